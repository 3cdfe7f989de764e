import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../../wire/echecs/options';
import { balance, captured, moveNumber, parse, shift } from './fen';
import { localSan, spoken } from './san';
import { letterFor, readMove, type Board } from './typed';

const START = OPTIONS.start;
const at = (fen: string) => parse(fen);
const name = (fen: string, square: string) => at(fen).get(square);

describe('a position', () => {
  it('is read from FEN', () => {
    expect(at(START).size).toBe(32);
    expect(name(START, 'e1')).toEqual({ name: 'roi', camp: 'white' });
    expect(name(START, 'd8')).toEqual({ name: 'dame', camp: 'black' });
    expect(moveNumber('8/8/8/8/8/8/8/8 b - - 0 17')).toEqual({ number: 17, seat: 1 });
  });

  it('survives nonsense', () => {
    expect(at('').size).toBe(0);
    expect(at('zz/99/kkkkkkkkkkkk/8/8/8/8/8/8/8/8').size).toBe(8);
  });

  it('takes the rook along when the king castles, two squares or three', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    expect(shift(at(fen), 'e1', 'g1').get('f1')?.name).toBe('tour');
    expect(shift(at(fen), 'e1', 'c1').get('d1')?.name).toBe('tour');
    // C-1
    expect(shift(at(fen), 'e8', 'b8').get('c8')?.name).toBe('tour');
    expect(shift(at(fen), 'e8', 'b8').has('a8')).toBe(false);
  });

  it('takes the pawn that was passed', () => {
    const after = shift(at('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'), 'e5', 'd6');
    expect(after.has('d5')).toBe(false);
    expect(after.get('d6')?.camp).toBe('white');
  });

  it('promotes', () => {
    const after = shift(at('8/P3k3/8/8/8/8/8/4K3 w - - 0 1'), 'a7', 'a8', 'N');
    expect(after.get('a8')).toEqual({ name: 'cavalier', camp: 'white' });
  });

  it('counts what was taken, promotions included', () => {
    const now = at('rnb1kbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNQ w - - 0 1');
    expect(captured(at(START), now)).toEqual(['PQ', 'R']);
    expect(balance(at(START))).toBe(0);
    expect(balance(at('4k3/8/8/8/8/8/4P3/4K2R w - - 0 1'))).toBe(6);
  });
});

describe('a move as written', () => {
  it('has French letters in French', () => {
    expect(localSan('Nbxd2+', 'fr')).toBe('Cbxd2+');
    expect(localSan('e8=Q#', 'fr')).toBe('e8=D#');
    expect(localSan('O-O-O', 'fr')).toBe('0-0-0');
    expect(localSan('Raxb1', 'fr')).toBe('Taxb1');
  });

  it('has English letters in English', () => {
    expect(localSan('Nbxd2+', 'en')).toBe('Nbxd2+');
    expect(localSan('O-O', 'en')).toBe('O-O');
  });
});

describe('a move in words', () => {
  const said = (san: string, from: string, to: string, enPassant = false) =>
    spoken(
      { san, from, to, enPassant },
      (id, args) => `${id}(${Object.values(args ?? {}).join()})`,
    );

  it('names the piece and the square', () => {
    expect(said('Nf3', 'g1', 'f3')).toBe('echecs-said-move(echecs-piece-cavalier(),g1,f3)');
    expect(said('Bxe6+', 'b3', 'e6')).toContain('echecs-said-check(echecs-said-capture(');
  });

  it('tells two like pieces apart', () => {
    expect(said('Nbd2', 'b1', 'd2')).toContain('echecs-said-move-from');
    expect(said('R1xe4', 'e1', 'e4')).toContain('echecs-said-capture-from');
    expect(said('exd5', 'e4', 'd5')).toContain('echecs-said-capture(');
  });

  it('says castling, promotion, en passant and mate', () => {
    expect(said('O-O', 'e1', 'g1')).toBe('echecs-said-short()');
    expect(said('O-O-O#', 'e1', 'c1')).toBe('echecs-said-mate(echecs-said-long())');
    expect(said('exd8=Q#', 'e7', 'd8')).toContain('echecs-said-mate(echecs-said-promotion(');
    expect(said('exd6', 'e5', 'd6', true)).toContain('echecs-said-en-passant(');
  });
});

describe('a move as typed', () => {
  const board = (
    fen: string,
    dests: Record<string, string>,
    locale: 'fr' | 'en' = 'fr',
  ): Board => ({
    position: at(fen),
    dests: new Map(Object.entries(dests).map(([from, to]) => [from, to.match(/../g) ?? []])),
    camp: 'white',
    locale,
  });
  const start = board(START, { g1: 'f3h3', b1: 'a3c3', e2: 'e3e4', d2: 'd3d4' });
  const move = (from: string, to: string, promotion: string | null = null) => ({
    kind: 'move',
    from,
    to,
    promotion,
  });

  it('may be French, English, lower case or squares', () => {
    for (const text of ['Cf3', 'cf3', 'Nf3', 'nf3', 'g1f3', 'g1-f3', ' Cf3+ ', 'Cgf3'])
      expect(readMove(text, start), text).toEqual(move('g1', 'f3'));
    expect(readMove('e4', start)).toEqual(move('e2', 'e4'));
  });

  it('means a pawn before a bishop', () => {
    const both = board('4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1', { b3: 'c4b4', e2: 'c4' }, 'en');
    expect(readMove('bc4', both)).toEqual(move('b3', 'c4'));
    expect(readMove('bxc4', both)).toEqual(move('b3', 'c4'));
    expect(readMove('Bc4', both)).toEqual(move('e2', 'c4'));
    expect(readMove('Bxc4', both)).toEqual(move('e2', 'c4'));
  });

  it('castles', () => {
    const king = board('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', { e1: 'f1g1b1' });
    expect(readMove('0-0', king)).toEqual(move('e1', 'g1'));
    expect(readMove('O-O', king)).toEqual(move('e1', 'g1'));
    // C-1
    expect(readMove('0-0-0', king)).toEqual(move('e1', 'b1'));
  });

  it('promotes', () => {
    const pawn = board('8/P3k3/8/8/8/8/8/4K3 w - - 0 1', { a7: 'a8' });
    expect(readMove('a8=D', pawn)).toEqual(move('a7', 'a8', 'Q'));
    expect(readMove('a8C', pawn)).toEqual(move('a7', 'a8', 'N'));
    expect(readMove('a7a8q', pawn)).toEqual(move('a7', 'a8', 'Q'));
    expect(readMove('a8', pawn)).toEqual(move('a7', 'a8'));
  });

  it('asks which piece when there are several', () => {
    const rooks = board('4k3/8/8/8/8/8/8/R3K2R w - - 0 1', { a1: 'd1', h1: 'd1' });
    expect(readMove('Td1', rooks)).toEqual({ kind: 'several', from: ['a1', 'h1'], to: 'd1' });
    expect(readMove('Tad1', rooks)).toEqual(move('a1', 'd1'));
  });

  it('lets the rules explain when one piece alone is meant', () => {
    expect(readMove('Dd5', start)).toEqual(move('d1', 'd5'));
    expect(readMove('e5', start)).toEqual(move('e2', 'e5'));
    expect(readMove('Ce5', start)).toEqual({ kind: 'nobody' });
  });

  it('is not read into anything else', () => {
    for (const text of ['', 'bonjour', 'z9', 'Xf3', 'e9'])
      expect(readMove(text, start), text).toEqual({ kind: 'unread' });
  });

  it('knows the letters of both languages', () => {
    expect(letterFor('c', 'fr')).toBe('N');
    expect(letterFor('R', 'fr')).toBe('K');
    expect(letterFor('R', 'en')).toBe('R');
    expect(letterFor('N', 'fr')).toBe('N');
    expect(letterFor('z', 'fr')).toBeNull();
  });
});
