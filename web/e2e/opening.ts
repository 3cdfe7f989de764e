import type { Locator, Page } from 'playwright-core';
import type { NewTable } from '../src/wire/NewTable.ts';
import type { Visitor } from './visitor.ts';

/** Opens a table for a visitor without going through the page, and goes there. */
export async function openTable(
  visitor: Visitor,
  table: Pick<NewTable, 'game'> & Partial<NewTable>,
): Promise<void> {
  const { request } = visitor.context;
  await request.get(`${visitor.origin}/api/me`);
  const answer = await request.post(`${visitor.origin}/api/tables`, {
    data: { opponent: { kind: 'hotseat' }, colour: 'first', ...table },
  });
  if (answer.status() !== 201) throw new Error(`no table: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  await visitor.go(`/table/${id}`);
  await visitor.page.getByRole('grid').waitFor();
}

/** The box of a game on the shelf, by its French name. */
export function boxOf(page: Page, game: string): Locator {
  return page.getByRole('article', { name: game, exact: true });
}

/** Goes to the shelf and presses something on the box of a game. */
export async function takeBox(visitor: Visitor, game: string, press: string): Promise<void> {
  await visitor.go('/');
  await boxOf(visitor.page, game).getByRole('button', { name: press }).click();
}

/** Unfolds every point of the rules in the dialog of a new game, or those about one thing alone. */
export async function unfoldPoints(dialog: Locator, about?: string): Promise<void> {
  await dialog.getByText('Régler point par point').click();
  const groups = dialog.locator('details details > summary');
  for (const group of about ? [groups.filter({ hasText: about })] : await groups.all())
    await group.click();
}

/** Opens the dialog of a new game from a box on the shelf. */
export async function chooseFor(page: Page, game: string): Promise<void> {
  await boxOf(page, game).getByRole('button', { name: 'cadence et variantes' }).click();
}
