import type { Figure as Drawing } from '../../pieces/figure';
import type { Figure, Position } from '../../board/figure';
import type { Square } from '../../board/grid';

/** The letters of the pieces, as FEN and SAN write them. */
export type Letter = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P';

/** The drawing of each piece. */
export const DRAWINGS: Record<Letter, Drawing> = {
  K: 'roi',
  Q: 'dame',
  R: 'tour',
  B: 'fou',
  N: 'cavalier',
  P: 'pion',
};

const LETTERS = Object.fromEntries(
  Object.entries(DRAWINGS).map(([letter, drawing]) => [drawing, letter]),
) as Record<string, Letter>;

/** The letter of a figure. */
export function letterOf(figure: Figure): Letter {
  return LETTERS[figure.name] ?? 'P';
}

/** The camp of a seat: White is seat 0. */
export function campOf(seat: number): 'white' | 'black' {
  return seat === 0 ? 'white' : 'black';
}

/** Reads the first field of a FEN for display; what it does not understand it leaves out. */
export function parse(fen: string): Position {
  const position = new Map<Square, Figure>();
  const rows = fen.split(' ')[0]?.split('/') ?? [];
  rows.forEach((row, down) => {
    let file = 0;
    for (const character of row) {
      const gap = Number(character);
      if (gap > 0) {
        file += gap;
        continue;
      }
      const letter = character.toUpperCase();
      if (isLetter(letter) && file < 8 && down < 8)
        position.set(`${'abcdefgh'[file]}${8 - down}`, {
          name: DRAWINGS[letter],
          camp: character === letter ? 'white' : 'black',
        });
      file += 1;
    }
  });
  return position;
}

/** The number of the move that a FEN waits for, and whose it is. */
export function moveNumber(fen: string): { number: number; seat: number } {
  const fields = fen.split(' ');
  return { number: Number(fields[5]) || 1, seat: fields[1] === 'b' ? 1 : 0 };
}

function isLetter(text: string): text is Letter {
  return text in DRAWINGS;
}

/**
 * The position as it looks after a move, until the server's own comes: a king that goes two
 * squares or more takes its rook along, a pawn that leaves its file for an empty square takes the
 * pawn it passed.
 */
export function shift(
  position: Position,
  from: Square,
  to: Square,
  promotion: Letter | null = null,
): Position {
  const figure = position.get(from);
  if (!figure) return position;
  const next = new Map(position);
  next.delete(from);
  const [fromFile, toFile] = [from.charCodeAt(0), to.charCodeAt(0)];
  const rank = from.slice(1);
  if (figure.name === 'pion' && fromFile !== toFile && !position.has(to))
    next.delete(`${to.charAt(0)}${rank}`);
  if (figure.name === 'roi' && Math.abs(toFile - fromFile) >= 2) {
    const short = toFile > fromFile;
    const rook = `${short ? 'h' : 'a'}${rank}`;
    const figureThere = position.get(rook);
    if (figureThere) {
      next.delete(rook);
      next.set(`${String.fromCharCode(toFile + (short ? -1 : 1))}${rank}`, figureThere);
    }
  }
  next.set(to, promotion ? { ...figure, name: DRAWINGS[promotion] } : figure);
  return next;
}

/** The pieces each side has taken on the way from one position to another, pawns first. */
export function captured(start: Position, now: Position): [string, string] {
  return [missing(start, now, 'black'), missing(start, now, 'white')];
}

function missing(start: Position, now: Position, camp: string): string {
  const count = (position: Position, letter: Letter) =>
    [...position.values()].filter(
      (figure) => figure.camp === camp && figure.name === DRAWINGS[letter],
    ).length;
  let promoted = 0;
  let pieces = '';
  for (const letter of ['N', 'B', 'R', 'Q'] as const) {
    const gone = count(start, letter) - count(now, letter);
    promoted += Math.max(0, -gone);
    pieces += letter.repeat(Math.max(0, gone));
  }
  const pawns = count(start, 'P') - count(now, 'P') - promoted;
  return 'P'.repeat(Math.max(0, pawns)) + pieces;
}

/** White's material less Black's, in pawns. */
export function balance(position: Position): number {
  const worth: Record<Letter, number> = { K: 0, Q: 9, R: 5, B: 3, N: 3, P: 1 };
  let sum = 0;
  for (const figure of position.values())
    sum += worth[letterOf(figure)] * (figure.camp === 'white' ? 1 : -1);
  return sum;
}
