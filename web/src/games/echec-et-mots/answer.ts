import { t } from '../../i18n';
import { word } from '../../table/word';
import { squaresIn } from './emn';
import { plain } from './letters';
import type { EchecEtMots } from './session.svelte';

/** The commands of Échec et Mots, in the order the help lists them. */
export const COMMANDS = ['move', 'announce', 'reply', 'square', 'moves', 'racks', 'last'] as const;

type Verb = Exclude<(typeof COMMANDS)[number], 'move' | 'announce' | 'reply'>;

const VERBS: Record<string, Verb> = {
  s: 'square',
  case: 'square',
  square: 'square',
  coups: 'moves',
  moves: 'moves',
  lettres: 'racks',
  chevalet: 'racks',
  letters: 'racks',
  rack: 'racks',
  dernier: 'last',
  last: 'last',
};

const SQUARE = /^[a-g](-1|\d)$/;
const MOVE = /^([a-g](?:-1|\d))\s*[-x:]?\s*([a-g](?:-1|\d))(?:\s*#\s*(.+))?$/i;

/** Answers a line typed at a table of Échec et Mots; null when it is no command of it. */
export function answer(text: string, game: EchecEtMots): string | null {
  const line = text.trim();
  if (line.startsWith('>')) return reply(line.slice(1).trim(), game);
  const [first = '', ...rest] = line.split(/\s+/);
  const verb = VERBS[word(first)];
  return verb ? DO[verb](game, rest.join(' ')) : move(line, game);
}

const DO: Record<Verb, (game: EchecEtMots, object: string) => string> = {
  square(game, object) {
    const square = object.toLowerCase();
    const known = SQUARE.test(square) && game.grid.shown(false).flat().includes(square);
    return known ? game.describe(square) : t('echec-et-mots-which-square');
  },
  moves(game, object) {
    const from = object.toLowerCase();
    const dests = [...game.reach.dests].filter(([square]) => !from || square === from);
    if (dests.length === 0) return t('echec-et-mots-no-moves');
    return dests
      .map(([square, to]) => {
        const told = to.map((one) => [one, game.shown.letters.get(one)].filter(Boolean).join(' '));
        return t('echec-et-mots-moves-from', { square, to: told.join(', ') });
      })
      .join(' ; ');
  },
  racks: (game) =>
    [0, 1]
      .map((seat) => {
        const letters = game.open(seat) ? [...game.view.racks[seat === 0 ? 0 : 1]] : null;
        const side = game.seatName(seat);
        if (letters === null) return t('echec-et-mots-rack-closed', { side });
        return t('echec-et-mots-rack-of', {
          side,
          letters: letters.join(' '),
          count: letters.length,
        });
      })
      .join(' '),
  last: (game) => game.told(game.plies),
};

function move(line: string, game: EchecEtMots): string | null {
  const [, from, to, announced] = MOVE.exec(line) ?? [];
  if (!from || !to) return null;
  if (game.desk.live.turn === null) return t('command-not-your-turn');
  if (!game.present) return t('command-past');
  const [origin = '', square = ''] = [
    ...squaresIn(from.toLowerCase()),
    ...squaresIn(to.toLowerCase()),
  ];
  game.type(origin, square, announced === undefined ? null : announced);
  return '';
}

function reply(text: string, game: EchecEtMots): string {
  if (!game.mustReply) return t('echec-et-mots-nothing-to-reply');
  const letters = plain(text);
  void game.reply(letters === '' ? null : letters);
  return '';
}
