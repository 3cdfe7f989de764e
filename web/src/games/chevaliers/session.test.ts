import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../i18n';
import { prefs } from '../../prefs.svelte';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import type { Settled } from '../../table/link';
import { compare, type Change } from '../../table/reduce';
import type { Notice } from '../../wire/chevaliers/Notice';
import type { View } from '../../wire/chevaliers/View';
import type { Input } from '../../wire/Input';
import type { PlaceInfo } from '../../wire/PlaceInfo';
import type { TableFrame } from '../../wire/TableFrame';
import { move, moved, view } from './fixture';
import { Chevaliers } from './session.svelte';

beforeAll(async () => {
  await setLocale('fr');
  prefs.sound = false;
});

let desk: Desk;
let game: Chevaliers;
let sent: Input[];
let answer: (verdict: Settled) => void;
let watch: (change: Change, now: TableFrame) => void;

function receive(now: TableFrame) {
  const before = desk.live.frame;
  desk.live.frame = now;
  watch(compare(before, now), now);
}

const table = (over: Partial<View> = {}, notices: Notice[] = [], awaited = [0]) =>
  frame({
    game: 'chevaliers',
    view: view(over),
    notices,
    status: status({ awaited, plies: notices.length }),
  });

function open(now: TableFrame) {
  sent = [];
  desk = new Desk('abc');
  desk.live.frame = now;
  desk.live.order = (input) => {
    sent.push(input);
    return new Promise((done) => (answer = done));
  };
  desk.live.watch = (watcher) => {
    watch = watcher;
    return () => true;
  };
  game = new Chevaliers(desk);
}

beforeEach(() => {
  prefs.confirmMoves = false;
  open(table());
});

describe('a move', () => {
  it('that can go no further is played at once', () => {
    game.chosen = 'j2';
    expect(game.reach.dests.get('j2')).toEqual(['j3']);
    expect(game.move('j2', 'j3')).toBe(false);
    expect(sent).toEqual([{ act: 'j2-j3' }]);
    expect(game.position.get('j3')?.name).toBe('gens');
    expect(game.last).toEqual(['j2', 'j3']);
  });

  it('that can go on waits, and goes one hop back', () => {
    game.chosen = 'b2';
    expect(game.move('b2', 'b4')).toBe(true);
    expect(sent).toEqual([]);
    expect(game.plan?.path).toEqual(['b2', 'b4']);
    expect(game.ready).toBe(true);
    expect(game.hint).toBe('Le Chevalier b2 saute en b4. Il peut s’arrêter là, ou continuer.');
    expect(game.prey).toEqual(['b5']);
    game.back();
    expect(game.plan?.path).toEqual(['b2']);
    game.move('b2', 'b4');
    game.confirm();
    expect(sent).toEqual([{ act: 'b2^b4' }]);
  });

  it('is played by a second press on its last landing', () => {
    game.chosen = 'b2';
    game.move('b2', 'b4');
    expect(game.reach.dests.get('b2')).toContain('b4');
    game.move('b2', 'b4');
    expect(sent).toEqual([{ act: 'b2^b4' }]);
  });

  it('is played from its last square when only one ends there', () => {
    game.chosen = 'b2';
    expect(game.aim('b6')).toBe('beyond');
    expect(game.aim('b4')).toBe('target');
    game.move('b2', 'b6');
    expect(sent).toEqual([{ act: 'b2^b4xb6' }]);
    expect(game.routes[0]).toEqual(['b2', 'b4', 'b6']);
    expect(game.taken.get('b5')).toBe(1);
    expect(game.position.has('b5')).toBe(false);
  });

  it('waits for a second thought where the player asked for one, or a finger is too big', () => {
    game.chosen = 'j2';
    expect(game.move('j2', 'j3', { dragged: false, ctrl: false, cramped: true })).toBe(true);
    expect(sent).toEqual([]);
    expect(game.ready).toBe(true);
    expect(game.cancel()).toBe(true);
    expect(game.plan).toBeNull();
  });

  it('comes back when it is refused', async () => {
    game.chosen = 'j2';
    game.move('j2', 'j3');
    answer({ done: false, refused: { error: '', code: 'stale' } });
    await Promise.resolve();
    await Promise.resolve();
    expect(game.pending).toBeNull();
    expect(game.nod?.square).toBe('j2');
  });

  it('that the rules forbid is asked for the clause', () => {
    game.chosen = 'j2';
    game.move('j2', 'j4');
    expect(sent).toEqual([{ act: 'j2-j4' }]);
    expect(game.pending).toBeNull();
  });

  it('may be typed, its leaps one by one, or by its two ends', () => {
    expect(game.command('B2^b4×b6')).toBe('');
    expect(sent).toEqual([{ act: 'b2^b4xb6' }]);
    open(table());
    expect(game.command('b3b4')).toBe('');
    expect(sent).toEqual([{ act: 'b3-b4' }]);
    expect(game.command('bonjour')).toBeNull();
  });
});

describe('an obligation (R12)', () => {
  beforeEach(() =>
    open(table({ moves: ['b2^b4xb6', 'j2xj4'], must: ['b2', 'j2'], pieces: P_DUE })),
  );
  const P_DUE = { b2: 'N', b3: 'M', j2: 'M', b5: 'm', j3: 'm', a9: 'n' };

  it('marks the pieces that must capture', () => {
    expect(game.marked.get('must')).toEqual(['b2', 'j2']);
    expect(game.hint).toBe('Prise obligatoire\u00a0: jouez b2 ou j2.');
    expect(game.describe('b2')).toBe('b2, chevalier argenté, doit prendre');
    expect(game.describe('b3')).toBe('b3, homme d’armes argenté, doit attendre');
  });

  it('says why another piece may not move', () => {
    game.chosen = 'b3';
    expect(game.barred).toMatchObject({ square: 'b3', why: 'must', clause: 'R12' });
    expect(game.hint).toContain('b3 doit attendre');
    expect(game.hintClause).toBe('R12');
    expect(game.raised.get('barred')).toEqual(['b3']);
    game.chosen = null;
    game.pointed = 'b3';
    expect(game.barred?.square).toBe('b3');
    expect(game.hintClause).toBe(null);
    game.pointed = 'a9';
    expect(game.barred).toBeNull();
  });

  it('lets a charge stop nowhere but at its end', () => {
    game.chosen = 'b2';
    game.move('b2', 'b4');
    expect(game.ready).toBe(false);
    expect(game.hint).toContain('La prise continue');
    game.confirm();
    expect(sent).toEqual([]);
    game.move('b2', 'b6');
    expect(sent).toEqual([{ act: 'b2^b4xb6' }]);
  });
});

describe('a castle (R14)', () => {
  it('is announced to whoever must save it and to whoever holds it', () => {
    const pieces = { e1: 'M', f1: 'n' };
    open(table({ invader: 'f1', pieces, moves: ['e1xg1'], must: ['e1'] }));
    expect(game.alarm).toBe('Un ennemi est dans votre château\u00a0: prenez-le maintenant\u00a0!');
    expect(game.invader).toBe('f1');
    open(table({ invader: 'f1', pieces, moves: ['e1-d1'] }));
    expect(game.alarm).toContain('rien ne peut le prendre');
    open(table({ invader: 'f9', pieces: { f9: 'M' }, camp: 1, moves: [] }, [], [1]));
    expect(game.alarm).toContain('tenez un tour');
  });
});

describe('a claim (R13)', () => {
  const fault = move('j2-j3');
  const claimed: Notice = {
    kind: 'claimed',
    text: 'claim',
    seat: 1,
    camp: 1,
    move: fault,
    position: '',
  };

  it('is a button while it may be made', () => {
    open(table({ claimable: true }));
    expect(game.extras.map(({ label }) => label)).toEqual(['Signaler la prise oubliée']);
    game.extras[0]?.run();
    expect(sent).toEqual([{ act: 'claim' }]);
  });

  it('stands on the sheet with the move in its place', () => {
    open(table({ obliged: true }, [moved(fault), claimed]));
    expect(game.rows).toMatchObject([{ number: 1, cells: [{ ply: 1, text: 'j2-j3 repris' }] }]);
    expect(game.alarm).toContain('Prise oubliée');
    const right = move('b2^b4xb6', { captured: [['b5', 'm']], leaps: 1 });
    receive(
      table({ pieces: { b6: 'N', b3: 'M', j2: 'M', a9: 'n' } }, [
        moved(fault),
        claimed,
        moved(right),
      ]),
    );
    expect(game.rows).toHaveLength(1);
    expect(game.rows[0]?.cells[0]?.text).toBe('b2^b4×b6 (signalé)');
    expect(game.rows[0]?.cells[0]?.spoken).toContain('j2-j3 oubliait une prise');
  });
});

describe('looking back', () => {
  it('undoes the moves, captures included', () => {
    const charge = move('b2^b4xb6', { captured: [['b5', 'm']], leaps: 1 });
    const reply = move('a9-a8', { camp: 1 });
    open(table({ pieces: { b6: 'N', b3: 'M', j2: 'M', a8: 'n' } }, [moved(charge), moved(reply)]));
    expect(game.plies).toBe(2);
    desk.look(0, 2);
    expect(Object.fromEntries(game.pieces)).toEqual(view().pieces);
    expect(game.last).toBeNull();
    expect(game.reach.origins.size).toBe(0);
    desk.look(1, 2);
    expect(game.pieces.get('b6')).toBe('N');
    expect(game.pieces.get('a9')).toBe('n');
    expect(game.routes[0]).toEqual(['b2', 'b4', 'b6']);
    expect(game.turn).toBe(1);
  });
});

describe('four players (R20)', () => {
  const four = (places: number[], awaited: number[], over: Partial<View> = {}) => {
    const people: PlaceInfo[] = [0, 1, 2, 3].map((seat) => ({ kind: 'person', name: 'x', seat }));
    return {
      ...table(over, [], awaited),
      you: { places, host: true },
      status: status({ awaited, places: people, sides: 2 }),
    };
  };

  it('each move their own arm', () => {
    open(four([2], [0, 2]));
    expect(game.arms).toEqual(['men']);
    expect([...game.reach.origins].sort()).toEqual(['b3', 'j2']);
    expect(game.legal.map(({ text }) => text)).toEqual(['b3-b4', 'j2-j3']);
    game.pointed = 'b2';
    expect(game.barred).toMatchObject({ why: 'partner', clause: 'R20' });
    expect(game.seatName(2)).toBe('Hommes d’armes argentés');
    expect(game.seatName(1)).toBe('Chevaliers dorés');
  });

  it('and one who holds both arms moves both', () => {
    open(four([0, 2], [0, 2]));
    expect([...game.reach.origins].sort()).toEqual(['b2', 'b3', 'j2']);
  });

  it('by turns where arms alternate', () => {
    open(four([0, 1, 2, 3], [0], { arms: 'knights' }));
    expect([...game.reach.origins]).toEqual(['b2']);
    game.pointed = 'b3';
    expect(game.barred).toMatchObject({ why: 'turn', clause: 'R20' });
  });
});
