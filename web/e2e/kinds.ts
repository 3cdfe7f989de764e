import type { Played } from '../src/wire/guerre-des-mots/Played.ts';
import type { View } from '../src/wire/guerre-des-mots/View.ts';

/** A kind of coup: how it is written, and what is seen once it is played. */
export interface Kind {
  name: string;
  written: RegExp;
  shows(played: Played, view: View): boolean;
  /** How a coup is written that may lead to one of this kind. */
  after?: RegExp;
}

const tiles = ({ chains }: View) => chains.flatMap((chain) => chain.tiles);
const laidOn = ({ laid }: Played, view: View) =>
  tiles(view).filter(({ cell }) => laid.includes(cell));

/** The kinds of coups of the general rule. */
export const KINDS: readonly Kind[] = [
  {
    name: 'a shot that hits',
    written: / \*/,
    shows: ({ shots }) => shots.some(({ taken }) => taken.tiles.length > 0),
  },
  {
    name: 'a letter turned at a right angle',
    written: /~/,
    shows: ({ text }) => text.includes('~'),
  },
  {
    name: 'a symbol turned back',
    written: /(^| )_/,
    shows: ({ text }) => /(^| )_/.test(text),
    after: / !/,
  },
  {
    name: 'a cross taken back',
    written: /\^/,
    shows: ({ text }) => text.includes('^'),
    after: / =/,
  },
  {
    name: 'a chain blockade',
    written: / !/,
    shows: (_, { chains }) => chains.some(({ blockaded }) => blockaded),
  },
  {
    name: 'a word blockade',
    written: / =/,
    shows: (_, { chains }) => chains.some(({ words }) => words.some((word) => word.protected)),
  },
  {
    name: 'the cross of a compound',
    written: /\+/,
    shows: ({ words }) => words.some((word) => word.includes('-')),
  },
  {
    name: 'a turned vowel',
    written: /\/\p{Lu}/u,
    shows: ({ text }) => text.includes('/'),
  },
  { name: 'a hook', written: /[hv] \S+ [a-x]\d+[hv] /, shows: ({ words }) => words.length === 2 },
  {
    name: 'a second chain',
    written: /^N .* </,
    shows: ({ coup, seat }, { chains }) =>
      coup === 'found' && chains.filter(({ owner }) => owner === seat).length === 2,
  },
  { name: 'a reprise', written: /^R/, shows: ({ coup }) => coup === 'reprise' },
  { name: 'piracy', written: /%/, shows: ({ pirated }) => pirated !== null },
  {
    name: 'letters taken',
    written: /</,
    shows: ({ taken }) => taken.some((group) => group.tiles.length > 0),
  },
  {
    name: 'a joker',
    written: /\([^)]*\p{Ll}/u,
    shows: (played, view) => laidOn(played, view).some(({ joker }) => joker),
  },
  {
    name: 'an accent',
    written: /\([^)]*[À-Ý]/,
    shows: (played, view) => laidOn(played, view).some(({ letter }) => /[À-Ý]/.test(letter ?? '')),
  },
];

/** The coup of the most kinds among those wanted, the shortest of them; none where there is none. */
export function richest(coups: readonly string[], wanted: readonly Kind[]): string | undefined {
  const kinds = (text: string) => wanted.filter(({ written }) => written.test(text)).length;
  return coups
    .filter((text) => kinds(text) > 0)
    .sort((a, b) => kinds(b) - kinds(a) || a.length - b.length)[0];
}
