import type { Played } from '../src/wire/guerre-des-mots/Played.ts';
import type { View } from '../src/wire/guerre-des-mots/View.ts';

const laidOn = ({ laid }: Played, { chains }: View) =>
  chains.flatMap((chain) => chain.tiles).filter(({ cell }) => laid.includes(cell));

/** The kinds of coups of the general rule, by what is seen once one is played. */
export const KINDS = {
  'a shot that hits': ({ shots }) => shots.some(({ taken }) => taken.tiles.length > 0),
  'a letter turned at a right angle': ({ text }) => text.includes('~'),
  'a symbol turned back': ({ text }) => /(^| )_/.test(text),
  'a cross taken back': ({ text }) => text.includes('^'),
  'a chain blockade': (_, { chains }) => chains.some(({ blockaded }) => blockaded),
  'a word blockade': (_, { chains }) =>
    chains.some(({ words }) => words.some((word) => word.protected)),
  'the cross of a compound': ({ words }) => words.some((word) => word.includes('-')),
  'a turned vowel': ({ text }) => text.includes('/'),
  'a hook': ({ words }) => words.length === 2,
  'a second chain': ({ coup, seat }, { chains }) =>
    coup === 'found' && chains.filter(({ owner }) => owner === seat).length === 2,
  'a reprise': ({ coup }) => coup === 'reprise',
  piracy: ({ pirated }) => pirated !== null,
  'letters taken': ({ taken }) => taken.some((group) => group.tiles.length > 0),
  'a joker': (played, view) => laidOn(played, view).some(({ joker }) => joker),
  'an accent': (played, view) =>
    laidOn(played, view).some(({ letter }) => /[À-Ý]/.test(letter ?? '')),
} satisfies Record<string, (played: Played, view: View) => boolean>;

/** The name of a kind. */
export type KindName = keyof typeof KINDS;
