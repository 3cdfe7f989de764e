import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale, t } from '../../i18n';
import { prefs } from '../../prefs.svelte';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import type { Settled } from '../../table/link';
import { compare, type Change } from '../../table/reduce';
import type { Input } from '../../wire/Input';
import type { Status } from '../../wire/Status';
import type { TableFrame } from '../../wire/TableFrame';
import type { Notice } from '../../wire/dames-de-lettres/Notice';
import type { View } from '../../wire/dames-de-lettres/View';
import { MOT, moved, tokensIn, view } from './fixture';
import { DamesDeLettres } from './session.svelte';
import { plainly } from './sheet';

let desk: Desk;
let game: DamesDeLettres;
let sent: Input[];
let answer: (verdict: Settled) => void;
let watch: (change: Change, now: TableFrame) => void;

beforeAll(async () => {
  await setLocale('fr');
  prefs.sound = false;
});

const table = (
  over: Partial<View> = {},
  notices: Notice[] = [],
  around: Partial<Status> = {},
  options: [string, string][] = [],
) =>
  frame({
    game: 'dames-de-lettres',
    view: view(over),
    notices,
    options,
    status: status({ awaited: [0], plies: notices.length, ...around }),
  });

function open(now: TableFrame) {
  game?.close();
  sessionStorage.clear();
  sit(now);
}

/** The same browser comes back to the table. */
function reload(now: TableFrame) {
  flushSync();
  game.close();
  sit(now);
}

function sit(now: TableFrame) {
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
  game = new DamesDeLettres(desk);
}

function receive(now: TableFrame) {
  const before = desk.live.frame;
  desk.live.frame = now;
  watch(compare(before, now), now);
}

/** The dictionary knows these words, and no others. */
function knows(...words: string[]) {
  vi.stubGlobal('fetch', (path: string) => {
    const word = decodeURIComponent(path.split('/').at(-1) ?? '');
    const playable = words.includes(word);
    const refusal = { error: `${word} est inconnu.`, clause: 'W6', code: 'unknown', nearest: [] };
    const ruling = {
      game: 'dames-de-lettres',
      name: 'Dames de Lettres',
      default: true,
      playable,
      compound: false,
      spellings: [],
      ...(playable ? {} : { refusal }),
    };
    return Promise.resolve(new Response(JSON.stringify({ rulings: [ruling] })));
  });
}

const judged = () => vi.waitFor(() => expect(game.composing.lack).not.toBe('asking'));

beforeEach(() => {
  knows('MOT', 'MOTS', 'MUE');
  open(table());
});

describe('a word', () => {
  it('is traced over the letters after the slide, and played', async () => {
    game.move('e2', 'e4');
    expect(game.composing.lack).toBe('word');
    expect(game.position.get('e4')?.name).toBe('jeton-M');
    for (const square of ['e4', 'd5', 'c5']) expect(game.pick(square)).toBe(true);
    expect(game.composing.word).toBe('MOT');
    await judged();
    expect(game.ready).toBe(true);
    expect(game.composing.text).toBe('E2-E4 MOT@E4D5C5');
    expect(game.composing.turned).toEqual(['d5', 'c5']);
    game.confirm();
    expect(sent).toEqual([{ act: 'E2-E4 MOT@E4D5C5' }]);
    expect(game.position.get('d5')?.camp).toBe('rouge');
    expect([...game.turning]).toEqual([
      ['d5', 0],
      ['c5', 1],
    ]);
  });

  it('goes back letter by letter, then lets go of the slide', () => {
    game.move('e2', 'e4');
    game.pick('e4');
    game.pick('d5');
    game.back();
    expect(game.composing.trace).toEqual(['e4']);
    game.back();
    game.back();
    expect(game.composing.slide).toBe(null);
    expect(game.position.has('e2')).toBe(true);
  });

  it('is typed with accents, and its way is found with the slide', async () => {
    game.composing.type('mué');
    expect(game.composing.word).toBe('MUE');
    expect(game.composing.candidates.map(({ path }) => path)).toEqual([['e4', 'f5', 'g5']]);
    expect(game.composing.meant?.to).toBe('e4');
    await judged();
    expect(game.composing.lack).toBe(null);
  });

  it('is judged by the dictionary with its clause', async () => {
    game.composing.type('mos');
    await judged();
    expect(game.composing.lack).toBe('refused');
    expect(game.composing.verdict).toMatchObject({ clause: 'W6', error: 'MOS est inconnu.' });
    expect(game.ready).toBe(false);
  });

  it('is told by its clause what the board has against it', () => {
    game.composing.type('mu');
    expect(game.composing.objection?.clause).toBe('W1');
    game.composing.type('motus');
    expect(game.composing.objection?.clause).toBe('W2');
    open(table({ used: [{ word: 'MOT', seat: 1, ply: 1 }] }));
    game.composing.type('mot');
    expect(game.composing.objection).toMatchObject({ clause: 'R1', what: 'used' });
    open(table({ barred: ['MOT'] }));
    game.composing.type('mot');
    expect(game.composing.objection?.clause).toBe('F4');
    open(table({ lastLetter: true }));
    game.composing.type('mot');
    expect(game.composing.objection?.clause).toBe('K5');
  });

  it('is told by its clause which earlier word forbids it', async () => {
    const form = { word: 'MOT', clause: 'R2', code: 'number-goes-back', earlier: 'MOTS' };
    open(table({ forbidden: [form] }));
    game.composing.type('mot');
    await judged();
    expect(game.composing.objection).toEqual({
      clause: 'R2',
      what: 'number-goes-back',
      word: 'MOTS',
      ruled: true,
    });
    expect(game.ready).toBe(false);
    // A word that lies nowhere is told the same.
    open(table({ forbidden: [{ ...form, word: 'MOTUS' }] }));
    game.composing.type('motus');
    expect(game.composing.objection?.clause).toBe('R2');
    // What the rules have against the place of a word is told before it.
    open(table({ forbidden: [form], lastLetter: true }));
    game.composing.type('mot');
    expect(game.composing.objection?.clause).toBe('K5');
  });

  it('may be followed by a second one through the same letter', async () => {
    game.composing.type('mot');
    await judged();
    game.composing.second();
    expect(game.composing.first?.word).toBe('MOT');
    game.composing.type('mue');
    await judged();
    expect(game.composing.text).toBe('E2-E4 MOT@E4D5C5 + MUE@E4F5G5');
    expect(game.composing.turned).toEqual(['d5', 'c5', 'f5', 'g5']);
    expect(game.ready).toBe(true);
  });

  it('that is refused stays composed', async () => {
    game.composing.type('mot');
    await judged();
    game.confirm();
    answer({ done: false, refused: { error: 'non', code: 'same-tense' } });
    await vi.waitFor(() => expect(game.pending).toBe(null));
    expect(game.composing.word).toBe('MOT');
    expect(game.ready).toBe(true);
  });
});

describe('a move without a word', () => {
  it('is offered where the rules allow it', () => {
    game.move('e2', 'e3');
    expect(game.composing.wordless).toBe(null);
    expect(game.ready).toBe(false);
    game.cancel();
    game.move('a1', 'a2');
    expect(game.composing.wordless).toBe('A1-A2');
    game.confirm();
    expect(sent).toEqual([{ act: 'A1-A2' }]);
  });

  it('that no slide makes is asked for its clause', () => {
    game.move('e2', 'f4');
    expect(sent).toEqual([{ act: 'E2-F4' }]);
    open(table({ mode: 'strict' }));
    game.move('e2', 'f4');
    expect(sent).toEqual([]);
  });
});

describe('a letter that may turn between captures', () => {
  const way = (via: string[], ...captures: string[]) => ({ via, to: 'E4', captures });

  it('goes where it takes most, unless another way is chosen', () => {
    const slides = {
      E2: [way([]), way(['C4'], 'D3'), way(['G4'], 'F3', 'F4'), way(['G2'], 'F4', 'F3')],
    };
    open(table({ slides, wordless: ['E2xC4xE4', 'E2xG4xE4'] }));
    game.move('e2', 'e4');
    expect(game.composing.routes.map(({ captures }) => captures.length)).toEqual([2, 1, 0]);
    expect(game.composing.text).toBe('E2xG4xE4');
    game.composing.reroute(1);
    expect(game.composing.text).toBe('E2xC4xE4');
    expect(game.composing.wordless).toBe('E2xC4xE4');
    game.composing.type('mot');
    game.composing.reroute(2);
    expect(game.composing.text).toBe('E2-E4 MOT@E4D5C5');
  });

  it('spares what the word needs, unless its way was chosen', () => {
    open(table({ slides: { E2: [way([]), way(['D6'], 'D5')] }, wordless: [] }));
    game.move('e2', 'e4');
    expect(game.composing.text).toBe('E2xD6xE4');
    game.composing.type('mot');
    expect(game.composing.text).toBe('E2-E4 MOT@E4D5C5');
    expect(game.position.has('d5')).toBe(true);
    game.composing.reroute(0);
    expect(game.composing.objection?.clause).toBe('W2');
  });

  it('has nothing to choose where one way leads there', () => {
    game.move('e2', 'e4');
    expect(game.composing.routes).toHaveLength(1);
  });
});

describe('a joker', () => {
  const LONG = 'z7/1aisser1/8/8/L7/B7';

  it('comes with seven letters, on a square of the own camp', async () => {
    knows('LAISSER');
    const slides = { A2: [{ via: [], to: 'A4', captures: [] }] };
    open(table({ tokens: tokensIn(LONG), slides, wordless: [] }));
    game.composing.type('laisser');
    await judged();
    expect(game.composing.earned).toBe(1);
    expect(game.composing.offered).toEqual(['E', 'S']);
    game.composing.toggle('S');
    expect(game.composing.lack).toBe('joker');
    expect(game.composing.berths).toContain('c1');
    expect(game.composing.berths).not.toContain('c4');
    expect(game.pick('c1')).toBe(true);
    expect(game.composing.text).toBe('A2-A4 LAISSER@A4B5C5D5E5F5G5 =S@C1');
    expect(game.ready).toBe(true);
    game.composing.toggle('S');
    expect(game.composing.text).toBe('A2-A4 LAISSER@A4B5C5D5E5F5G5');
  });
});

describe('a joker that was put by', () => {
  it('comes in with any move, and then lies somewhere', () => {
    open(table({ stock: 'E', reserve: ['S', ''] }, [], {}, [['joker_entry', 'reserve']]));
    game.move('a1', 'a2');
    expect(game.composing.offered).toEqual(['S']);
    expect(game.ready).toBe(true);
    game.composing.toggle('S');
    expect(game.ready).toBe(false);
    game.pick('c1');
    game.confirm();
    expect(sent).toEqual([{ act: 'A1-A2 =S@C1' }]);
  });
});

describe('a strict game', () => {
  it('hears the words before the move, and tells nothing beforehand', () => {
    open(table({ mode: 'strict' }));
    game.composing.type('mos');
    expect(game.composing.verdict).toBe(null);
    expect(game.owes).toBe(true);
    game.confirm();
    expect(sent).toEqual([{ act: 'announce MOS' }]);
    const announced: Notice = { kind: 'announced', text: 'announce MOS', seat: 0, words: ['MOS'] };
    receive(table({ mode: 'strict', announced: ['MOS'] }, [announced]));
    expect(game.composing.word).toBe('MOS');
    expect(game.alarm).toBe('Mot annoncé\u00a0: MOS. Il faut l’écrire.');
    // Nobody is told to type a word that is typed, announced and owed.
    expect(game.hint).toBe('Le coup est prêt\u00a0: jouez-le.');
    game.confirm();
    expect(sent.at(-1)).toEqual({ act: 'E2-E4 MOS@E4D5E5' });
    open(table({ mode: 'strict', announced: ['MOS'] }));
    game.composing.clear();
    expect(game.hint).toContain('annoncé');
  });

  it('binds to the letter that is touched, unless one said j’adoube', () => {
    open(table({ mode: 'strict' }));
    game.chosen = 'e2';
    expect(sent).toEqual([{ act: 'touch E2' }]);
    receive(table({ mode: 'strict', touched: 'E2' }));
    expect([...game.reach.origins]).toEqual(['e2']);
    open(table({ mode: 'strict', adoube: true }));
    game.chosen = 'e2';
    expect(sent).toEqual([]);
  });

  it('says why a slide that would lose is not played', () => {
    open(table({ mode: 'strict' }));
    game.move('e2', 'f4');
    expect(sent).toEqual([]);
    expect(game.desk.word).toContain('De E2 à F4, rien ne glisse');
  });

  it('keeps what is announced over a reload', () => {
    open(table({ mode: 'strict' }));
    game.move('e2', 'e4');
    for (const square of ['e4', 'd5', 'c5']) game.pick(square);
    const announced = table({ mode: 'strict', touched: 'E2', announced: ['MOT'] });
    reload(announced);
    expect(game.composing.trace).toEqual(['e4', 'd5', 'c5']);
    game.confirm();
    expect(sent).toEqual([{ act: 'E2-E4 MOT@E4D5C5' }]);
    // In another browser at least the word is there.
    open(announced);
    expect(game.composing.word).toBe('MOT');
    expect(game.owes).toBe(false);
    expect(game.ready).toBe(true);
  });

  it('takes up both words that were announced', () => {
    open(table({ mode: 'strict', announced: ['MOT', 'MUE'] }));
    expect(game.composing.text).toBe('E2-E4 MOT@E4D5C5 + MUE@E4F5G5');
    expect(game.ready).toBe(true);
  });

  it('takes nothing up in another position', () => {
    game.composing.type('mot');
    reload(table({ position: `${view().position}1` }));
    expect(game.composing.empty).toBe(true);
  });

  it('waits for the clock to be pressed where the table says so', () => {
    open(table({ mode: 'strict', press: true, slides: {} }));
    expect(game.free).toBe(false);
    expect(game.extras.map(({ label }) => label)).toEqual(['Appuyer sur la pendule']);
    game.extras[0]?.run();
    expect(sent).toEqual([{ act: 'press' }]);
  });
});

describe('the table', () => {
  const AFTER = 'z7/2TOsue1/4M3/8/8/B7 b p ES MOT 10';

  it('lets nobody move while the arbiter has stopped the game', () => {
    open(table({}, [], { arbiter: 'Odile', paused: true }));
    expect(game.free).toBe(false);
    expect(game.reach.origins.size).toBe(0);
  });

  it('writes the sheet without the squares, and ends it with the result', () => {
    open(table({ turn: 1, slides: {}, result: '#C' }, [moved(MOT, AFTER)]));
    expect(game.rows).toEqual([
      {
        number: 1,
        cells: [
          {
            ply: 1,
            text: 'E2-E4 MOT #C',
            spoken: 'Rouges, E2 vers E4, MOT, 2 lettres retournées',
          },
        ],
      },
    ]);
  });

  it('shows the past, and the word of the move that is shown', () => {
    const dealt: Notice = {
      kind: 'dealt',
      text: 'deal',
      tokens: view().tokens,
      again: false,
    };
    open(table({ turn: 1, slides: {}, tokens: tokensIn(AFTER) }, [dealt, moved(MOT, AFTER)]));
    expect(game.wrote).toEqual([['e4', 'd5', 'c5']]);
    expect(game.position.get('d5')?.camp).toBe('rouge');
    desk.look(0, game.plies);
    expect(game.position.get('d5')?.camp).toBe('noir');
    expect(game.position.has('e4')).toBe(false);
  });

  it('lists the words written up to what is shown, the newest first', () => {
    const words = [
      { word: 'TOT', seat: 1, ply: null },
      { word: 'MOT', seat: 0, ply: 0 },
    ];
    open(table({ used: words }, [moved(MOT, '8/8/8/8/8/8 w')]));
    const read = () => game.used.map(({ word }) => word);
    expect(read()).toEqual(['MOT', 'TOT']);
    desk.look(0, game.plies);
    expect(read()).toEqual(['TOT']);
  });

  it('says moves and faults in words, without their squares', () => {
    expect(plainly('D3-E4 LVI@E4E5F5', t)).toBe('D3 vers E4, LVI');
    expect(plainly('LVI@E4E5F5', t)).toBe('LVI');
    expect(plainly('A1xA3xA5 MOT@A5B5C5 + MUE@A5A6B6 =S@C1 =E', t)).toBe(
      'A1 prend et va en A5, MOT, MUE, joker S en C1, joker E gardé',
    );
    expect(plainly('announce LVI+TOT', t)).toBe('LVI, TOT');
  });

  it('answers what is typed', () => {
    expect(game.command('s e2')).toMatch(/^E2, lettre M rouge, camp des Rouges/);
    expect(game.command('mots')).toBe('TOT');
    expect(game.command('compte')).toContain('Rouges\u00a0: 2 lettres, 2 chez soi');
    expect(game.command('e2-e4 mot')).toBe('MOT\u00a0: Entrée l’écrit.');
    expect(game.composing.text).toBe('E2-E4 MOT@E4D5C5');
    expect(game.command('e2-e4 zut')).toEqual({
      text: 'ZUT ne se lit pas par la lettre déplacée.',
      clause: 'W2',
    });
    expect(game.command('e2-e4 mo')).toMatchObject({ clause: 'W1' });
    expect(game.command('bonjour')).toBe(null);
    game.command('e2-e4 mot@e4d5c5');
    expect(sent).toEqual([{ act: 'e2-e4 mot@e4d5c5' }]);
  });
});
