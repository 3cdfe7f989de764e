import { describe, expect, it } from 'vitest';
import type { Book } from '../wire/book/Book';
import { searchIn } from './search';

const BOOK: Book = {
  title: '',
  lead: '',
  summary: [],
  facts: [],
  origin: [],
  chapters: [
    {
      part: null,
      number: 4,
      title: 'Le saut',
      blocks: [
        { kind: 'paragraph', text: 'L’**homme d’armes** avance, voir R7.', clauses: ['R6'] },
        { kind: 'paragraph', text: 'Par-dessus l’étang, jamais.', clauses: ['R7', 'R8'] },
      ],
    },
  ],
  questions: [
    { ask: 'Et si l’on se trompe ?', answer: { text: 'Rien n’arrive.', clauses: ['R6'] } },
  ],
  groups: [
    {
      title: 'La fin',
      figures: [],
      choices: [
        { option: 'stalemate', title: 'Un camp bloqué', values: [['loss', null, 'perd.']] },
      ],
    },
  ],
  presets: [],
  lesson: null,
  index: [{ term: 'château', chapters: [1, 4] }],
};
const found = (asked: string) => searchIn('jeu', BOOK, asked).map(({ anchor }) => anchor);

describe('a search in a book', () => {
  it('takes either apostrophe for the other, and accents as they come', () => {
    for (const asked of ["d'armes", 'd’armes', "HOMME D'ARMES"])
      expect(found(asked)).toEqual(['R6']);
    expect(found("l'etang")).toEqual(['R7']);
    expect(found("l'on se trompe")).toEqual(['R6']);
  });

  it('finds a clause by its number before whatever mentions it', () => {
    expect(found('r7')).toEqual(['R7', 'R6']);
    expect(found('R8')).toEqual(['R8']);
  });

  it('leads from a term of the index to its chapters, and from a choice to its group', () => {
    expect(searchIn('jeu', BOOK, 'chateau')).toEqual([
      { game: 'jeu', anchor: 'chapter-1', mark: '1', where: 'château' },
      { game: 'jeu', anchor: 'chapter-4', mark: '4', where: 'château' },
    ]);
    expect(found('bloqué')).toEqual(['variants-0']);
  });

  it('asks for two letters at least', () => {
    expect(found('l')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
  });
});
