import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Book, Said } from '../src/rules/book';

const NAME = /^virtual:rulebook\/([a-z-]+)$/;

/** The document of the rules is not written the way the page reads it. */
export class BookFault extends Error {
  constructor(heading: string, problem: string) {
    super(`rule book heading "${heading}" ${problem}`);
    this.name = 'BookFault';
  }
}

/** Serves the rules of a game as typed data, read from the project's own document. */
export function rulebook(): Plugin {
  let folder = '';
  return {
    name: 'cavalettres-rulebook',
    configResolved(config) {
      folder = join(config.root, '../docs/rules');
    },
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    async load(id) {
      const game = NAME.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || !game) return null;
      const file = join(folder, `${game}.md`);
      this.addWatchFile(file);
      const book = parseBook(await readFile(file, 'utf8'));
      return `export default ${JSON.stringify(book)};`;
    },
  };
}

/**
 * Reads the document: parts under `##`, clauses under `###`, French then English in each. A part
 * without clauses is for those who keep the rules.
 */
export function parseBook(text: string): Book {
  const [, ...parts] = text.split(/^## /m);
  return {
    parts: parts
      .map((part) => part.split(/^### /m))
      .filter(([, ...clauses]) => clauses.length > 0)
      .map(([heading = '', ...clauses]) => ({
        title: both(firstLine(heading)),
        clauses: clauses.map(parseClause),
      })),
  };
}

function parseClause(source: string) {
  const heading = firstLine(source);
  const [, id, title] = /^([A-Z]+-?\d+[a-z]?|\d+(?:\.\d+)?) (.+)$/.exec(heading) ?? [];
  if (!id || !title) throw new BookFault(heading, 'lacks a clause id, expected "L-5 title"');
  const text = paragraphs(source.slice(heading.length));
  if (text.length === 0 || text.length % 2 !== 0) {
    throw new BookFault(heading, 'lacks a language, expected as many French as English paragraphs');
  }
  const half = text.length / 2;
  return {
    id,
    title: both(title),
    text: { fr: text.slice(0, half).map(french), en: text.slice(half).map(english) },
  };
}

const firstLine = (text: string) => text.split('\n', 1)[0]?.trim() ?? '';

/** The paragraphs for players; lines such as `*Source:* …` are for those who keep the rules. */
function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .filter((line) => !/^\*[A-Z][^*]*:\*/.test(line))
        .join(' ')
        .trim(),
    )
    .filter((block) => block !== '');
}

function both(title: string): Said {
  const [fr, en] = title.split(' · ');
  if (!fr || !en) throw new BookFault(title, 'lacks a language, expected "French · English"');
  return { fr: french(fr), en: english(en) };
}

const plain = (text: string) => text.replace(/[`*]/g, '').replace(/'/g, '’').trim();
const english = (text: string) => plain(text).replace(/"([^"]*)"/g, '“$1”');
const french = (text: string) =>
  plain(text)
    .replace(/ ([:;!?»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0');
