import type { KindName } from './kinds.ts';

/** A coup of a written game, and the kinds of coups that it is an example of. */
export type Example = readonly [coup: string, ...kinds: KindName[]];

/** The salt that deals a table, and coups that can be played there. */
export interface War {
  salt: string;
  coups: readonly string[];
}

/** Every kind of coup of the general rule, within one game. */
export const EVERY_KIND: { salt: string; coups: readonly Example[] } = {
  salt: '2',
  coups: [
    ['N e22h (AbÉE)', 'a joker', 'an accent'],
    ['N c17v (uSÂT)'],
    ['N q3h (AILs)'],
    ['N v17v (JUDo)'],
    [
      '%E1 v17v JUDO(s) o21h (EN+COUR)S <t3:1',
      ...(['the cross of a compound', 'a hook', 'piracy', 'letters taken'] as const),
    ],
    ['c20h T(EX) !e20', 'a chain blockade'],
    ['N e3h (/ÂPRE) <q3:1', 'a turned vowel', 'a second chain'],
    ['R v17:2', 'a reprise'],
    ['~e22f23', 'a letter turned at a right angle'],
    ['_e20 ~e20d21 d20v EX(AM) *d23E:f23/1', 'a shot that hits', 'a symbol turned back'],
    ['r3v I(Do) <v19:2 =r6', 'a word blockade'],
    ['^r6 h3v E(H)', 'a cross taken back'],
  ],
};

/** The last coup takes two letters from one end of one's own chain to the other (9.3). */
export const CARRIED: War = {
  salt: '0',
  coups: [
    'N e22h (UReS)',
    'N c5v (mIES)',
    'N q3h (AlES)',
    'N v17v (RAyÉ)',
    '%N1 t3v S(ATINÉ)',
    '%E1 v17v RAYÉ(S) q21h (ÉTION)S <t8:4',
    'c5h M(ES) <c8:2',
  ],
};

/** The last coup fires from d20 at i20 with 8 against 8: not more than what it aims at, it fails. */
export const TOO_WEAK: War = {
  salt: '7',
  coups: [
    'N e22h (AbER)',
    'N c17v (AbÉE)',
    'N e3h (AbAT)',
    'N v17v (AbAT)',
    'e22h ABER(S) i18v (YOGA)S',
    'c20h E(N) *d20E:i18',
  ],
};

/** A whole game of two by the simplified rule: its last word lies down the middle of the cross (15.1). */
export const CROSS: War = {
  salt: '3',
  coups: [
    'N q22h (AERA)',
    'N e3h (NArD)',
    't16v (STERER)A',
    'N e22h (OSEz)',
    'e3v N(ARINE)',
    'c8h (zO)E <h22:1',
    'g17v (TERSE)E <t16:5',
    'c17h (QUAR)T <t21:1',
    '%N1 c2v (ESSORE)Z <e22:6',
    'q22h AERA(SSE) w17v (REDOr)E <c2:6 <h3:2',
    '%N1 c3v (ARASE)Z <q22:5',
    'g18h E(rODES) <v22:5',
    'l11v (ARASERA)S <c3:5 <f3:1',
  ],
};
