import type { Position } from '../../board/figure';
import type { Square } from '../../board/grid';
import type { Locale } from '../../prefs.svelte';
import { DRAWINGS, type Letter } from './fen';
import { WRITTEN } from './san';

/** What a typed move came to. */
export type Typed =
  | { kind: 'move'; from: Square; to: Square; promotion: Letter | null }
  /** Several pieces could: these squares. */
  | { kind: 'several'; from: Square[]; to: Square }
  /** It reads as a move, but no piece can play it. */
  | { kind: 'nobody' }
  /** It does not read as a move. */
  | { kind: 'unread' };

/** What the reader of moves must know. */
export interface Board {
  position: Position;
  dests: ReadonlyMap<Square, readonly Square[]>;
  camp: string;
  locale: Locale;
}

interface Reading {
  letter: Letter;
  hint: string;
  to: Square;
  promotion: Letter | null;
}

/**
 * Reads a move as a player types it: `Cf3`, `Nf3`, `cf3`, `exd5`, `e8=D`, `g1f3`, `0-0`. The
 * letters of the page's language come first, the other's next.
 */
export function readMove(text: string, board: Board): Typed {
  const plain = text.trim().replace(/[+#!?\s]|e\.?p\.?$/g, '');
  const castle = /^([0Oo])(-?\1){1,2}$/.exec(plain);
  if (castle) return castling(plain.replaceAll('-', '').length === 3, board);

  const squares = /^([a-h][1-8])[-x:]?([a-h][1-8])=?([a-z])?$/i.exec(plain);
  if (squares?.[1] && squares[2]) {
    const promotion = squares[3] ? letterFor(squares[3], board.locale) : null;
    const [from, to] = [squares[1].toLowerCase(), squares[2].toLowerCase()];
    return { kind: 'move', from, to, promotion };
  }

  const readings = readingsOf(plain, board.locale);
  if (readings.length === 0) return { kind: 'unread' };
  for (const reading of readings) {
    const from = origins(reading, board);
    if (from.length > 1) return { kind: 'several', from, to: reading.to };
    if (from[0])
      return { kind: 'move', from: from[0], to: reading.to, promotion: reading.promotion };
  }
  return onlyOne(readings, board) ?? { kind: 'nobody' };
}

/** The piece a letter means, in the page's language first. */
export function letterFor(text: string, locale: Locale): Letter | null {
  const upper = text.toUpperCase();
  for (const language of [locale, locale === 'fr' ? 'en' : 'fr'] as const)
    for (const [letter, written] of Object.entries(WRITTEN[language]))
      if (written === upper) return letter as Letter;
  return null;
}

function readingsOf(text: string, locale: Locale): Reading[] {
  const readings: Reading[] = [];
  const pawn = /^([a-h])?[x:]?([a-h][1-8])=?([A-Za-z])?$/.exec(text);
  if (pawn?.[2])
    readings.push({
      letter: 'P',
      hint: pawn[1] ?? '',
      to: pawn[2],
      promotion: pawn[3] ? letterFor(pawn[3], locale) : null,
    });
  const piece = /^([A-Za-z])([a-h]?[1-8]?)[x:]?([a-h][1-8])(?:=?([A-Za-z]))?$/.exec(text);
  if (piece?.[1] && piece[3]) {
    const upper = piece[1].toUpperCase();
    for (const language of [locale, locale === 'fr' ? 'en' : 'fr'] as const)
      for (const [letter, written] of Object.entries(WRITTEN[language]))
        if (written === upper)
          readings.push({
            letter: letter as Letter,
            hint: piece[2] ?? '',
            to: piece[3],
            promotion: piece[4] ? letterFor(piece[4], locale) : null,
          });
  }
  return readings;
}

function origins({ letter, hint, to }: Reading, board: Board): Square[] {
  return [...board.dests]
    .filter(
      ([from, squares]) =>
        squares.includes(to) &&
        board.position.get(from)?.name === DRAWINGS[letter] &&
        [...hint].every((part) => from.includes(part)) &&
        // "e4" is a push, "exd5" a capture: a bare square never means a capture.
        (letter !== 'P' || from[0] === (hint || to[0])),
    )
    .map(([from]) => from);
}

/** When one piece alone could be meant, it is asked for: the rules then say why it cannot. */
function onlyOne(readings: Reading[], board: Board): Typed | null {
  for (const { letter, hint, to, promotion } of readings) {
    const mine = [...board.position].filter(
      ([square, figure]) =>
        figure.camp === board.camp &&
        figure.name === DRAWINGS[letter] &&
        [...hint].every((part) => square.includes(part)) &&
        (letter !== 'P' || square[0] === (hint || to[0])),
    );
    if (mine.length === 1 && mine[0]) return { kind: 'move', from: mine[0][0], to, promotion };
  }
  return null;
}

function castling(long: boolean, board: Board): Typed {
  for (const [from, squares] of board.dests) {
    if (board.position.get(from)?.name !== 'roi') continue;
    for (const to of squares) {
      const way = to.charCodeAt(0) - from.charCodeAt(0);
      if (Math.abs(way) >= 2 && way < 0 === long)
        return { kind: 'move', from, to, promotion: null };
    }
  }
  const king = [...board.position].find(
    ([, figure]) => figure.camp === board.camp && figure.name === 'roi',
  );
  if (!king) return { kind: 'nobody' };
  return { kind: 'move', from: king[0], to: `${long ? 'c' : 'g'}${king[0][1]}`, promotion: null };
}
