import type { Reply } from '../face';
import { t } from '../../i18n';
import { word } from '../../table/word';
import type { DamesDeLettres } from './session.svelte';
import { objectionTold } from './told';
import { countOf, placed, SQUARES } from './tokens';
import { unread } from './writing';

/** The commands of Dames de Lettres, in the order the help lists them. */
export const COMMANDS = ['move', 'square', 'words', 'count', 'last', 'announce'] as const;

type Verb = Exclude<(typeof COMMANDS)[number], 'move'>;

const VERBS: Record<string, Verb> = {
  s: 'square',
  case: 'square',
  square: 'square',
  mots: 'words',
  words: 'words',
  compte: 'count',
  count: 'count',
  dernier: 'last',
  last: 'last',
  annonce: 'announce',
  announce: 'announce',
};

const MOVE = /^([a-h][1-6])\s*[-x×]\s*([a-h][1-6])(?:\s+([^@+=]+))?$/i;
const WHOLE = /^[a-h][1-6](?:[-x][a-h][1-6])+(?: .+)?$/i;

/** Answers a line typed at a table of Dames de Lettres; null when it is no command of it. */
export function answer(text: string, game: DamesDeLettres): Reply | null {
  const line = text.trim();
  const [first = '', ...rest] = line.split(/\s+/);
  const verb = VERBS[word(first)];
  return verb ? DO[verb](game, rest.join(' ')) : move(line, game);
}

const DO: Record<Verb, (game: DamesDeLettres, object: string) => string> = {
  square(game, object) {
    const square = placed(object);
    return SQUARES.includes(square) ? game.describe(square) : t('ddl-which-square');
  },
  words: (game) => {
    const words = game.view.used.map((used) => used.word);
    return words.length === 0 ? t('ddl-no-words') : words.join(', ');
  },
  count: (game) =>
    [0, 1]
      .map((seat) => t('ddl-count', { side: game.seatName(seat), ...countOf(game.shown, seat) }))
      .join(' '),
  last: (game) => game.told(game.plies),
  announce(game, object) {
    if (game.view.mode !== 'strict') return t('ddl-strict-only');
    if (!game.free) return t('command-not-your-turn');
    game.say(`announce ${object.replace(/\s+/g, '').toUpperCase()}`);
    return '';
  },
};

function move(line: string, game: DamesDeLettres): Reply | null {
  const plain = MOVE.exec(line);
  if (!plain && !WHOLE.test(line)) return null;
  if (!game.free) return t(game.present ? 'command-not-your-turn' : 'command-past');
  // As it was typed: the rules say what is wrong with it.
  if (!plain) {
    game.say(line.replace('×', 'x'));
    return '';
  }
  const [, from = '', to = '', typed] = plain;
  const slide = game.slideTo(placed(from), placed(to));
  if (!slide) {
    game.move(placed(from), placed(to));
    return '';
  }
  game.composing.move(slide);
  game.composing.type(typed ?? '');
  const { current, candidates, meant, objection } = game.composing;
  if (typed === undefined)
    return game.composing.wordless ? t('ddl-typed-wordless') : t('ddl-typed-slide');
  if (!current) {
    const against = objection ?? unread(meant);
    return { text: objectionTold(game, against), clause: against.clause };
  }
  return t('ddl-typed-word', { word: current.word, count: candidates.length });
}
