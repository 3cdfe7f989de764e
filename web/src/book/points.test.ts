import { describe, expect, it } from 'vitest';
import type { Book } from '../wire/book/Book';
import type { GameInfo } from '../wire/GameInfo';
import { notesOf } from './notes';
import { boundsOf, chosenOf, differences, effectOf, nearest, pointsOf, shortly } from './points';

const BOOK: Book = {
  title: '',
  lead: '',
  summary: [],
  facts: [],
  origin: [],
  chapters: [],
  questions: [],
  groups: [
    {
      title: 'La fin',
      figures: [],
      choices: [
        {
          option: 'stalemate',
          title: 'Un camp sans coup',
          values: [
            ['loss', null, 'il perd.'],
            ['draw', null, 'la partie est nulle.'],
          ],
        },
        {
          option: 'coups',
          title: 'Les coups d’un tour',
          values: [
            ['0', null, 'autant qu’on en gagne.'],
            ['1', '99', 'jamais plus que ce nombre.'],
          ],
        },
        { option: 'start', title: 'D’où l’on part', values: [['', null, 'Une position.']] },
      ],
    },
    {
      title: 'Les joueurs',
      figures: [],
      choices: [{ option: 'seats', title: 'Combien', values: [['2', null, 'deux.']] }],
    },
  ],
  presets: [
    { name: 'Habituelle', options: [['stalemate', 'loss']], say: '' },
    { name: 'Club', options: [['stalemate', 'draw']], say: '' },
  ],
  lesson: null,
  index: [],
};

const INFO: GameInfo = {
  slug: 'echecs',
  name: '',
  seats: [2],
  options: [
    { name: 'stalemate', default: 'loss', values: ['loss', 'draw'], clauses: ['R17'] },
    { name: 'coups', default: '0', values: [], clauses: ['R18'] },
    { name: 'start', default: '', values: [], clauses: [] },
    { name: 'seats', default: '2', values: ['2'], clauses: [] },
  ],
};

const groups = pointsOf(BOOK, INFO);
const [stalemate, coups, start] = groups[0]!.points;

describe('the points of a table', () => {
  it('leave out who sits there', () => {
    expect(groups.map(({ title }) => title)).toEqual(['La fin']);
  });

  it('are sentences, numbers or texts', () => {
    expect(groups[0]!.points.map(({ kind }) => kind)).toEqual(['words', 'number', 'text']);
    expect(boundsOf(coups!)).toEqual({ min: 0, max: 99 });
  });

  it('say what a value does', () => {
    expect(effectOf(stalemate!, 'draw')).toBe('la partie est nulle.');
    expect(effectOf(coups!, '0')).toBe('autant qu’on en gagne.');
    expect(effectOf(coups!, '7')).toBe('jamais plus que ce nombre.');
    expect(effectOf(start!, '8/8 w')).toBe('Une position.');
  });

  it('are told in a few words', () => {
    expect(shortly(stalemate!, 'draw')).toBe('la partie est nulle');
    expect(shortly(coups!, '7')).toBe('7');
    expect(shortly(start!, '8/8 w')).toBe('8/8 w');
  });

  it('differ from what nobody chose, and from a table ready to play', () => {
    const options: [string, string][] = [
      ['coups', '3'],
      ['stalemate', 'loss'],
      ['seats', '4'],
    ];
    expect(chosenOf(groups, options)).toEqual([[coups, '3']]);
    expect(differences(groups, BOOK.presets[1]!, options)).toEqual([
      [stalemate, 'loss'],
      [coups, '3'],
    ]);
    expect(nearest(groups, BOOK.presets, options)).toEqual({ place: 0, away: 1 });
    expect(nearest(groups, BOOK.presets, [['stalemate', 'draw']])).toEqual({ place: 1, away: 0 });
  });
});

describe('the notes on a clause', () => {
  it('tell what other tables do', () => {
    const notes = notesOf(BOOK, INFO, ({ clauses }) => clauses.includes('R17'));
    expect(notes).toEqual([
      { title: 'Un camp sans coup', here: null, others: ['la partie est nulle.'] },
    ]);
  });

  it('tell first what this table has chosen', () => {
    const notes = notesOf(BOOK, INFO, ({ clauses }) => clauses.length > 0, [['coups', '3']]);
    expect(notes.map(({ title, here }) => [title, here])).toEqual([
      ['Les coups d’un tour', '3'],
      ['Un camp sans coup', null],
    ]);
  });
});
