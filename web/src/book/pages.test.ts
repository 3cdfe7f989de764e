import { describe, expect, it } from 'vitest';
import type { Book } from '../wire/book/Book';
import type { Figure } from '../wire/book/Figure';
import type { Try } from '../wire/book/Try';
import { figureOf, figuresFor, presetFigures, toldOf } from './pages';

const drawn = (id: string, option?: [string, string]): Figure => ({
  id,
  position: id,
  options: option ? [option] : [],
  marks: [],
  caption: id,
});
const asked: Try = {
  id: 't-a2',
  clause: 'A2',
  position: 'a2',
  options: [['hold', '1']],
  ask: 'Où ?',
  right: [],
  wrong: [
    { action: 'a9', verdict: { kind: 'refused', clause: 'B1', code: 'far' }, say: 'Trop loin.' },
  ],
};
const HOLD = {
  option: 'hold',
  title: 'Tenir',
  values: [
    ['0', null, 'jamais.'],
    ['1', '9', 'un peu.'],
  ],
} satisfies Book['groups'][number]['choices'][number];
const EVER = drawn('ever', ['hold', '3']);
const NEVER = drawn('never', ['hold', '0']);
const FIRST = drawn('first', ['side', 'lot']);

const BOOK: Book = {
  title: '',
  lead: '',
  summary: [],
  facts: [],
  origin: [],
  chapters: [
    {
      part: null,
      number: 1,
      title: '',
      blocks: [
        { kind: 'paragraph', text: 'Zéro.', clauses: ['A0', 'A2'] },
        { kind: 'paragraph', text: 'Un.', clauses: ['A1'] },
        { kind: 'figure', ...FIRST },
        { kind: 'try', ...asked },
        { kind: 'paragraph', text: 'Deux.', clauses: ['A2', 'A3'] },
      ],
    },
  ],
  questions: [],
  groups: [{ title: '', choices: [HOLD], figures: [NEVER, EVER] }],
  presets: [],
  lesson: null,
  index: [],
};

describe('a clause', () => {
  it('is shown by the figure after its paragraph, or by those that go on from it', () => {
    expect(figureOf(BOOK, 'A1')).toMatchObject({ id: 'first' });
    expect(figureOf(BOOK, 'A0')).toMatchObject({ id: 'first' });
  });

  it('is shown by the try about it sooner than by what comes later', () => {
    const shown = { position: 'a2', options: [['hold', '1']], marks: [], caption: 'Où ?' };
    expect(figureOf(BOOK, 'A2')).toEqual({ id: 't-a2', ...shown });
  });

  it('is shown by what a try has refused, where nothing else shows it', () => {
    expect(figureOf(BOOK, 'B1')).toMatchObject({ id: 't-a2', caption: 'Trop loin.' });
    expect(figureOf(BOOK, 'A3')).toBeNull();
  });
});

describe('a point', () => {
  it('is shown by a figure of its value, of its range, or of a chapter, and by no other', () => {
    const of = (name: string, value: string) => figuresFor(BOOK, [[name, value]])[0]?.id ?? null;
    expect([of('hold', '0'), of('hold', '7'), of('side', 'lot')]).toEqual([
      'never',
      'ever',
      'first',
    ]);
    expect([of('hold', '10'), of('side', 'turn'), of('pace', '1')]).toEqual([null, null, null]);
  });

  it('does not share its figure', () => {
    const twice = figuresFor(BOOK, [
      ['hold', '2'],
      ['hold', '3'],
    ]);
    expect(twice.map((one) => one?.id ?? null)).toEqual(['ever', null]);
  });

  it('shows a table ready to play, another figure for each', () => {
    const preset = (...options: [string, string][]) => ({ name: '', options, say: '' });
    const presets = [
      preset(['pace', '1'], ['hold', '4']),
      preset(['hold', '5'], ['side', 'lot']),
      preset(['hold', '5']),
      preset(),
    ];
    const figures = presetFigures({ ...BOOK, presets });
    expect(figures.map((one) => one?.id ?? null)).toEqual([null, 'first', 'ever', null]);
  });

  it('is told value by value, with what each looks like, and which is usual', () => {
    expect(toldOf(BOOK.groups[0]!.figures, HOLD, '4')).toEqual([
      { ends: null, say: 'jamais.', figures: [NEVER], usual: false },
      { ends: ['1', '9'], say: 'un peu.', figures: [EVER], usual: true },
    ]);
    expect(toldOf([], HOLD, null).some(({ usual }) => usual)).toBe(false);
  });
});
