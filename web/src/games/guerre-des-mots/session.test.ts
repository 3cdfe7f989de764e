import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../../i18n';
import { prefs } from '../../prefs.svelte';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import { compare } from '../../table/reduce';
import type { Input } from '../../wire/Input';
import type { Notice } from '../../wire/guerre-des-mots/Notice';
import type { Preview } from '../../wire/guerre-des-mots/Preview';
import type { View } from '../../wire/guerre-des-mots/View';
import type { TableFrame } from '../../wire/TableFrame';
import type { Tool } from './tools';
import { chain, held, seat, view } from './fixture';
import { GuerreDesMots } from './session.svelte';
import { PACE } from './settings';
import { arsenalTold, openTold } from './told';

let desk: Desk;
let game: GuerreDesMots;
let sent: Input[];
let asked: string[];
let preview: Partial<Preview> | null;

const RUSA = chain('S1', 0, 'RUSA@e22h');
const RUES = chain('N1', 1, 'RUES@q3v', 'SELLES@l6h');

beforeAll(async () => {
  await setLocale('fr');
  prefs.sound = false;
});

beforeEach(() => {
  asked = [];
  preview = null;
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push((JSON.parse(init.body as string) as { action: string }).action);
    return Promise.resolve(new Response(JSON.stringify(preview)));
  });
  return () => {
    game.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const table = (over: Partial<View> = {}, more: Partial<TableFrame> = {}) =>
  frame({ game: 'guerre-des-mots', view: view(over), ...more });

function open(now: TableFrame) {
  sent = [];
  desk = new Desk('abc');
  desk.live.frame = now;
  desk.live.order = (input) => {
    sent.push(input);
    return Promise.resolve({ done: true, v: 2 });
  };
  game = new GuerreDesMots(desk);
  flushSync();
}

const type = (word: string) => [...word].forEach((sign) => game.type(sign));

it('counts a game that is won as one, and a shared one as half', () => {
  open(table());
  expect([0, 1, 2].map((points) => game.points(points))).toEqual(['0', '½', '1']);
});

describe('composing', () => {
  it('is played once, however often it is pressed before the table tells of it', async () => {
    open(table({ seats: [seat(0, held('R U S A ?')), seat(1, null)] }));
    game.press('e22');
    type('RUSA');
    await vi.waitFor(() => expect(game.ready).toBe(true));
    game.confirm();
    // The server's answer comes first.
    await Promise.resolve();
    flushSync();
    game.confirm();
    expect(sent).toHaveLength(1);
  });

  it('goes on where it was when the page is loaded again', () => {
    const seats = [seat(0, held('R U S A ?')), seat(1, null)];
    open(table({ seats }));
    game.press('e22');
    type('ru');
    flushSync();
    game.close();
    open(table({ seats }));
    expect(game.composer.text).toBe('N e22h (RU)');
    type('sa');
    game.confirm();
    expect(sent).toEqual([{ act: 'N e22h (RUSA)' }]);
  });

  it('lays what is typed from a square on, and plays it', () => {
    open(table({ seats: [seat(0, held('R U S A ?')), seat(1, null)] }));
    game.press('e22');
    type('rus');
    expect(game.composer.text).toBe('N e22h (RUS)');
    type('a');
    expect(game.ready).toBe(true);
    game.confirm();
    expect(sent).toEqual([{ act: 'N e22h (RUSA)' }]);
  });

  it('passes over the letters that lie there, in the line that reaches a chain', () => {
    open(table({ chains: [RUSA], seats: [seat(0, held('P A R I')), seat(1, null)] }));
    game.press('h18');
    expect(game.composer.axis).toBe('v');
    type('paria');
    expect(game.composer.text).toBe('h18v (PARI)A');
    expect(game.composer.words).toEqual(['PARIA']);
  });

  it('begins a word at the end of one’s own chain, and takes the letter by a second press', () => {
    open(table({ chains: [RUSA, RUES], seats: [seat(0, held('M I')), seat(1, null)] }));
    game.press('h22');
    expect(game.composer.caret).toEqual({ square: 'h22', axis: 'v' });
    expect(game.hint).toContain('part de cette lettre');
    type('ami');
    expect(game.composer.text).toBe('h22v A(MI)');
    game.cancel();
    game.press('h22');
    game.press('h22');
    expect(game.composer.taken.map(({ cell }) => cell)).toEqual(['h22']);
    // Once letters are taken, one press takes the next; another's letters are taken at once.
    game.press('g22');
    game.press('l6');
    expect(game.composer.taken).toHaveLength(3);
  });

  it('takes letters where a chain ends and wants them all laid', () => {
    open(table({ chains: [RUSA, RUES], seats: [seat(0, held('S')), seat(1, null)] }));
    game.press('q3');
    game.press('q4');
    expect(game.composer.text).toBe('<q3:2');
    expect(game.composer.reprise).toBe(false);
    game.press('h20');
    type('r');
    expect(game.ready).toBe(false);
    expect(game.composer.over.map(({ letter }) => letter)).toEqual(['U']);
    game.press('q4');
    expect(game.composer.draft.takes).toEqual([{ end: 'q3', count: 1 }]);
  });

  it('turns a vowel by a second press and takes it back by a third', () => {
    open(table({ chains: [RUSA], seats: [seat(0, held('E/É')), seat(1, null)] }));
    game.press('h21');
    type('e');
    expect(game.composer.text).toBe('h21v (E)A');
    game.press('h21');
    expect(game.composer.text).toBe('h21v (É)A');
    game.press('h21');
    expect(game.composer.empty).toBe(true);
  });

  it('asks for the letter of a joker', () => {
    open(table({ chains: [RUSA], seats: [seat(0, held('?')), seat(1, null)] }));
    game.composer.pick(0);
    game.press('h21');
    expect(game.composer.asking).toBe('h21');
    expect(game.ready).toBe(false);
    game.composer.name('S');
    expect(game.composer.text).toBe('h21v (s)A');
  });

  it('plays nothing while a joker stands for nothing, whatever else is done', () => {
    open(table({ chains: [RUSA], seats: [seat(0, held('? ? P')), seat(1, null)] }));
    const joker = game.arsenal!.findIndex(({ front }) => front === '?');
    game.press('h20');
    game.composer.pick(joker);
    game.composer.pick(joker);
    expect(game.composer.asking).toBe('h20');
    game.composer.name('T');
    game.press('c3');
    game.composer.take('shot');
    game.composer.settle(game.composer.draft, null);
    expect(game.composer.asking).toBe('h21');
    expect(game.ready).toBe(false);
    // Pressed once more it goes back.
    game.press('h21');
    expect(game.composer.asking).toBe(null);
    expect([...game.composer.draft.laid.keys()]).toEqual(['h20']);
    game.press('h20');
    expect(game.composer.asking).toBe('h20');
    game.press('h20');
    expect(game.composer.empty).toBe(true);
  });

  it('goes back step by step in the order of what was done, and forth again', () => {
    open(table({ chains: [RUSA, RUES], seats: [seat(0, held('P A R I ?')), seat(1, null)] }));
    game.press('h18');
    type('pa');
    // Letters are taken after others were laid.
    game.press('q3');
    const whole = game.composer.text;
    game.back();
    expect(game.composer.text).toBe('h18v (PA)');
    game.back();
    expect(game.composer.text).toBe('h18v (P)');
    game.back();
    expect(game.composer.text).toBeNull();
    for (let steps = 0; steps < 4; steps += 1) game.forth();
    expect(game.composer.text).toBe(whole);
    // What is done anew leaves nothing to go forth to.
    game.back();
    game.press('h20');
    type('r');
    game.forth();
    expect(game.composer.text).toBe('h18v (PAR)');
  });

  it('turns the last letter of a word, shoots and blocks with its tools', () => {
    open(table({ chains: [RUSA, RUES], seats: [seat(0, held('+')), seat(1, null)] }));
    const press = (tool: 'turn' | 'block' | 'shot' | 'symbol', ...squares: string[]) => {
      game.composer.take(tool);
      squares.forEach((square) => game.press(square));
    };
    press('turn', 'l6', 'm5');
    press('block', 'm4');
    press('shot', 'm5', 'q5');
    expect(game.composer.text).toBe('~l6m5 =m4 *m5E:q3');
    game.back();
    game.back();
    expect(game.composer.text).toBe('~l6m5');
    press('symbol', 'm5');
    expect(game.composer.text).toBe('~l6m5 !m5');
    expect(game.cancel()).toBe(true);
    expect(game.composer.text).toBeNull();
  });

  describe('where nothing can be done', () => {
    const CROSSED = chain('N1', 1, 'RUES@q3v', 'SELLES@l6h', '+@k6h');
    /** What is said once these squares were pressed with a tool in hand. */
    const said = (tool: Tool, ...squares: string[]) => {
      if (tool !== 'lay') game.composer.take(tool);
      squares.forEach((square) => game.press(square));
      const { code, clause, subject, error } = desk.live.refusal ?? {};
      expect(error).toContain(subject);
      return [clause, code, subject];
    };

    beforeEach(() => {
      const seats = [seat(0, held('P A R I +')), seat(1, null)];
      open(table({ chains: [RUSA, CROSSED], seats }));
    });

    it.each<[string, Tool, string[], [string, string, string]]>([
      ['another’s cross', 'lay', ['k6'], ['12.5', 'not-your-cross', 'k6']],
      ['a bare square to turn', 'turn', ['m12'], ['5.2', 'no-tile', 'm12']],
      ['a letter amid its chain to turn', 'turn', ['f22'], ['5.2', 'not-an-extremity', 'f22']],
      ['a square that is taken', 'turn', ['h22', 'g22'], ['6.6', 'square-taken', 'g22']],
      ['a letter without a piece', 'symbol', ['h22'], ['13.3', 'no-symbol', 'h22']],
      ['a letter that lay there before', 'shot', ['h22'], ['8.1', 'not-laid-now', 'h22']],
    ])('a press says why: %s', (_, tool, squares, reason) => {
      expect(said(tool, ...squares)).toEqual(reason);
      expect(game.composer.empty).toBe(true);
      game.press('m12');
      if (tool === 'lay') expect(desk.live.refusal).toBeNull();
    });

    it('a shot says why, and the letter stays in hand', () => {
      game.press('h21');
      type('p');
      expect(desk.live.refusal).toBeNull();
      expect(said('shot', 'h21', 'j20')).toEqual(['8.2', 'not-that-way', 'h21']);
      expect(said('lay', 'k21')).toEqual(['8.3', 'shot-meets-nothing', 'h21']);
      expect(game.composer.first).toBe('h21');
    });

    it('so do a letter in hand, a drag and a key', () => {
      game.composer.pick(0);
      expect(said('lay', 'f22')).toEqual(['6.6', 'square-taken', 'f22']);
      game.drop(0, 'g22');
      expect(desk.live.refusal?.subject).toBe('g22');
      game.turn('f22', 'f21');
      expect(desk.live.refusal?.code).toBe('not-an-extremity');
      game.cancel();
      game.press('x12');
      expect(desk.live.refusal).toBeNull();
      type('pa');
      expect(desk.live.refusal).toMatchObject({ code: 'off-the-board', clause: '1.1' });
      type('ñ');
      expect(desk.live.refusal).toMatchObject({ code: 'letter-not-in-arsenal', subject: 'Ñ' });
      // Whoever drags over bare squares means nothing by it.
      game.press('m12');
      game.turn('m13', 'm14');
      expect(desk.live.refusal).toBeNull();
    });
  });

  it('says which letters nobody has', () => {
    open(table({ chains: [RUSA], seats: [seat(0, held('S')), seat(1, null)] }));
    game.press('h20');
    type('xs');
    expect(game.composer.lacking).toEqual(['X']);
    expect(game.ready).toBe(false);
  });
});

describe('what the server foresees', () => {
  const told: Preview = {
    verdict: 'refused',
    clause: '3.5',
    code: 'opposition',
    about: 'h21',
    words: [],
    left: [],
    missing: [],
    bonus: false,
    greens: 0,
    replays: 0,
    blocks: [],
    shots: [],
    wins: false,
  };

  it('is asked once the coup stands, and forbids what is refused', async () => {
    open(table({ chains: [RUSA], seats: [seat(0, held('S U')), seat(1, null)] }));
    preview = told;
    game.press('h20');
    type('su');
    flushSync();
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toEqual(['h20v (SU)A']);
    expect(game.foresight.told?.code).toBe('opposition');
    expect(game.ready).toBe(false);
    // Another coup is not forbidden by what was said of this one.
    game.back();
    expect(game.foresight.told).toBeNull();
  });
});

describe('around one screen', () => {
  const shared = (awaited: 0 | 1) =>
    table(
      {
        turn: awaited,
        awaited,
        seats: [
          seat(0, awaited === 0 ? held('R U S A') : null),
          seat(1, awaited === 1 ? held('C H A T') : null),
        ],
      },
      { you: { places: [0, 1], host: true }, status: status({ awaited: [awaited] }) },
    );

  it('covers each Arsenal until its player is there', () => {
    open(shared(0));
    expect(game.curtain).toBe(true);
    expect(game.arsenal).toBeNull();
    expect(game.free).toBe(false);
    game.unveil();
    expect(arsenalTold(game)).toBe('R U S A');
    desk.live.frame = shared(1);
    flushSync();
    expect(game.curtain).toBe(true);
    expect(game.arsenal).toBeNull();
    game.unveil();
    expect(arsenalTold(game)).toBe('C H A T');
  });

  it('covers nothing where Arsenals are open', () => {
    open({ ...shared(0), options: [['open_arsenals', 'true']] });
    expect(game.curtain).toBe(false);
  });
});

describe('the letters of the others', () => {
  const seats = [seat(0, held('R U S A')), seat(1, held('T + E/É C E/É A ?'))];
  const told = () => seats.map((_, at) => openTold(game, at));

  it('are told where Arsenals are open, in the usual order', () => {
    open(table({ seats }, { options: [['open_arsenals', 'true']] }));
    expect(told()).toEqual(['', 'E/É E/É A T C + ?']);
  });

  it('are told without their backs where accents do not count', () => {
    const options: TableFrame['options'] = [
      ['open_arsenals', 'true'],
      ['accents', 'ignored'],
    ];
    open(table({ seats }, { options }));
    expect(told()).toEqual(['', 'E E A T C + ?']);
  });

  it('are all told to those who watch', () => {
    const you: TableFrame['you'] = { places: [], host: false };
    open(table({ seats }, { you, options: [['open_arsenals', 'true']] }));
    expect(told()[0]).toBe('U A R S');
  });

  it('are told once the game is over, and not before', () => {
    open(table({ seats }));
    expect(told()).toEqual(['', '']);
    open(table({ seats, finish: 'resignation' }));
    expect(told()[1]).toContain('T C');
  });
});

/** A game whose table changes as the test says. */
function watched(before: TableFrame): (now: TableFrame) => void {
  let watch: Parameters<typeof desk.live.watch>[0] = () => {};
  open(before);
  game.close();
  desk.live.watch = (watcher) => {
    watch = watcher;
    return () => true;
  };
  game = new GuerreDesMots(desk);
  return (now) => {
    const was = desk.live.frame;
    desk.live.frame = now;
    watch(compare(was, now), now);
    flushSync();
  };
}

describe('while others play', () => {
  const waiting = (chains: View['chains'], notices: Notice[] = [], awaited = 1) =>
    table(
      { chains, turn: awaited, awaited, seats: [seat(0, held('P A R I')), seat(1, null)] },
      { notices, v: notices.length + 1, status: status({ awaited: [awaited] }) },
    );
  const passed: Notice = { kind: 'passed', seat: 1 };

  it('a coup is composed ahead and played when its turn comes', async () => {
    const change = watched(waiting([RUSA, RUES]));
    game.press('h18');
    type('pari');
    expect(game.composer.text).toBe('h18v (PARI)A');
    expect(game.ready).toBe(false);
    game.confirm();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    change(waiting([RUSA, RUES], [passed], 0));
    expect(game.composer.text).toBe('h18v (PARI)A');
    await vi.advanceTimersByTimeAsync(400);
    // What it would do was asked for again on the board as it is now.
    expect(asked).toEqual(['h18v (PARI)A', 'h18v (PARI)A']);
    expect(game.ready).toBe(true);
    game.confirm();
    expect(sent).toEqual([{ act: 'h18v (PARI)A' }]);
  });

  it('says which part of it somebody has covered', () => {
    const change = watched(waiting([RUSA, RUES]));
    game.press('h18');
    type('pari');
    change(waiting([RUSA, RUES, chain('N2', 1, 'TIR@h18h')], [passed], 0));
    expect([...game.composer.draft.laid.keys()]).toEqual(['h19', 'h20', 'h21']);
    expect(game.lostTold).toContain('a changé en h18');
    // It is told until the player touches the board again.
    change(waiting([RUSA, RUES, chain('N2', 1, 'TIR@h18h')], [passed, passed], 0));
    expect(game.lost).toEqual(['h18']);
    game.press('h19');
    expect(game.lost).toEqual([]);
  });

  it('the Arsenal stays as it was laid out', () => {
    const change = watched(waiting([RUSA, RUES]));
    const shown = () => game.layout.tiles.map(({ front }) => front).join('');
    expect(shown()).toBe('AIPR');
    game.layout.move(2, 0);
    expect(shown()).toBe('PAIR');
    change(waiting([RUSA, RUES], [passed], 0));
    expect(shown()).toBe('PAIR');
    game.layout.sort();
    expect(shown()).toBe('AIPR');
    sessionStorage.clear();
  });

  it('nothing is composed by those who watch or have left', () => {
    open({ ...waiting([RUSA]), you: { places: [], host: false } });
    game.press('h18');
    expect(game.composer.caret).toBeNull();
    const left = { ...seat(0, held('P')), left: true };
    open(
      table(
        { chains: [RUSA], turn: 1, awaited: 1, seats: [left, seat(1, null)] },
        { status: status({ awaited: [1] }) },
      ),
    );
    game.press('h18');
    expect(game.composer.caret).toBeNull();
  });
});

describe('the story', () => {
  const played: Notice = {
    kind: 'played',
    seat: 0,
    coup: 'lay',
    text: 'h18h P(URS) <q3:2 <l6:1',
    chain: 'S1',
    pirated: null,
    words: ['PURS'],
    laid: ['i18', 'j18', 'k18'],
    taken: [
      { chain: 'N1', owner: 1, tiles: RUES.tiles.slice(0, 2) },
      { chain: 'N1', owner: 1, tiles: RUES.tiles.slice(-1) },
    ],
    shots: [],
    greens: 0,
    bonus: true,
    denied: null,
    replays: 1,
    goal: null,
  };

  it('says who took what from whom', () => {
    open(table({}, { notices: [played] }));
    expect(game.rows[0]?.cells[0]?.text).toBe('S PURS ×↻');
    expect(game.told(1)).toBe('Odile pose PURS, RU à Henri, S à Henri, rejoue');
  });

  const laid = (seat: number, word: string, cells: string[], replays = 0): Notice => ({
    ...played,
    seat,
    text: `${cells[0]}h (${word})`,
    words: [word],
    laid: cells,
    taken: [],
    replays,
  });
  const chains = [RUSA, chain('N1', 1, 'MOT@e3h', 'TA@g3v', 'AN@g4h')];
  const turn: Notice[] = [
    laid(0, 'RUSA', ['e22', 'f22', 'g22', 'h22']),
    laid(1, 'MOT', ['e3', 'f3', 'g3'], 1),
    laid(1, 'TA', ['g4'], 1),
    laid(1, 'AN', ['h4']),
  ];

  it('announces one replay as it does several', () => {
    const replay = { turn: 0, awaited: 0, due: 1, chains };
    open(table(replay, { notices: [laid(0, 'RUSA', ['e22'], 1)] }));
    expect(game.alarm).toContain('Vous rejouez');
    open(table({ ...replay, due: 3 }, { notices: [laid(0, 'RUSA', ['e22'], 1)] }));
    expect(game.alarm).toContain('3');
    open(table(replay, { notices: turn }));
    expect(game.alarm).toBeNull();
  });

  it('shows what others lay coup after coup, at a pace, and lights the whole turn', () => {
    const change = watched(table({ chains: [RUSA] }, { notices: turn.slice(0, 1) }));
    change(table({ chains }, { notices: turn, v: 2 }));
    // The first of three lies at once, the others wait until it was seen.
    expect(game.board.ply).toBe(2);
    expect([...game.board.last]).toEqual(['e3', 'f3', 'g3']);
    expect(game.board.tileAt('g4')).toBeUndefined();
    expect(game.following).toBe(2);
    vi.runOnlyPendingTimers();
    vi.runOnlyPendingTimers();
    expect(game.following).toBeNull();
    expect(game.board.ply).toBe(4);
    expect([...game.board.last]).toEqual(['h4']);
    expect([...game.board.before]).toEqual(['e3', 'f3', 'g3', 'g4']);
    expect(game.board.numbered).toEqual([
      ['e3', 1],
      ['g4', 2],
      ['h4', 3],
    ]);
    expect(game.board.spot).toEqual(['h4']);
    vi.runOnlyPendingTimers();
    expect(game.board.spot).toBeNull();
    expect(game.deed(2)).toEqual({ seat: 1, text: 'Henri pose MOT, rejoue.' });
  });

  it('shows a turn again, and at once to whoever plays or does not want to wait', () => {
    const change = watched(table({ chains: [RUSA] }, { notices: turn.slice(0, 1) }));
    change(table({ chains }, { notices: turn, v: 2 }));
    game.press('a1');
    expect(game.board.ply).toBe(4);
    game.cancel();
    game.again();
    expect(game.board.ply).toBe(2);
    prefs.others[PACE.key] = 'off';
    game.again();
    expect(game.board.ply).toBe(4);
    delete prefs.others[PACE.key];
  });

  it('clears the coup when something was played', () => {
    const change = watched(table({ chains: [RUSA] }));
    game.press('h20');
    type('s');
    change(table({ chains: [RUSA] }, { notices: [played], v: 2 }));
    expect(game.composer.empty).toBe(true);
  });
});
