import type { FluentFunction, FluentValue } from '@fluent/bundle';
import type { Locale } from '../prefs.svelte';
import { elides } from './elision';

/** The plain text of a message, as the bundle has it. */
export type Text = (id: string) => string | null;

/** Names of the house that carry their article: « Le bambin ». */
const TITLES = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => `level-${level}`).concat('table-computer');

/** Names that take one within a sentence: « Sud », « la chaîne du Sud ». */
const POINTS = new Set<string>();

/** Lets names, by their messages, wear an article within a sentence; the games tell theirs. */
export function wearArticle(messages: Iterable<string>): void {
  for (const message of messages) POINTS.add(message);
}

/** A name in two: the article it wears, and the rest. People wear none, whatever they are called. */
function parts(name: string, text: Text): { article: string; rest: string } {
  const begins = (id: string) => {
    const own = text(id);
    return own !== null && name.startsWith(own) && /^(?:$|[ ,])/.test(name.slice(own.length));
  };
  const worn = /^(?:L’|(?:Le|La|The) )/.exec(name)?.[0];
  if (worn && TITLES.some(begins))
    return { article: worn.toLowerCase(), rest: name.slice(worn.length) };
  if ([...POINTS].some(begins)) return { article: elides(name) ? 'l’' : 'le ', rest: name };
  return { article: '', rest: name };
}

/** What messages say of somebody in French: `NAME`, `DE` and `A` put the article right. */
const FRENCH = {
  NAME: ({ article, rest }: ReturnType<typeof parts>) => article + rest,
  DE({ article, rest }: ReturnType<typeof parts>) {
    if (article === 'le ') return `du ${rest}`;
    return (article || !elides(rest) ? 'de ' : 'd’') + article + rest;
  },
  A: ({ article, rest }: ReturnType<typeof parts>) =>
    article === 'le ' ? `au ${rest}` : `à ${article}${rest}`,
};

/** In English only titles wear an article, and it is small within a sentence: “against the toddler”. */
const ENGLISH = {
  NAME: ({ article, rest }: ReturnType<typeof parts>) =>
    article === 'the ' ? article + rest : rest,
};

/** The functions that messages of a language may call; `start: 1` where the sentence begins. */
export function naming(locale: Locale, text: Text): Record<string, FluentFunction> {
  const ways: Record<string, (name: ReturnType<typeof parts>) => string> =
    locale === 'fr' ? FRENCH : ENGLISH;
  return Object.fromEntries(
    Object.entries(ways).map(([id, say]) => [
      id,
      ([name]: FluentValue[], { start }: Record<string, FluentValue>) => {
        const said = say(parts(String(name ?? ''), text));
        return start === undefined ? said : said.charAt(0).toUpperCase() + said.slice(1);
      },
    ]),
  );
}
