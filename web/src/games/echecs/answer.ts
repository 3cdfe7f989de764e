import type { Square } from '../../board/grid';
import { locale, t } from '../../i18n';
import { word } from '../../table/word';
import { campOf, DRAWINGS, letterOf, type Letter } from './fen';
import type { Echecs } from './session.svelte';
import { letterFor, readMove } from './typed';

/** The commands of chess, in the order the help lists them. */
export const COMMANDS = ['move', 'pieces', 'square', 'moves', 'last', 'material', 'claim'] as const;

type Verb = Exclude<(typeof COMMANDS)[number], 'move'>;

const VERBS: Record<string, Verb> = {
  p: 'pieces',
  pieces: 'pieces',
  s: 'square',
  case: 'square',
  square: 'square',
  coups: 'moves',
  moves: 'moves',
  dernier: 'last',
  last: 'last',
  materiel: 'material',
  material: 'material',
  reclamer: 'claim',
  claim: 'claim',
};

/** Answers a line typed at a table of chess; null when it is no command of chess. */
export function answer(text: string, game: Echecs): string | null {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const verb = VERBS[word(first)];
  const object = rest.join(' ');
  if (verb) return VERBS_DO[verb](game, object);
  return moveTyped(text, game);
}

const VERBS_DO: Record<Verb, (game: Echecs, object: string) => string> = {
  pieces(game, object) {
    const letter = letterFor(object, locale());
    if (!letter) return t('echecs-which-piece');
    return ['white', 'black'].map((camp) => whereabouts(game, letter, camp)).join(' ');
  },
  square(game, object) {
    const name = object.toLowerCase();
    if (/^[a-h][1-8]$/.test(name)) return game.describe(name);
    if (/^[a-h1-8]$/.test(name)) return line(game, name);
    return t('echecs-which-square');
  },
  moves(game, object) {
    const from = object.toLowerCase();
    const dests = [...game.reach.dests].filter(([square]) => !from || square === from);
    if (dests.length === 0) return t(from ? 'echecs-no-moves-from' : 'echecs-no-moves', { from });
    return dests
      .map(([square, to]) =>
        t('echecs-moves-from', { piece: named(game, square), to: to.join(' ') }),
      )
      .join(' ; ');
  },
  last: (game) => game.told(game.plies),
  material(game) {
    const { balance } = game.view;
    if (balance === 0) return t('echecs-material-even');
    const seat = balance > 0 ? 0 : 1;
    return t('echecs-material-ahead', { side: game.seatName(seat), points: Math.abs(balance) });
  },
  claim(game) {
    const claim = game.extras[0];
    if (!claim) return t('echecs-nothing-to-claim');
    claim.run();
    return claim.label;
  },
};

function moveTyped(text: string, game: Echecs): string | null {
  const { turn } = game.desk.live;
  const typed = readMove(text, {
    position: game.position,
    dests: game.reach.dests,
    camp: campOf(turn ?? 0),
    locale: locale(),
  });
  if (typed.kind === 'unread') return null;
  if (turn === null) return t('command-not-your-turn');
  if (!game.present) return t('command-past');
  if (typed.kind === 'nobody') return t('echecs-nobody', { move: text.trim() });
  if (typed.kind === 'several')
    return t('echecs-several', { squares: typed.from.join(', '), to: typed.to });
  game.type(typed.from, typed.to, typed.promotion);
  return '';
}

function named(game: Echecs, square: Square): string {
  const figure = game.position.get(square);
  return t('echecs-piece-at', {
    piece: figure ? t(`echecs-piece-${figure.name}`) : '',
    square,
  });
}

function whereabouts(game: Echecs, letter: Letter, camp: string): string {
  const squares = [...game.position]
    .filter(([, figure]) => figure.camp === camp && letterOf(figure) === letter)
    .map(([square]) => square)
    .sort();
  const piece = t(`echecs-${camp}-${DRAWINGS[letter]}`);
  return squares.length > 0
    ? t('echecs-stands', { piece, squares: squares.join(', ') })
    : t('echecs-stands-nowhere', { piece });
}

function line(game: Echecs, name: string): string {
  const found = [...game.position]
    .filter(([square]) => square.includes(name))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([square, figure]) => `${square} ${t(`echecs-${figure.camp}-${figure.name}`)}`);
  return found.length > 0 ? found.join(', ') : t('echecs-line-empty', { line: name });
}
