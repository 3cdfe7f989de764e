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
