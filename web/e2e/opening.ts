import type { NewTable } from '../src/wire/NewTable.ts';
import type { Visitor } from './visitor.ts';

/** Opens a table for a visitor without going through the page, and goes there. */
export async function openTable(visitor: Visitor, table: Partial<NewTable> = {}): Promise<void> {
  const { request } = visitor.context;
  await request.get(`${visitor.origin}/api/me`);
  const answer = await request.post(`${visitor.origin}/api/tables`, {
    data: { game: 'echecs', opponent: { kind: 'hotseat' }, colour: 'first', ...table },
  });
  if (answer.status() !== 201) throw new Error(`no table: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  await visitor.go(`/table/${id}`);
  await visitor.page.getByRole('grid').waitFor();
}

/** Goes to the shelf and presses a button on the box of a game. */
export async function takeBox(visitor: Visitor, game: string, press: string): Promise<void> {
  await visitor.go('/');
  const box = visitor.page.getByRole('region', { name: game });
  await box.getByRole('button', { name: press }).click();
}
