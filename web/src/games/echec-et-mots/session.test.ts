import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../../i18n';
import { prefs } from '../../prefs.svelte';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import type { Settled } from '../../table/link';
import { compare, type Change } from '../../table/reduce';
import type { Input } from '../../wire/Input';
import type { TableFrame } from '../../wire/TableFrame';
import type { Notice } from '../../wire/echec-et-mots/Notice';
import type { View } from '../../wire/echec-et-mots/View';
import { EchecEtMots } from './session.svelte';

const POSITION = '..../.../..E./.../..../.../.... c4,g0 d6,g8 ACHLV AEGNORYZ w 0 9';
const AFTER = '..../.../..../.../..../.../.... e5,g0 d6,g8 ACEHLV AEGNORYZ b 0 10';

let desk: Desk;
let game: EchecEtMots;
let sent: Input[];
let answer: (verdict: Settled) => void;
let watch: (change: Change, now: TableFrame) => void;
let words: Record<string, boolean>;

function view(over: Partial<View> = {}): View {
  return {
    position: POSITION,
    phase: 'play',
    turn: 0,
    layout: 'corner79',
    dots: ['d4', 'c3', 'e3', 'c5', 'e5'],
    starts: [
      ['a0', 'g0'],
      ['a8', 'g8'],
    ],
    letters: { e5: 'E' },
    knights: [
      ['c4', 'g0'],
      ['d6', 'g8'],
    ],
    racks: ['ACHLV', 'AEGNORYZ'],
    dests: { c4: 'd6e5a5b2', g0: 'e1f2' },
    finishing: [],
    dangers: ['c4', 'f5'],
    threatened: ['c4'],
    last: null,
    announced: null,
    score: null,
    quiet: 0,
    ply: 9,
    longest: [],
    ...over,
  };
}

const mine = (over: Partial<View> = {}, notices: Notice[] = [], table: Partial<TableFrame> = {}) =>
  frame({
    game: 'echec-et-mots',
    notices,
    view: view(over),
    status: status({ awaited: [0] }),
    ...table,
  });
const theirs = (over: Partial<View> = {}, notices: Notice[] = []) =>
  frame({
    game: 'echec-et-mots',
    notices,
    view: view({ turn: 1, dests: {}, ...over }),
    status: status({ awaited: [1] }),
  });

const took: Notice = {
  kind: 'moved',
  text: 'c4-e5=E',
  seat: 0,
  from: 'c4',
  to: 'e5',
  letter: 'E',
  captured: false,
  position: AFTER,
};

/** The server sends a table. */
function receive(now: TableFrame) {
  const before = desk.live.frame;
  desk.live.frame = now;
  watch(compare(before, now), now);
}

async function judged() {
  await vi.waitFor(() => {
    const verdict = game.bench.verdict;
    if (!verdict || verdict.kind === 'asking') throw new Error('no verdict yet');
  });
}

function open(table: TableFrame) {
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
  desk.live.frame = table;
  game = new EchecEtMots(desk);
}

beforeAll(async () => {
  await setLocale('fr');
  prefs.sound = false;
});
beforeEach(() => {
  prefs.confirmMoves = false;
  words = { CHEVAL: true, CHEVAUX: true, VACHE: true, ORANGE: true };
  vi.stubGlobal('fetch', async (address: string) => {
    const word = decodeURIComponent(address.split('/').pop() ?? '');
    const playable = words[word] ?? false;
    const refusal = { code: 'unknown', clause: 'W1', error: `${word} n’est pas là.`, nearest: [] };
    const ruling = { game: 'echec-et-mots', option: ['word_classes', 'open'], playable };
    return new Response(JSON.stringify({ rulings: [playable ? ruling : { ...ruling, refusal }] }));
  });
  open(mine());
});

describe('a move', () => {
  it('is played at once while no word is composed, and its letter is on its way', () => {
    game.move('c4', 'e5');
    expect(sent).toEqual([{ act: 'c4-e5' }]);
    expect(game.position.get('e5')?.camp).toBe('white');
    expect(game.tiles.has('e5')).toBe(false);
    expect(game.lettersOf(0)).toBe('ACHLVE');
    receive(theirs({ position: AFTER, racks: ['ACEHLV', 'AEGNORYZ'], letters: {} }, [took]));
    expect(
      game.racks
        .of(0)
        .map(({ letter }) => letter)
        .join(''),
    ).toBe('ACHLVE');
    expect(game.racks.of(0).at(-1)).toMatchObject({ from: 'e5', dot: true });
    expect(desk.announcer.lines.join('')).toContain('prend E');
  });

  it('of a knight that takes another is written as a capture', () => {
    expect(game.aim('d6')).toBe('capture');
    game.move('c4', 'd6');
    expect(sent).toEqual([{ act: 'c4xd6' }]);
  });

  it('that no rule allows is asked for its clause, and not shown', () => {
    game.move('c4', 'c5');
    expect(sent).toEqual([{ act: 'c4-c5' }]);
    expect(game.position.has('c5')).toBe(false);
    expect(game.nod?.square).toBe('c4');
  });

  it('waits for a second thought where the player wants one', () => {
    prefs.confirmMoves = true;
    game.move('c4', 'e5');
    expect(sent).toEqual([]);
    expect(game.confirming).toContain('prendre E');
    game.confirm();
    expect(sent).toEqual([{ act: 'c4-e5' }]);
  });
});

describe('an announcement', () => {
  it('goes with a move whose letter counts', async () => {
    game.bench.open = true;
    game.bench.compose('cheval');
    expect(game.bench.lack).toBe('letters');
    expect(game.bench.missing).toEqual(['E']);
    game.move('c4', 'e5');
    expect(sent).toEqual([]);
    await judged();
    expect(game.bench.lack).toBeNull();
    expect(game.bench.preview).toMatchObject({ points: 12, bonus: 3, knight: 0 });
    expect(game.ready).toBe(true);
    game.announce();
    expect(sent).toEqual([{ act: 'c4-e5 #CHEVAL' }]);
  });

  it('is not to be had without a move, without six letters or without a word', async () => {
    game.bench.open = true;
    game.bench.compose('vache');
    game.move('c4', 'e5');
    await judged();
    expect(game.bench.lack).toBe('short');
    game.bench.compose('lavech');
    await judged();
    expect(game.bench.lack).toBe('refused');
    expect(game.ready).toBe(false);
    game.announce();
    expect(sent).toEqual([]);
    game.bench.compose('cheval');
    await judged();
    expect(game.ready).toBe(true);
    game.held = null;
    expect(game.ready).toBe(false);
  });

  it('does not hide that the move beside it is not played yet', () => {
    game.bench.open = true;
    game.move('c4', 'e5');
    expect(sent).toEqual([]);
    expect(game.hint).toContain('n’est pas joué');
    expect(game.hint).toContain('Sans mot');
    game.confirm();
    expect(sent).toEqual([{ act: 'c4-e5' }]);
    expect(game.hint).toBeNull();
  });

  it('that is refused loses neither the move nor the word', async () => {
    game.bench.open = true;
    game.bench.compose('CHEVAL');
    game.move('c4', 'e5');
    await judged();
    game.announce();
    expect(game.pending).not.toBeNull();
    answer({ done: false, refused: { error: 'non', code: 'word-unknown', clause: 'W1' } });
    await vi.waitFor(() => expect(game.pending).toBeNull());
    expect(game.held).toMatchObject({ from: 'c4', to: 'e5' });
    expect(game.bench.word).toBe('CHEVAL');
    expect(game.bench.open).toBe(true);
  });

  it('is demanded by the capture of the last knight', async () => {
    open(
      mine({
        racks: ['ACEHLV', 'AE'],
        knights: [['c4'], ['d6']],
        dests: { c4: 'a5' },
        finishing: ['c4d6'],
      }),
    );
    game.move('c4', 'd6');
    expect(sent).toEqual([]);
    expect(game.bench.open).toBe(true);
    expect(game.plain).toBe(false);
    game.bench.compose('cheval');
    await judged();
    expect(game.bench.preview).toMatchObject({ knight: 10 });
    game.announce();
    expect(sent).toEqual([{ act: 'c4xd6 #CHEVAL' }]);
  });

  it('is judged by nobody beforehand where a wrong one costs the turn', () => {
    open(mine({}, [], { options: [['bad_announce', 'void_turn']] }));
    game.bench.open = true;
    game.bench.compose('lavech');
    game.move('c4', 'e5');
    expect(game.bench.verdict).toBeNull();
    expect(game.ready).toBe(true);
  });
});

describe('a reply', () => {
  const stopped: Partial<View> = {
    phase: 'reply',
    turn: 0,
    dests: {},
    announced: { seat: 1, word: 'ORANGE', knight: false },
  };

  it('opens the bench, may be short, and is sent', async () => {
    open(theirs());
    receive(
      mine(stopped, [{ kind: 'announced', text: '', seat: 1, word: 'ORANGE', knight: false }]),
    );
    expect(game.mustReply).toBe(true);
    expect(game.bench.open).toBe(true);
    expect(game.alarm).toContain('ORANGE');
    game.bench.compose('lac');
    words['LAC'] = true;
    await judged();
    expect(game.bench.lack).toBeNull();
    expect(game.bench.preview).toMatchObject({ points: 4, bonus: 0 });
    void game.reply('LAC');
    expect(sent).toEqual([{ act: '>LAC' }]);
  });

  it('may be no word at all', () => {
    open(mine(stopped));
    void game.reply(null);
    expect(sent).toEqual([{ act: '>-' }]);
  });

  it('is the other’s affair when the other is awaited', () => {
    open(theirs({ ...stopped, turn: 1 }));
    expect(game.mustReply).toBe(false);
    void game.reply('LAC');
    expect(sent).toEqual([]);
  });
});

describe('the table', () => {
  it('names squares for those who listen', () => {
    expect(game.describe('e5')).toBe('e5, lettre E');
    expect(game.describe('c4')).toBe('c4, cavalier blanc, menacé');
    expect(game.describe('a0')).toBe('a0, vide, départ des Blancs');
    game.wary = true;
    expect(game.describe('f5')).toContain('exposée');
  });

  it('hides the other’s letters where the notebook is not kept by the page', () => {
    expect(game.open(1)).toBe(true);
    open(mine({}, [], { options: [['notes', 'manual']] }));
    expect(game.open(1)).toBe(false);
    expect(game.open(0)).toBe(true);
    expect(game.command('lettres')).toContain('carnet fermé');
  });

  it('plays and replies by typed lines', () => {
    expect(game.command('c4xd6')).toBe('');
    expect(game.command('c4 e5 #chevál')).toBe('');
    expect(sent).toEqual([{ act: 'c4xd6' }, { act: 'c4-e5 #chevál' }]);
    expect(game.command('>orange')).toContain('pas de réponse');
    expect(game.command('bonjour')).toBeNull();
  });
});
