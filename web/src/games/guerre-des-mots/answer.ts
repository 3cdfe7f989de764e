import { t } from '../../i18n';
import { word } from '../../table/word';
import { kindOf, ROWS } from './ground';
import type { GuerreDesMots } from './session.svelte';
import { arsenalTold, chainsTold } from './told';

/** The commands of La Guerre des Mots, in the order the help lists them. */
export const COMMANDS = ['coup', 'square', 'arsenal', 'chains', 'draw', 'pass', 'last'] as const;

type Verb = Exclude<(typeof COMMANDS)[number], 'coup'>;

const VERBS: Record<string, Verb> = {
  s: 'square',
  case: 'square',
  square: 'square',
  arsenal: 'arsenal',
  chaines: 'chains',
  chains: 'chains',
  pioche: 'draw',
  piocher: 'draw',
  passe: 'pass',
  passer: 'pass',
  pass: 'pass',
  dernier: 'last',
  last: 'last',
};

/** How every coup begins: a sign of its parts, a new chain, a reprise, or a square and a line. */
const COUP = /^(?:[\^_%~]\S|[NR] [a-x]\d|[a-x]\d{1,2}[hv] |D$|-$|yes$|no$)/;

/** Answers a line typed at a table of La Guerre des Mots; null when it is no command of it. */
export function answer(text: string, game: GuerreDesMots): string | null {
  const line = text.trim();
  const [first = '', ...rest] = line.split(/\s+/);
  if (COUP.test(line)) return play(line, game);
  const verb = VERBS[word(first)];
  return verb ? DO[verb](game, rest.join(' ')) : null;
}

function play(line: string, game: GuerreDesMots): string {
  if (!game.free) return t(game.present ? 'command-not-your-turn' : 'command-past');
  game.say(line);
  return '';
}

const DO: Record<Verb, (game: GuerreDesMots, object: string) => string> = {
  square(game, object) {
    const square = object.toLowerCase();
    return ROWS.some((row) => row.includes(square)) && kindOf(square)
      ? game.describe(square)
      : t('gdm-which-square');
  },
  arsenal: (game) => (game.curtain ? t('gdm-hint-curtain') : arsenalTold(game)),
  chains: (game) => chainsTold(game),
  draw: (game) => play('D', game),
  pass: (game) => play('-', game),
  last: (game) => game.told(game.plies),
};
