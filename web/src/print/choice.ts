import type { SheetInfo } from '../wire/SheetInfo';

/** How the sheets are wanted. */
export interface Wish {
  paper: string;
  ink: string;
  lang: string;
}

const query = (wish: Wish) => `paper=${wish.paper}&ink=${wish.ink}&lang=${wish.lang}`;

/** Where the drawing of a sheet is. */
export function drawingAddress(game: string, sheet: string, wish: Wish): string {
  return `/api/games/${game}/kit/${sheet}.svg?${query(wish)}`;
}

/** Where the PDF of the chosen sheets is; that of all of them is always the same. */
export function fileAddress(
  game: string,
  sheets: readonly SheetInfo[],
  left: ReadonlySet<string>,
  wish: Wish,
): string {
  const chosen = sheets.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const some = chosen.length < sheets.length ? `&sheets=${chosen.join(',')}` : '';
  return `/api/games/${game}/kit.pdf?${query(wish)}${some}`;
}

/** What is left out once a sheet was pressed: a front and its back go together. */
export function pressed(
  sheets: readonly SheetInfo[],
  left: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  const at = sheets.findIndex((sheet) => sheet.id === id);
  const first = sheets[at]?.back ? at - 1 : at;
  const both = [sheets[first], sheets[first + 1]?.back ? sheets[first + 1] : undefined];
  const next = new Set(left);
  const leave = !left.has(id);
  for (const sheet of both) {
    if (!sheet) continue;
    if (leave) next.add(sheet.id);
    else next.delete(sheet.id);
  }
  return next;
}
