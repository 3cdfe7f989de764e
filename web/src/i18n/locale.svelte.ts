import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Locale } from '../prefs.svelte';
import { naming } from './naming';

/** What a message is told. */
export type Args = Record<string, FluentVariable>;

/** What some pages tell besides what every page does. */
export type Topic = 'settings' | 'choices' | 'book' | 'kit' | 'dictionary' | 'table';

/** What every page tells. Only the chosen language travels. */
const SHELL: Record<Locale, () => Promise<{ default: string }>> = {
  fr: () => import('./fr.ftl?shell'),
  en: () => import('./en.ftl?shell'),
};

const TOPICS: Record<Topic, Record<Locale, () => Promise<{ default: string }>>> = {
  settings: { fr: () => import('./fr.ftl?settings'), en: () => import('./en.ftl?settings') },
  choices: { fr: () => import('./fr.ftl?choices'), en: () => import('./en.ftl?choices') },
  book: { fr: () => import('./fr.ftl?book'), en: () => import('./en.ftl?book') },
  kit: { fr: () => import('./fr.ftl?kit'), en: () => import('./en.ftl?kit') },
  dictionary: { fr: () => import('./fr.ftl?dictionary'), en: () => import('./en.ftl?dictionary') },
  table: { fr: () => import('./fr.ftl?table'), en: () => import('./en.ftl?table') },
};

/** What a game alone tells, when it is opened. */
const TABLES = import.meta.glob<string>('../games/*/{fr,en}.ftl', {
  query: '?table',
  import: 'default',
});

/** Fetches a text in a language. */
type Source = (locale: Locale) => Promise<string>;

interface Loaded {
  locale: Locale;
  bundle: FluentBundle;
}

let loaded = $state.raw<Loaded | null>(null);
/** The texts that were asked for besides the shell, by name: another language needs them as well. */
const asked = new Map<string, { source: Source; told: Promise<void> }>();

/** The messages of a language from its text; the tests see to it that none is lost. */
async function bundleOf(locale: Locale): Promise<FluentBundle> {
  // Isolation marks would show as boxes in some titles, and no text here runs right to left.
  const bundle: FluentBundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: naming(locale, (id) => {
      const text = bundle.getMessage(id)?.value;
      return typeof text === 'string' ? text : null;
    }),
  });
  const texts = await Promise.all([
    SHELL[locale]().then(({ default: text }) => text),
    ...[...asked.values()].map(({ source }) => source(locale)),
  ]);
  for (const text of texts) tellIn(bundle, text);
  return bundle;
}

/** Adds a text. The table and the dialog of a new game share some messages: the same ones. */
function tellIn(bundle: FluentBundle, text: string): void {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Loads a language and shows it everywhere. */
export async function setLocale(locale: Locale): Promise<void> {
  if (loaded?.locale === locale) return;
  loaded = { locale, bundle: await bundleOf(locale) };
  document.documentElement.lang = locale;
}

/** Loads a text besides the shell, once, in the language shown and in any other later. */
function ask(name: string, source: Source): Promise<void> {
  const before = asked.get(name);
  if (before) return before.told;
  const told = add(source);
  asked.set(name, { source, told });
  // What did not come is asked for once more the next time.
  told.catch(() => asked.delete(name));
  return told;
}

async function add(source: Source): Promise<void> {
  if (!loaded) return;
  const { locale } = loaded;
  const text = await source(locale);
  // A language that was chosen meanwhile has brought the text with it.
  if (loaded.locale !== locale) return;
  tellIn(loaded.bundle, text);
  loaded = { ...loaded };
}

/** Loads what pages of a topic tell. */
export function tell(topic: Topic): Promise<void> {
  return ask(topic, async (locale) => (await TOPICS[topic][locale]()).default);
}

/** Loads what only tables and lessons of a game tell; nothing of a game that this page does not know. */
export function tellGame(slug: string): Promise<void> {
  return ask(`game ${slug}`, async (locale) => {
    return (await TABLES[`../games/${slug}/${locale}.ftl`]?.()) ?? '';
  });
}

/** The language shown now. */
export function locale(): Locale {
  return loaded?.locale ?? 'fr';
}

/** The message `id` in the language shown; the id itself when the message is missing. */
export function t(id: string, args?: Args): string {
  const message = loaded?.bundle.getMessage(id);
  if (!loaded || !message?.value) return id;
  return loaded.bundle.formatPattern(message.value, args ?? null);
}

/** Whether there is a message `id`. */
export function has(id: string): boolean {
  return loaded?.bundle.getMessage(id)?.value != null;
}
