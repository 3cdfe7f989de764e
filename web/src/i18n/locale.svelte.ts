import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Locale } from '../prefs.svelte';
import { naming } from './naming';

/** What a message is told. */
export type Args = Record<string, FluentVariable>;

type Text = () => Promise<{ default: string }>;

/** Only the chosen language travels, and what games alone tell when one is opened. */
const TEXTS: Record<Locale, { shell: Text; games: Text }> = {
  fr: { shell: () => import('./fr.ftl?shell'), games: () => import('./fr.ftl?games') },
  en: { shell: () => import('./en.ftl?shell'), games: () => import('./en.ftl?games') },
};

interface Loaded {
  locale: Locale;
  bundle: FluentBundle;
}

let loaded = $state.raw<Loaded | null>(null);
let games = false;

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
  const { shell, games: ofGames } = TEXTS[locale];
  for (const { default: text } of await Promise.all(games ? [shell(), ofGames()] : [shell()])) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** Loads a language and shows it everywhere. */
export async function setLocale(locale: Locale): Promise<void> {
  if (loaded?.locale === locale) return;
  loaded = { locale, bundle: await bundleOf(locale) };
  document.documentElement.lang = locale;
}

/** Loads what only the tables and lessons of games tell, in the language shown and in any other later. */
export async function tellGames(): Promise<void> {
  if (games) return;
  games = true;
  if (loaded) loaded = { locale: loaded.locale, bundle: await bundleOf(loaded.locale) };
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
