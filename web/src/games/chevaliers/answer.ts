import type { Square } from '../../board/grid';
import { t } from '../../i18n';
import { word } from '../../table/word';
import { wordOf } from './camp';
import { readMove, shownMove, tidied } from './moves';
import type { Chevaliers } from './session.svelte';
import { countsOf } from './story';

/** The commands of Échec aux Chevaliers, in the order the help lists them. */
export const COMMANDS = ['move', 'square', 'pieces', 'moves', 'last', 'count', 'claim'] as const;

type Verb = Exclude<(typeof COMMANDS)[number], 'move'>;

const VERBS: Record<string, Verb> = {
  s: 'square',
  case: 'square',
  square: 'square',
  p: 'pieces',
  pieces: 'pieces',
  coups: 'moves',
  moves: 'moves',
  dernier: 'last',
  last: 'last',
  compte: 'count',
  count: 'count',
  signaler: 'claim',
  claim: 'claim',
};

/** Answers a line typed at a table of Échec aux Chevaliers; null when it is no command of it. */
export function answer(text: string, game: Chevaliers): string | null {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const verb = VERBS[word(first)];
  return verb ? DO[verb](game, rest.join(' ').toLowerCase()) : move(text, game);
}

const DO: Record<Verb, (game: Chevaliers, object: string) => string> = {
  square(game, object) {
    const known = game.grid.shown(false).flat().includes(object);
    return known ? game.describe(object) : t('chevaliers-which-square');
  },
  pieces: (game) =>
    ['N', 'M', 'n', 'm']
      .map((piece) => {
        const squares = [...game.pieces].flatMap(([square, one]) => (one === piece ? square : []));
        return t('chevaliers-stand', {
          piece: t(`chevaliers-${wordOf(piece)}`),
          squares: squares.sort(bySquare).join(', ') || '–',
        });
      })
      .join(' '),
  moves(game, object) {
    const moves = game.legal.filter(({ from }) => object === '' || from === object);
    if (moves.length === 0) return t('chevaliers-no-moves');
    return moves.map(({ text }) => shownMove(text)).join(', ');
  },
  last: (game) => game.told(game.plies),
  count: (game) =>
    [0, 1]
      .map((camp) =>
        t('chevaliers-count', { side: game.campName(camp), ...countsOf(game.pieces, camp) }),
      )
      .join(' '),
  claim(game) {
    if (game.extras.length === 0) return t('chevaliers-nothing-to-claim');
    game.claim();
    return '';
  },
};

function move(line: string, game: Chevaliers): string | null {
  const text = tidied(line);
  const plain = /^([a-z]\d+)\s*([a-z]\d+)$/.exec(text);
  if (!plain && !readMove(text)) return null;
  if (game.acting.length === 0 || game.pending) return t('command-not-your-turn');
  if (!game.present) return t('command-past');
  if (!plain) {
    game.type(text);
    return '';
  }
  // Two squares without a sign mean the one move that joins them.
  const [, from = '', to = ''] = plain;
  const meant = game.legal.filter((one) => one.from === from && one.parts.at(-1)?.to === to);
  if (meant.length > 1)
    return t('chevaliers-which-way', { moves: meant.map((one) => shownMove(one.text)).join(', ') });
  game.type(meant[0]?.text ?? `${from}-${to}`);
  return '';
}

function bySquare(a: Square, b: Square): number {
  return a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));
}
