import { isOfTable } from '../games/terms';
import type { Options } from '../games/manifest';
import type { Book } from '../wire/book/Book';
import type { Choice } from '../wire/book/Choice';
import type { Preset } from '../wire/book/Preset';
import type { GameInfo } from '../wire/GameInfo';

/** One point of the rules that a table may choose, in the words of the book. */
export interface Point {
  /** The name of the option, which nobody reads. */
  name: string;
  title: string;
  values: Choice['values'];
  /** What it is where nobody chooses. */
  usual: string;
  /** The clauses it changes. */
  clauses: readonly string[];
  /** How it is chosen: one of some sentences, a number between two, or a text. */
  kind: 'words' | 'number' | 'text';
}

/** Points about one thing. */
export interface Points {
  title: string;
  points: Point[];
}

/** What a table of a game may choose, as the book groups it; who sits there is chosen elsewhere. */
export function pointsOf(book: Book, info: GameInfo): Points[] {
  const groups = book.groups.map(({ title, choices }) => ({
    title,
    points: choices.flatMap(({ option, title, values }): Point[] => {
      const known = info.options.find(({ name }) => name === option);
      if (!known || isOfTable(option)) return [];
      const { default: usual, clauses } = known;
      return [{ name: option, title, values, usual, clauses, kind: kindOf(values) }];
    }),
  }));
  return groups.filter(({ points }) => points.length > 0);
}

function kindOf(values: Point['values']): Point['kind'] {
  if (values.some(([, last]) => last !== null)) return 'number';
  return values.every(([first]) => first === '') ? 'text' : 'words';
}

/** The least and the greatest number that a point may be. */
export function boundsOf({ values }: Point): { min: number; max: number } {
  const ends = values.flatMap(([first, last]) => [Number(first), Number(last ?? first)]);
  return { min: Math.min(...ends), max: Math.max(...ends) };
}

/** What a value does, in a sentence of the book. */
export function effectOf({ values }: Point, value: string): string {
  const exact = values.find(([first, last]) => last === null && first === value);
  const within = values.find(
    ([first, last]) =>
      last !== null && Number(first) <= Number(value) && Number(value) <= Number(last),
  );
  return (exact ?? within ?? values.find(([first]) => first === ''))?.[2] ?? '';
}

/** What a value does, by itself: the book goes on from a title and a colon. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A value in a few words: what it does, or the number or text itself where any may be chosen. */
export function shortly(point: Point, value: string): string {
  const exact = point.values.find(([first, last]) => last === null && first === value);
  return exact && value !== '' ? exact[2].replace(/\.$/, '') : value;
}

/** The points that differ from what nobody chose, and their values. */
export function chosenOf(groups: readonly Points[], options: Options): [Point, string][] {
  const set = new Map(options);
  return groups
    .flatMap(({ points }) => points)
    .flatMap((point): [Point, string][] => {
      const value = set.get(point.name);
      return value === undefined || value === point.usual ? [] : [[point, value]];
    });
}

/** What a table ready to play makes of a point. */
export function presetValue({ options }: Preset, point: Point): string {
  return options.find(([name]) => name === point.name)?.[1] ?? point.usual;
}

/** The points in which options differ from a table ready to play. */
export function differences(
  groups: readonly Points[],
  preset: Preset,
  options: Options,
): [Point, string][] {
  const set = new Map(options);
  return groups
    .flatMap(({ points }) => points)
    .map((point): [Point, string] => [point, set.get(point.name) ?? point.usual])
    .filter(([point, value]) => value !== presetValue(preset, point));
}

/** Which of the tables ready to play is nearest to these options, the first of several. */
export function nearest(
  groups: readonly Points[],
  presets: readonly Preset[],
  options: Options,
): { place: number; away: number } {
  const aways = presets.map((preset) => differences(groups, preset, options).length);
  const away = Math.min(...aways);
  return { place: aways.indexOf(away), away };
}
