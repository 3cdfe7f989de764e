import type { Family } from '../wire/Family';
import type { Reading } from '../wire/Reading';
import type { WordReport } from '../wire/WordReport';
import { conjugate, type Conjugation } from './conjugation';
import { decline, type Declension } from './declension';
import { fold } from './fold';

/** The forms of a word, laid out by what they are. */
export interface Layout {
  /** A noun and an adjective that share every form stand together. */
  nominal: { classes: string[]; declension: Declension }[];
  verb: Conjugation | null;
  /** What has no other form than itself, by class. */
  plain: { class: string; forms: string[] }[];
}

const NOMINAL = ['noun', 'adjective'];

/** Lays out a family. */
export function layOut({ forms }: Family): Layout {
  const nominal: Layout['nominal'] = [];
  for (const name of NOMINAL) {
    const declension = decline(forms, (analysis) => analysis.class === name);
    if (!declension) continue;
    const twin = nominal.find((other) => same(other.declension, declension));
    if (twin) twin.classes.push(name);
    else nominal.push({ classes: [name], declension });
  }
  return { nominal, verb: conjugate(forms), plain: plain(forms) };
}

const same = (a: Declension, b: Declension) => JSON.stringify(a) === JSON.stringify(b);

function plain(forms: Reading[]): Layout['plain'] {
  const found = new Map<string, string[]>();
  for (const { form, analyses } of forms)
    for (const { class: name } of analyses) {
      if (name === 'verb' || NOMINAL.includes(name)) continue;
      const known = found.get(name) ?? [];
      if (!known.includes(form)) known.push(form);
      found.set(name, known);
    }
  return Array.from(found, ([name, known]) => ({ class: name, forms: known }));
}

/**
 * Tells the forms that were looked up: the very spelling when there is such a word, every spelling
 * of the same plain letters otherwise.
 */
export function lookedUp({ word, folded, readings }: WordReport): (form: string) => boolean {
  const spelt = (form: string) => form.toLowerCase() === word;
  return readings.some(({ form }) => spelt(form)) ? spelt : (form) => fold(form) === folded;
}

/** The families of a report, those that hold the very word first. */
export function byNearness(report: WordReport): Family[] {
  const here = lookedUp(report);
  const rank = ({ forms }: Family) => (forms.some(({ form }) => here(form)) ? 0 : 1);
  return [...report.families].sort((a, b) => rank(a) - rank(b));
}

/** The spellings of the same plain letters, other than the word itself. */
export function otherSpellings(report: WordReport): string[] {
  const forms = report.readings.map(({ form }) => form);
  return [...new Set(forms)].filter((form) => form.toLowerCase() !== report.word);
}
