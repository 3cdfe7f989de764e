import type { Args } from '../../i18n';
import type { Locale } from '../../prefs.svelte';
import { DRAWINGS, type Letter } from './fen';

/** The letters players write, by language. */
export const WRITTEN: Record<Locale, Record<Letter, string>> = {
  fr: { K: 'R', Q: 'D', R: 'T', B: 'F', N: 'C', P: 'P' },
  en: { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N', P: 'P' },
};

/** A move in a language's own letters; the server writes English ones. */
export function localSan(san: string, locale: Locale): string {
  if (san.startsWith('O-O')) return locale === 'fr' ? san.replaceAll('O', '0') : san;
  return san.replace(/[KQRBN]/g, (letter) => WRITTEN[locale][letter as Letter]);
}

/** How a sentence is fetched. */
export type Say = (id: string, args?: Args) => string;

/** What there is to say of a move. */
export interface Told {
  san: string;
  from: string;
  to: string;
  /** Whether a pawn took a pawn beside it. */
  enPassant?: boolean;
}

const SAN = /^([KQRBN])?([a-h]?[1-8]?)(x)?([a-h][1-8])(?:=([QRBN]))?/;

/** A move in words: "Fou prend e6, échec". */
export function spoken({ san, from, to, enPassant }: Told, say: Say): string {
  let sentence: string;
  if (san.startsWith('O-O')) {
    sentence = say(san.startsWith('O-O-O') ? 'echecs-said-long' : 'echecs-said-short');
  } else {
    const [, letter = 'P', which, takes, , promotion] = SAN.exec(san) ?? [];
    const piece = say(`echecs-piece-${DRAWINGS[letter as Letter]}`);
    // A pawn's file before a capture tells nothing; elsewhere it tells two like pieces apart.
    const both = which && letter !== 'P';
    sentence = say(
      takes
        ? both
          ? 'echecs-said-capture-from'
          : 'echecs-said-capture'
        : both
          ? 'echecs-said-move-from'
          : 'echecs-said-move',
      { piece, from, square: to },
    );
    if (enPassant) sentence = say('echecs-said-en-passant', { move: sentence });
    if (promotion)
      sentence = say('echecs-said-promotion', {
        move: sentence,
        piece: say(`echecs-piece-${DRAWINGS[promotion as Letter]}`).toLowerCase(),
      });
  }
  if (san.endsWith('#')) return say('echecs-said-mate', { move: sentence });
  if (san.endsWith('+')) return say('echecs-said-check', { move: sentence });
  return sentence;
}
