import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../i18n';
import { prefs } from '../../prefs.svelte';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import type { Settled } from '../../table/link';
import { compare, type Change } from '../../table/reduce';
import type { Notice } from '../../wire/echecs/Notice';
import type { View } from '../../wire/echecs/View';
import type { Input } from '../../wire/Input';
import type { TableFrame } from '../../wire/TableFrame';
import { OPTIONS } from '../../wire/echecs/options';
import { Echecs } from './session.svelte';
import { AUTO_QUEEN } from './settings';

const START = OPTIONS.start;

beforeAll(async () => {
  await setLocale('fr');
  prefs.sound = false;
});

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
const AFTER_E5 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
const PLAIN = { dragged: false, ctrl: false };

function view(over: Partial<View> = {}): View {
  return {
    fen: START,
    turn: 0,
    check: null,
    last: null,
    dests: { e2: 'e3e4', g1: 'f3h3' },
    premoves: {},
    promotes: [],
    claim: null,
    captured: ['', ''],
    balance: 0,
    profile: 'fide',
    ...over,
  };
}

function moved(uci: string, san: string, fen: string): Notice {
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  return { kind: 'moved', uci, san, fen, from, to, check: null, capture: false };
}

const e4 = moved('e2e4', 'e4', AFTER_E4);
const e5 = moved('e7e5', 'e5', AFTER_E5);

let desk: Desk;
let game: Echecs;
let sent: Input[];
let answer: (verdict: Settled) => void;
let watch: (change: Change, now: TableFrame) => void;

/** The server sends a table. */
function receive(now: TableFrame) {
  const before = desk.live.frame;
  desk.live.frame = now;
  watch(compare(before, now), now);
}

const mine = (notices: Notice[] = [], over: Partial<View> = {}) =>
  frame({ notices, view: view(over), status: status({ awaited: [0], plies: notices.length }) });
const theirs = (notices: Notice[], over: Partial<View> = {}) =>
  frame({
    notices,
    view: view({ turn: 1, dests: {}, fen: AFTER_E4, ...over }),
    status: status({ awaited: [1], plies: notices.length }),
  });

beforeEach(() => {
  prefs.confirmMoves = false;
  prefs.others = {};
  desk = new Desk('abc');
  sent = [];
  desk.live.order = (input) => {
    sent.push(input);
    return new Promise((then) => (answer = then));
  };
  desk.live.watch = (watcher) => {
    watch = watcher;
    return () => {};
  };
  desk.live.frame = mine();
  game = new Echecs(desk);
});

describe('a move', () => {
  it('is shown before the server has answered', () => {
    game.move('e2', 'e4', PLAIN);
    expect(sent).toEqual([{ act: 'e2e4' }]);
    expect(game.position.get('e4')?.name).toBe('pion');
    expect(game.reach.origins.size).toBe(0);
    expect(game.sending(0)).toBe(true);
  });

  it('stays once the server says so', () => {
    game.move('e2', 'e4', PLAIN);
    receive(theirs([e4]));
    expect(game.pending).toBeNull();
    expect(game.position.get('e4')?.name).toBe('pion');
    expect(desk.announcer.lines.join('')).toBe('Pion e4');
  });

  it('goes back with a nod when it is refused', async () => {
    game.move('e2', 'e4', PLAIN);
    answer({ done: false, refused: { error: 'non', code: 'stale' } });
    await Promise.resolve();
    await Promise.resolve();
    expect(game.position.get('e2')?.name).toBe('pion');
    expect(game.nod).toEqual({ square: 'e2', times: 1 });
  });

  it('that no rule allows is asked for its clause, and not shown', () => {
    game.move('e2', 'e5', PLAIN);
    expect(sent).toEqual([{ act: 'e2e5' }]);
    expect(game.position.has('e5')).toBe(false);
    expect(game.nod?.square).toBe('e2');
  });

  it('waits for a second thought where the player wants that', () => {
    prefs.confirmMoves = true;
    game.move('e2', 'e4', PLAIN);
    expect(sent).toEqual([]);
    expect(game.confirming).toContain('e4');
    expect(game.cancel()).toBe(true);
    expect(game.position.get('e2')?.name).toBe('pion');
    game.move('e2', 'e4', PLAIN);
    game.confirm();
    expect(sent).toEqual([{ act: 'e2e4' }]);
  });

  it('cannot be made in the past, nor at the other’s turn', () => {
    receive(mine([e4, e5], { fen: AFTER_E5 }));
    desk.look(1, game.plies);
    expect(game.reach.origins.size).toBe(0);
    expect(game.position.get('e7')?.name).toBe('pion');
    desk.looked = null;
    receive(theirs([e4]));
    game.move('d2', 'd4', PLAIN);
    expect(sent).toEqual([]);
  });
});

describe('a promotion', () => {
  const fen = '8/P3k3/8/8/8/8/8/4K3 w - - 0 1';
  beforeEach(() => receive(mine([], { fen, dests: { a7: 'a8' }, promotes: ['a7'] })));

  it('asks for the piece', () => {
    game.move('a7', 'a8', PLAIN);
    expect(sent).toEqual([]);
    expect(game.promoting).toEqual({ from: 'a7', to: 'a8' });
    game.promote('N');
    expect(sent).toEqual([{ act: 'a7a8n' }]);
    expect(game.position.get('a8')?.name).toBe('cavalier');
  });

  it('may be let go', () => {
    game.move('a7', 'a8', PLAIN);
    expect(game.cancel()).toBe(true);
    expect(game.position.get('a7')?.name).toBe('pion');
  });

  it('is to a queen at once where the player wants that, unless Ctrl is held', () => {
    prefs.others[AUTO_QUEEN.key] = true;
    game.move('a7', 'a8', { dragged: false, ctrl: true });
    expect(game.promoting).not.toBeNull();
    game.cancel();
    game.move('a7', 'a8', PLAIN);
    expect(sent).toEqual([{ act: 'a7a8q' }]);
  });
});

describe('a move made ahead', () => {
  beforeEach(() => receive(theirs([e4], { premoves: { g1: 'f3h3e2', d2: 'd3d4' } })));

  it('is kept, and played when it is legal', () => {
    game.move('g1', 'f3', PLAIN);
    expect(sent).toEqual([]);
    expect(game.premove).toMatchObject({ from: 'g1', to: 'f3' });
    receive(mine([e4, e5], { fen: AFTER_E5, dests: { g1: 'f3h3' } }));
    expect(sent).toEqual([{ act: 'g1f3' }]);
    expect(game.premove).toBeNull();
  });

  it('is forgotten when it is not', () => {
    game.move('g1', 'e2', PLAIN);
    receive(mine([e4, e5], { fen: AFTER_E5, dests: { g1: 'f3h3' } }));
    expect(sent).toEqual([]);
    expect(game.premove).toBeNull();
  });

  it('is forgotten when a move is taken back', () => {
    game.move('g1', 'f3', PLAIN);
    receive(mine([]));
    expect(game.premove).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('the sheet', () => {
  it('pairs the moves under their numbers', () => {
    receive(mine([e4, e5], { fen: AFTER_E5 }));
    expect(game.rows).toEqual([
      {
        number: 1,
        cells: [
          { ply: 1, text: 'e4', spoken: 'Pion e4' },
          { ply: 2, text: 'e5', spoken: 'Pion e5' },
        ],
      },
    ]);
  });

  it('begins with Black when the position does', () => {
    const start = AFTER_E4.replace('0 1', '0 7');
    receive({ ...mine([e5], { fen: AFTER_E5 }), options: [['start', start]] });
    expect(game.rows[0]).toMatchObject({ number: 7, cells: [null, { text: 'e5' }] });
  });

  it('counts points as players write them', () => {
    expect([0, 1, 2, 3, 4].map((points) => game.points(points))).toEqual([
      '0',
      '½',
      '1',
      '1½',
      '2',
    ]);
  });
});

describe('for those who listen', () => {
  it('squares are told with what stands and what may go there', () => {
    expect(game.describe('e2')).toBe('e2, pion blanc');
    expect(game.describe('e5')).toBe('e5, vide');
    game.chosen = 'e2';
    expect(game.describe('e4')).toBe('e4, vide, case permise');
  });

  it('the chosen piece says what it can do', () => {
    game.chosen = 'g1';
    expect(game.hint).toContain('2 cases libres');
  });

  it('typed lines play and ask', () => {
    expect(game.command('Cf3')).toBe('');
    expect(sent).toEqual([{ act: 'g1f3' }]);
    receive(theirs([e4]));
    expect(game.command('Cc6')).toContain('pas à vous');
    expect(game.command('p D')).toContain('d1');
    expect(game.command('s d8')).toBe('d8, dame noire');
    expect(game.command('bonjour')).toBeNull();
  });

  it('check is said aloud', () => {
    receive(mine([e4, { ...e5, check: 'e1' } as Notice], { check: 'e1' }));
    expect(game.alarm).toContain('Échec');
  });
});
