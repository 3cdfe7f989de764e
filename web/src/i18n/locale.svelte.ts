import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Locale } from '../prefs.svelte';
import { naming } from './naming';

/** What a message is told. */
export type Args = Record<string, FluentVariable>;

type Text = () => Promise<{ default: string }>;

/** Only the chosen language travels, and what a game alone tells when it is opened. */
const TEXTS: Record<Locale, Record<string, Text>> = {
  fr: {
    shell: () => import('./fr.ftl?shell'),
    echecs: () => import('./fr.ftl?echecs'),
    'echec-et-mots': () => import('./fr.ftl?echec-et-mots'),
    chevaliers: () => import('./fr.ftl?chevaliers'),
    'dames-de-lettres': () => import('./fr.ftl?dames-de-lettres'),
    'guerre-des-mots': () => import('./fr.ftl?guerre-des-mots'),
  },
  en: {
    shell: () => import('./en.ftl?shell'),
    echecs: () => import('./en.ftl?echecs'),
    'echec-et-mots': () => import('./en.ftl?echec-et-mots'),
    chevaliers: () => import('./en.ftl?chevaliers'),
    'dames-de-lettres': () => import('./en.ftl?dames-de-lettres'),
    'guerre-des-mots': () => import('./en.ftl?guerre-des-mots'),
  },
};

interface Loaded {
  locale: Locale;
  bundle: FluentBundle;
}

let loaded = $state.raw<Loaded | null>(null);
/** The parts that are told: what every page tells, and the games that were opened. */
const parts = new Set(['shell']);

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
  const texts = await Promise.all([...parts].map((part) => TEXTS[locale][part]?.()));
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text.default));
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
  if (parts.has(slug)) return;
  parts.add(slug);
  if (!loaded) return;
  const { locale } = loaded;
  const text = await TEXTS[locale][slug]?.();
  // A language that was chosen meanwhile has brought the game's text with it.
  if (!text || loaded.locale !== locale) return;
  loaded.bundle.addResource(new FluentResource(text.default));
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
