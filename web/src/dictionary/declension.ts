import type { Analysis } from '../wire/Analysis';
import type { Reading } from '../wire/Reading';

/** The forms of a noun, an adjective or a participle, by number and gender. */
export interface Declension {
  genders: string[];
  rows: { number: string; cells: string[][] }[];
}

const GENDERS = ['masculine', 'feminine', 'both'];
const NUMBERS = ['singular', 'plural', 'invariable'];

/** Lays out the forms whose analyses `fit`; null when none does. */
export function decline(forms: Reading[], fit: (analysis: Analysis) => boolean): Declension | null {
  const cells = new Map<string, string[]>();
  const genders = new Set<string>();
  const numbers = new Set<string>();
  for (const { form, analyses } of forms)
    for (const analysis of analyses.filter(fit)) {
      const gender = analysis.gender ?? 'both';
      const number = analysis.number ?? 'invariable';
      genders.add(gender);
      numbers.add(number);
      const cell = cells.get(`${number} ${gender}`) ?? [];
      if (!cell.includes(form)) cell.push(form);
      cells.set(`${number} ${gender}`, cell);
    }
  if (cells.size === 0) return null;
  const columns = GENDERS.filter((gender) => genders.has(gender));
  return {
    genders: columns,
    rows: NUMBERS.filter((number) => numbers.has(number)).map((number) => ({
      number,
      cells: columns.map((gender) => cells.get(`${number} ${gender}`) ?? []),
    })),
  };
}

/** The one cell of a declension that has no other. */
export function onlyCell({ rows }: Declension): string[] | null {
  const [row] = rows;
  return rows.length === 1 && row?.cells.length === 1 ? (row.cells[0] ?? null) : null;
}
