import { beforeAll, describe, expect, it } from 'vitest';
import { setLocale, t } from '../i18n';
import type { TableSummary } from '../wire/TableSummary';
import { address, against, detail, running, state, vacancies } from './summary';

const table = (part: Partial<TableSummary>): TableSummary => ({
  id: 't',
  number: 1,
  past: false,
  game: 'echecs',
  options: [],
  names: ['Odile', 'Henri'],
  phase: 'playing',
  yourTurn: false,
  yours: [0],
  plies: 4,
  ...part,
});

beforeAll(() => setLocale('fr'));

describe('against', () => {
  it('names the opponent, whichever place they hold', () => {
    expect(against(table({}), 'Odile')).toBe('Contre Henri');
    expect(against(table({}), 'Henri')).toBe('Contre Odile');
  });

  it('names the computer by its level', () => {
    expect(against(table({ names: ['Odile', ''], level: 4 }), 'Odile')).toBe('La voisine');
  });

  it('says when nobody has come yet, and when one screen is shared', () => {
    expect(against(table({ names: ['Odile', ''] }), 'Odile')).toBe('En attente d’un adversaire');
    expect(against(table({ names: ['Odile', 'Odile'] }), 'Odile')).toBe('Sur un même écran');
  });
});

describe('against, at a table for more than two', () => {
  const four = (names: string[], part: Partial<TableSummary> = {}) =>
    against(table({ game: 'chevaliers', names, ...part }), 'Odile');

  it('names partners and opponents', () => {
    expect(four(['Odile', 'Henri', 'Maëlle', 'Gaspard'])).toBe(
      'Avec Maëlle, contre Henri et Gaspard',
    );
    expect(four(['Henri', 'Odile', 'Gaspard', 'Maëlle'])).toBe(
      'Avec Maëlle, contre Henri et Gaspard',
    );
    expect(four(['Odile', 'Henri', 'Odile', 'Gaspard'])).toBe('Contre Henri et Gaspard');
  });

  it('names the computers by their level', () => {
    expect(four(['Odile', '', 'Maëlle', ''], { level: 4 })).toBe('Avec Maëlle, contre la voisine');
    expect(four(['Odile', '', 'Odile', ''], { level: 4 })).toBe('Contre la voisine');
  });

  it('says when people are missing, and when one screen is shared', () => {
    expect(four(['Odile', '', 'Maëlle', ''], { phase: 'waiting' })).toBe('En attente de joueurs');
    expect(four(['Odile', 'Odile', 'Odile', 'Odile'])).toBe('Sur un même écran');
    expect(vacancies(table({ names: ['Odile', '', 'Maëlle', ''] }))).toBe(2);
    expect(vacancies(table({ names: ['Odile', ''] }))).toBe(0);
  });
});

describe('detail', () => {
  it('counts moves as players do: one for both sides', () => {
    expect(detail(table({ plies: 0 }))).toBe('Jeu d’échecs · pas encore de coup');
    expect(detail(table({ plies: 1 }))).toBe('Jeu d’échecs · un coup');
    expect(detail(table({ plies: 3 }))).toBe('Jeu d’échecs · 2 coups');
    expect(detail(table({ plies: 1, level: 4 }))).toBe('Jeu d’échecs · Force 4, un coup');
    expect(detail(table({ game: 'echec-et-mots', plies: 4 }))).toBe('Échec et Mots · 2 coups');
  });

  it('numbers the games where a table has seen several', () => {
    expect(detail(table({ past: true }))).toBe('Jeu d’échecs · Partie 1 · 2 coups');
    expect(detail(table({ number: 2, plies: 1 }))).toBe('Jeu d’échecs · Partie 2 · un coup');
    expect(detail(table({ game: 'echec-et-mots', number: 2, level: 4 }))).toBe(
      'Échec et Mots · Partie 2 · Force 4, 2 coups',
    );
  });
});

describe('running', () => {
  it('puts those that wait for the visitor first and leaves out what is over', () => {
    const tables = [
      table({ id: 'over', phase: 'over' }),
      table({ id: 'theirs', phase: 'playing' }),
      table({ id: 'gone', phase: 'aborted' }),
      table({ id: 'invitation', phase: 'waiting' }),
      table({ id: 'mine', phase: 'playing', yourTurn: true }),
    ];
    expect(running(tables).map(({ id }) => id)).toEqual(['mine', 'theirs', 'invitation']);
  });
});

describe('state', () => {
  it.each([
    [{ phase: 'waiting' }, 'Invitation'],
    [{ phase: 'playing', yourTurn: true }, 'À vous'],
    [{ phase: 'playing' }, 'En cours'],
    [{ phase: 'between' }, 'Suite du match'],
    [{ phase: 'over' }, 'Finie'],
  ] as const)('%j', (part, words) => {
    expect(state(table(part))).toBe(words);
  });
});

describe('a finished game', () => {
  const over = (part: Partial<TableSummary>) =>
    state(table({ phase: 'over', outcome: 'checkmate', winners: [1], ...part }));

  it('says who won, from where one sits', () => {
    expect(over({ yours: [1] })).toBe('Gagnée');
    expect(over({ yours: [0] })).toBe('Perdue');
    expect(over({ winners: [] })).toBe('Nulle');
    expect(over({ names: ['Odile', ''], level: 4 })).toBe('Perdue');
  });

  it('names the winner among several', () => {
    expect(over({ names: ['Odile', 'Henri', 'Maëlle'] })).toBe('Gagnée par Henri');
    expect(over({ names: ['Odile', '', ''], level: 4 })).toBe('Gagnée par la voisine');
  });

  describe('at one screen', () => {
    /** The winner and how it ended, where one person sat at so many places. */
    const ended = (game: string, seats: number, outcome: string, winningSeats: number[]) => {
      const places = Array.from({ length: seats }, (_, place) => place);
      const finished = table({
        game,
        outcome,
        winningSeats,
        phase: 'over',
        names: places.map(() => 'Odile'),
        yours: places,
        // Seats were drawn: the last place sits at the first seat.
        winners: winningSeats.map((seat) => seats - 1 - seat),
      });
      return `${state(finished)} / ${detail(finished)}`;
    };
    const TOLD: [string, number, string, number[], string, string][] = [
      ['echecs', 2, 'checkmate', [0], 'Les Blancs gagnent / Jeu d’échecs ·', 'White wins'],
      ['echecs', 2, 'stalemate', [], 'Nulle / Jeu d’échecs · 2 coups · Pat', 'Drawn'],
      ['echec-et-mots', 2, 'words', [1], 'Les Noirs gagnent / Échec et Mots ·', 'Black wins'],
      ['chevaliers', 2, 'castle', [0], 'Les Argentés gagnent / ', 'Silver wins'],
      ['chevaliers', 4, 'flag', [1, 3], 'Les Dorés gagnent / ', 'Gold wins'],
      ['dames-de-lettres', 2, 'conquest', [0], 'Les Rouges gagnent / ', 'Red wins'],
      ['guerre-des-mots', 2, 'central-cross', [1], 'Nord gagne / ', 'North wins'],
      ['guerre-des-mots', 5, 'secondary-goal', [4], 'Sud-Est gagne / ', 'South-East wins'],
    ];

    it.each(TOLD)('%s for %i, %s', async (game, seats, outcome, winners, french, english) => {
      const told = ended(game, seats, outcome, winners);
      expect(told).toContain(french);
      expect(told).toContain(t(`outcome-${game}-${outcome}`));
      await setLocale('en');
      expect(ended(game, seats, outcome, winners)).toContain(english);
      await setLocale('fr');
    });
  });

  it('has an address of its own once another has followed', () => {
    expect(address(table({}))).toBe('/table/t');
    expect(address(table({ number: 2, past: true }))).toBe('/table/t/2');
  });
});
