// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BookFault, parseBook } from './rulebook';

const SMALL = `# Jeu · Game

A preface for those who keep the rules.

## Le plateau · The board

### L-1 L'ordre · The order
*Source:* the sheet.
*Nothing to refuse:* nothing.

Les blancs jouent ! On dit « échec ».

White plays. One says "check".
`;

describe('parseBook', () => {
  it('reads parts and clauses in both languages, with their typography', () => {
    expect(parseBook(SMALL)).toEqual({
      parts: [
        {
          title: { fr: 'Le plateau', en: 'The board' },
          clauses: [
            {
              id: 'L-1',
              title: { fr: 'L’ordre', en: 'The order' },
              text: {
                fr: ['Les blancs jouent\u00a0! On dit «\u00a0échec\u00a0».'],
                en: ['White plays. One says “check”.'],
              },
            },
          ],
        },
      ],
    });
  });

  it('reads a clause that follows another of the same number', () => {
    const [part] = parseBook(SMALL.replace('L-1 ', 'F1b ')).parts;
    expect(part?.clauses[0]?.id).toBe('F1b');
  });

  it('refuses a clause without its second language', () => {
    const missing = SMALL.replace('White plays. One says "check".\n', '');
    expect(() => parseBook(missing)).toThrow(BookFault);
  });

  it('refuses a heading without a clause id', () => {
    expect(() => parseBook(SMALL.replace('L-1 ', ''))).toThrow(/lacks a clause id/);
  });

  it('leaves out a part that has no clause', () => {
    const told = SMALL.replace(
      '## Le plateau',
      '## Notation\n\nHow it is written.\n\n## Le plateau',
    );
    expect(parseBook(told)).toEqual(parseBook(SMALL));
  });

  it.each([
    ['echecs', ['C-1', 'C-2', 'C-3', 'C-4', 'L-5', 'M-2']],
    [
      'echec-et-mots',
      ['M1', 'M4', 'M6', 'M7', 'A1', 'A2', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'],
    ],
  ])('reads the rules of %s, each clause once, and those that the page cites', (game, cited) => {
    const file = new URL(`../../docs/rules/${game}.md`, import.meta.url);
    const book = parseBook(readFileSync(file, 'utf8'));
    const ids = book.parts.flatMap((part) => part.clauses.map((clause) => clause.id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const clause of cited) expect(ids).toContain(clause);
  });
});
