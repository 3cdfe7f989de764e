import { describe, expect, it } from 'vitest';
import type { Square } from '../../board/grid';
import { EMPTY, giveBack, standing, takeAt, type Draft, type Laid, type Site } from './draft';
import { chain, held } from './fixture';
import { beside, STEP, type Axis } from './ground';
import { lacking, leftOver, sources } from './sources';
import { coupText, wordsRead } from './written';

const BASES = [
  ['e22', 'f22', 'g22', 'h22'],
  ['q22', 'r22', 's22', 't22'],
];
const RUSA = chain('SO1', 0, 'RUSA@e22h');
const PARIA = chain('SO1', 0, 'RUSA@e22h', 'PARIA@h18v');
const RUES = chain('NE1', 4, 'RUES@q3v', 'SELLES@l6h');
const site = (chains: Site['chains'], arsenal = ''): Site => ({
  chains,
  arsenal: held(arsenal),
  bases: BASES,
  seat: 0,
});

/** Lays letters on the empty squares of a line, one after the other. */
function lay(
  draft: Draft,
  on: Site,
  start: Square,
  axis: Axis,
  letters: string,
  back?: string,
): Draft {
  const laid = new Map(draft.laid);
  const taken = standing(on.chains, draft);
  let at: Square | null = start;
  for (const letter of letters) {
    while (at && taken.has(at)) at = beside(at, ...STEP[axis]);
    const as = letter === '+' ? 'cross' : letter === letter.toUpperCase() ? 'letter' : 'joker';
    const tile: Laid = { letter: letter === '+' ? '' : letter.toUpperCase(), as };
    laid.set(at!, back === undefined ? tile : { ...tile, back });
    at = beside(at!, ...STEP[axis]);
  }
  return { ...draft, laid };
}

/** Takes letters one after the other from where a chain ends. */
function take(draft: Draft, on: Site, ...squares: Square[]): Draft {
  return squares.reduce((now, square) => takeAt(on.chains, now, square) ?? now, draft);
}

describe('the text of a coup', () => {
  it('begins a chain on a base', () => {
    const on = site([], 'R U S A');
    expect(coupText(on, lay(EMPTY, on, 'e22', 'h', 'RUSA'), 'h')).toBe('N e22h (RUSA)');
  });

  it('chains captured letters', () => {
    const on = site([RUSA, chain('OSO1', 1, 'PAIR@c17v', 'PRÉ@c17h')]);
    const taking = take(EMPTY, on, 'c20', 'c19', 'c18', 'c17');
    expect(taking.takes).toEqual([{ end: 'c20', count: 4 }]);
    const draft = lay(taking, on, 'h18', 'v', 'PARI');
    expect(coupText(on, draft, 'v')).toBe('h18v (PARI)A <c20:4');
    expect(leftOver(on, draft)).toEqual([]);
  });

  it('transfers letters to the other end', () => {
    const on = site([PARIA]);
    const draft = lay(take(EMPTY, on, 'e22', 'f22', 'g22'), on, 'i18', 'h', 'URS');
    expect(coupText(on, draft, 'h')).toBe('h18h P(URS) <e22:3');
  });

  it('takes from both ends of a chain', () => {
    const on = site([PARIA, RUES]);
    const draft = lay(take(EMPTY, on, 'q3', 'q4', 'l6'), on, 'i18', 'h', 'URS');
    expect(coupText(on, draft, 'h')).toBe('h18h P(URS) <q3:2 <l6:1');
  });

  it('turns a letter, then prolongs the new word', () => {
    const on = site([RUES]);
    const turned: Draft = { ...EMPTY, pivot: { from: 'l6', to: 'm5' } };
    expect(coupText(on, turned, 'h')).toBe('~l6m5');
    const draft = lay(take(turned, on, 'q3', 'q4'), on, 'm3', 'v', 'RU');
    expect(coupText(on, draft, 'v')).toBe('~l6m5 m3v (RU)SE <q3:2');
  });

  it('lays a word blockade', () => {
    const on = site(
      [chain('ESE1', 6, 'TOGE@u16v', 'LEST@r16h'), chain('SE1', 7, 'TON@p13v', 'TOUR@p13h')],
      '+',
    );
    // LEST reads from the corner outwards, so its L is the extremity.
    const whole = { ...EMPTY, pivot: { from: 'r16', to: 's15' }, block: 's10' };
    const draft = lay(take(whole, on, 's13', 'r13', 'q13', 'p13'), on, 's11', 'v', 'ROTU');
    expect(coupText(on, draft, 'v')).toBe('~r16s15 s11v (ROTU)LE <s13:4 =s10');
  });

  it('hooks a second word on the letter added', () => {
    const on = site([chain('SO1', 0, 'CHER@e22h', 'PAIR@h19v', 'PARTIE@h19h')], 'S U S');
    const draft = lay(lay(EMPTY, on, 'n19', 'h', 'S'), on, 'n20', 'v', 'US');
    expect(coupText(on, draft, 'v')).toBe('h19h PARTIE(S) n19v S(US)');
    expect(wordsRead(on.chains, draft, 'v')).toEqual(['PARTIES', 'SUS']);
  });

  it('lays a compound with its cross', () => {
    const on = site([chain('SO1', 0, 'RUSA@e22h', 'PARIA@h18v')], 'O R T E + P L U M E');
    const draft = lay(EMPTY, on, 'i18', 'h', 'ORTE+PLUME');
    expect(coupText(on, draft, 'h')).toBe('h18h P(ORTE+PLUME)');
    expect(wordsRead(on.chains, draft, 'h')).toEqual(['PORTE-PLUME']);
  });

  it('aims shots and shows symbols', () => {
    const on = site([chain('ONO1', 2, 'DAME@g4v')], 'R I T');
    const shots = [{ from: 'd7', dir: 'S', end: 'd13', words: 1, corner: true }] as const;
    const draft = { ...lay(EMPTY, on, 'd7', 'h', 'RIT'), shots };
    expect(coupText(on, draft, 'h')).toBe('d7h (RIT)E *d7S:d13/1c');
    const bo = site([chain('NO1', 3, 'BEC@i4h', 'BO@i4v')], 'N');
    const n = { ...lay(EMPTY, bo, 'i6', 'v', 'N'), symbols: ['i6'] };
    expect(coupText(bo, n, 'h')).toBe('i4v BO(N) !i6');
  });

  it('goes on beyond a cross, or takes it back', () => {
    const on = site([chain('OSO1', 1, 'PAN@d16v', 'PURS@d16h', '+@h16h')], 'P R I A S');
    expect(coupText(on, lay(EMPTY, on, 'i16', 'h', 'PRIA'), 'h')).toBe('i16h (PRIA)');
    expect(coupText(on, lay(EMPTY, on, 'i16', 'v', 'A'), 'v')).toBe('i16h (A)');
    const lifted = lay({ ...EMPTY, lifts: ['h16'] }, on, 'g17', 'v', 'IR');
    expect(coupText(on, lifted, 'v')).toBe('^h16 g16v S(IR)');
  });

  it('turns a symbol back first', () => {
    const on = site([
      chain('NO1', 3, 'BEC@i4h', 'BON@i4v'),
      chain('OSO1', 1, 'PAN@d16v', 'PURS@d16h'),
    ]);
    const back = take({ ...EMPTY, unflips: ['i6'] }, on, 'g16');
    const draft = lay(back, on, 'g6', 'h', 'SO');
    expect(coupText(on, draft, 'h')).toBe('_i6 g6h (SO)N <g16:1');
  });

  it('takes letters back', () => {
    const on = site([chain('SO1', 0, 'VRAIMENT@c12h', '+@k12h')]);
    const draft = take(EMPTY, on, 'c12', 'd12', 'e12', 'f12');
    expect(coupText(on, draft, 'h')).toBe('R c12:4');
  });

  it('is nothing while nothing is composed', () => {
    expect(coupText(site([RUSA]), EMPTY, 'h')).toBeNull();
  });
});

describe('letters', () => {
  it('are turned where only the back of a taken one serves', () => {
    const on = site([chain('NO1', 3, 'CHAT@e3h', 'TEND@h3v', 'DES@h6h'), RUES]);
    const taking = take(EMPTY, on, 'l6', 'm6', 'n6', 'o6', 'p6', 'q6', 'q5');
    expect(taking.takes).toEqual([{ end: 'l6', count: 7 }]);
    // S E L L E S E, in the word as S E L L É E S.
    const laid = new Map<Square, Laid>(
      [...'SELLÉES'].map((letter, at) => [beside('k6', at, 0)!, { letter, as: 'letter' }]),
    );
    const draft = { ...taking, laid };
    expect(coupText(on, draft, 'h')).toBe('h6h DES(SELL/ÉES) <l6:7');
    expect(lacking(on, draft)).toEqual([]);
  });

  it('are turned before a plain one uses the tile, where the Arsenal has no such back', () => {
    const on = site([chain('S1', 0, 'ROSE@e22h'), chain('N1', 1, 'CES@e3h')], 'E/É X');
    const taken = take(EMPTY, on, 'e3', 'f3');
    const draft = lay(taken, on, 'g18', 'v', 'EXCÈ');
    expect(coupText(on, draft, 'v')).toBe('g18v (EXC/È)S <e3:2');
    expect(lacking(on, draft)).toEqual([]);
  });

  it('are not turned to an accent that is known not to be there', () => {
    const known = chain('N1', 1, 'CES@e3h');
    const tiles = known.tiles.map((tile) => (tile.letter === 'E' ? { ...tile, back: 'É' } : tile));
    const on = site([chain('S1', 0, 'ROSE@e22h'), { ...known, tiles }], 'X');
    const draft = lay(take(EMPTY, on, 'e3', 'f3'), on, 'h18', 'v', 'ÈX');
    expect(lacking(on, draft)).toEqual(['È']);
  });

  it('come from the Arsenal by the side that shows them, a joker last', () => {
    const on = site([PARIA], 'E/É ?');
    const draft = lay(EMPTY, on, 'i18', 'h', 'ÉE');
    expect(coupText(on, draft, 'h')).toBe('h18h P(Ée)');
    expect([...sources(on, draft).values()].map((one) => one.from)).toEqual(['arsenal', 'arsenal']);
    expect(lacking(on, lay(EMPTY, on, 'i18', 'h', 'ÉEX'))).toEqual(['X']);
  });

  it('say which back was picked', () => {
    const on = site([PARIA], 'E/É E/È');
    expect(coupText(on, lay(EMPTY, on, 'i18', 'h', 'E', 'È'), 'h')).toBe("h18h P(E'È)");
  });

  it('that a joker stands for are small', () => {
    const on = site([PARIA], '? U');
    expect(coupText(on, lay(EMPTY, on, 'i18', 'h', 'Ur'), 'h')).toBe('h18h P(Ur)');
  });

  it('stay jokers when they are taken', () => {
    const on = site([PARIA, chain('N1', 1, 'LUTa@e3h')]);
    const taken = take(EMPTY, on, 'h3', 'g3');
    expect(coupText(on, lay(taken, on, 'i18', 'h', 'TA'), 'h')).toBe('h18h P(Ta) <h3:2');
  });

  it('that were taken and not laid are told', () => {
    const on = site([RUSA, RUES]);
    const draft = take(EMPTY, on, 'q3', 'q4');
    const laid = new Map<Square, Laid>([['h21', { letter: 'U', as: 'letter' }]]);
    expect(leftOver(on, { ...draft, laid }).map(({ letter }) => letter)).toEqual(['R']);
  });
});

describe('taking', () => {
  it('starts at an extremity only, and goes back letter by letter', () => {
    const on = site([RUES]);
    expect(takeAt(on.chains, EMPTY, 'n6')).toBeNull();
    const three = take(EMPTY, on, 'q3', 'q4', 'q5');
    expect(giveBack(on.chains, three, 'q4')?.takes).toEqual([{ end: 'q3', count: 1 }]);
    expect(giveBack(on.chains, three, 'q3')?.takes).toEqual([]);
    expect(giveBack(on.chains, three, 'q6')).toBeNull();
  });

  it('leaves crosses alone', () => {
    const on = site([chain('OSO1', 1, 'PURS@d16h', '+@h16h')]);
    expect(takeAt(on.chains, EMPTY, 'h16')).toBeNull();
  });
});
