import type { Grid, Square } from '../board/grid';
import type { Shape } from '../board/shapes';
import { has, t } from '../i18n';
import type { Hint } from '../wire/Hint';

const named = (squares: readonly string[]) => squares.map((square): Square => square.toLowerCase());

/** The part of a board around some squares, one further on each side; null where there are none. */
export function zoneOf(grid: Grid, squares: readonly Square[]): Shape | null {
  const first = squares[0];
  if (first === undefined) return null;
  const files = squares.map((square) => grid.file(square));
  const ranks = squares.map((square) => grid.rank(square));
  const lowest = Number(first.slice(1)) - grid.rank(first);
  const at = (file: number, rank: number) => {
    const [x, y] = [
      Math.min(Math.max(file, 0), grid.cols - 1),
      Math.min(Math.max(rank, 0), grid.rows - 1),
    ];
    return `${String.fromCharCode(97 + x)}${y + lowest}`;
  };
  return {
    from: at(Math.min(...files) - 1, Math.min(...ranks) - 1),
    to: at(Math.max(...files) + 1, Math.max(...ranks) + 1),
    ink: 'blue',
    as: 'zone',
  };
}

/** Whether a piece goes from the one square that it stands on; letters are laid where a word will be. */
function goes({ with: [from, ...more], letters, path }: Hint): boolean {
  return path.length > 1 && more.length === 0 && from === path[0] && letters === '';
}

/** What a hint draws on the board: the part to look at, then what is moved, then the move. */
export function marksOf(grid: Grid, hint: Hint): Shape[] {
  const [around, moved, path] = [named(hint.around), named(hint.with), named(hint.path)];
  const ring = (square: Square): Shape => ({ from: square, to: square, ink: 'green' });
  if (hint.step >= 3) {
    if (!goes(hint)) return path.map(ring);
    const way = path.slice(1).map((to, i): Shape => ({ from: path[i]!, to, ink: 'green' }));
    // What a piece writes where it arrives is shown as well.
    const written = around.length > 1 ? around : [];
    return [...written.map((square): Shape => ({ ...ring(square), ink: 'blue' })), ...way];
  }
  const zone = zoneOf(grid, around);
  const shown = zone ? [zone] : [];
  return hint.step >= 2 ? [...shown, ...moved.map(ring)] : shown;
}

/** What a hint says, a sentence for each thing. */
export function wordsOf(game: string, hint: Hint): string[] {
  const squares = hint.with.join(', ');
  const letters = [...hint.letters].join(' ');
  if (hint.step === 1) return [t(hint.around.length > 0 ? 'hint-look' : 'hint-look-hand')];
  if (hint.step === 2) {
    const words = [];
    if (letters !== '') words.push(t('hint-letters', { letters }));
    if (squares !== '') words.push(t('hint-from', { squares }));
    return words.length > 0 ? words : [t('hint-hand')];
  }
  const { code, args } = hint.reason ?? { code: 'best', args: {} };
  const key = `why-${game}-${code}`;
  const why = has(key) ? t(key, args) : t('hint-best');
  const move = goes(hint) ? [t('hint-move', { move: hint.path.join(' – ') })] : [];
  return [...move, why];
}
