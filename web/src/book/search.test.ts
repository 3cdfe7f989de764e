import { beforeAll, describe, expect, it } from 'vitest';
import { setLocale } from '../i18n';
import type { Book } from '../wire/book/Book';
import { searchIn } from './search';

const PLATE = { position: '', options: [], marks: [] };
const BOOK: Book = {
  title: 'Le jeu',
  lead: 'Une joute.',
  summary: [{ text: 'On vise le donjon.', clauses: ['R1'] }],
  facts: ['environ 60 min'],
  origin: [{ text: 'Un jeu de Max Gerchambeau, figurines Mokarex, 1969.', clauses: [] }],
  chapters: [
    {
      part: null,
      number: 4,
      title: 'Le saut',
      blocks: [
        { kind: 'paragraph', text: 'L’**homme d’armes** avance, voir R7.', clauses: ['R6'] },
        { kind: 'paragraph', text: 'Par-dessus l’étang, jamais.', clauses: ['R7', 'R8'] },
        { ...PLATE, kind: 'figure', id: 'rive', caption: 'La rive, vue du sud.' },
        { kind: 'paragraph', text: 'Une borne ne compte pas.', clauses: [] },
        { ...PLATE, kind: 'figure', id: 'borne', caption: 'Un menhir.' },
        { kind: 'table', head: ['Pièce', 'Pas'], rows: [['Le cavalier', 'deux']] },
        {
          kind: 'try',
          id: 'gue',
          clause: 'R6',
          position: '',
          options: [],
          ask: 'Passez le gué.',
          right: [{ action: 'a', verdict: { kind: 'legal' }, say: 'À pied sec.' }],
          wrong: [],
        },
      ],
    },
  ],
  questions: [
    { ask: 'Et si l’on se trompe ?', answer: { text: 'Rien n’arrive.', clauses: ['R6'] } },
    { ask: 'Et les chevaux ?', answer: { text: 'Ils broutent.', clauses: [] } },
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
  presets: [{ name: 'Club', options: [], say: 'Pour des soirées longues.' }],
  lesson: null,
  index: [{ term: 'château', chapters: [1, 4] }],
};
beforeAll(() => setLocale('fr'));
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

  it('finds whose the game is and what it is about', () => {
    for (const asked of ['Mokarex', 'gerchambeau', '1969'])
      expect(found(asked)).toEqual(['origin']);
    for (const asked of ['donjon', 'joute', '60 min']) expect(found(asked)).toEqual(['summary']);
    expect(searchIn('jeu', BOOK, 'mokarex')[0]).toMatchObject({
      mark: '*',
      where: 'D’où il vient',
    });
  });

  it('finds what is shown and tried, by its clause or else by its chapter', () => {
    expect(found('vue du sud')).toEqual(['R7']);
    expect(found('menhir')).toEqual(['chapter-4']);
    expect(found('cavalier deux')).toEqual(['chapter-4']);
    expect(found('le gué')).toEqual(['R6']);
    expect(found('pied sec')).toEqual(['R6']);
  });

  it('finds what has no clause', () => {
    expect(found('borne')).toEqual(['chapter-4']);
    expect(found('broutent')).toEqual(['questions']);
    expect(found('soirées')).toEqual(['variants']);
  });

  it('tells a place once', () => {
    expect(found('étang').length).toBe(1);
    expect(found('le saut')).toEqual(['R6', 'R7', 'chapter-4']);
  });

  it('asks for two letters at least', () => {
    expect(found('l')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
  });
});
