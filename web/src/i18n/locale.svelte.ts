import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Locale } from '../prefs.svelte';
import { naming } from './naming';

/** What a message is told. */
export type Args = Record<string, FluentVariable>;

/** What every page tells. Only the chosen language travels. */
const SHELL: Record<Locale, () => Promise<{ default: string }>> = {
  fr: () => import('./fr.ftl?shell'),
  en: () => import('./en.ftl?shell'),
};

/** What a game alone tells, when it is opened. */
const TABLES = import.meta.glob<string>('../games/*/*.ftl', { query: '?table', import: 'default' });

interface Loaded {
  locale: Locale;
  bundle: FluentBundle;
}

let loaded = $state.raw<Loaded | null>(null);
/** The games that were opened. */
const opened = new Set<string>();

/** What tables and lessons of a game tell in a language; empty of a game that this page does not know. */
async function textOf(locale: Locale, slug: string): Promise<string> {
  return (await TABLES[`../games/${slug}/${locale}.ftl`]?.()) ?? '';
}

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
  const [shell, ...texts] = await Promise.all([
    SHELL[locale](),
    ...[...opened].map((slug) => textOf(locale, slug)),
  ]);
  for (const text of [shell.default, ...texts]) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Loads a language and shows it everywhere. */
export async function setLocale(locale: Locale): Promise<void> {
  if (loaded?.locale === locale) return;
  loaded = { locale, bundle: await bundleOf(locale) };
  document.documentElement.lang = locale;
}

/** Loads what only tables and lessons of a game tell, in the language shown and in any other later. */
export async function tellGame(slug: string): Promise<void> {
  if (opened.has(slug)) return;
  opened.add(slug);
  if (!loaded) return;
  const { locale } = loaded;
  const text = await textOf(locale, slug);
  // A language that was chosen meanwhile has brought the game's text with it.
  if (loaded.locale !== locale) return;
  loaded.bundle.addResource(new FluentResource(text));
  loaded = { ...loaded };
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
