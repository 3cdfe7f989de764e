import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Locale } from '../prefs.svelte';

/** What a message is told. */
export type Args = Record<string, FluentVariable>;

/** Only the chosen language travels. */
const TEXTS: Record<Locale, () => Promise<{ default: string }>> = {
  fr: () => import('./fr.ftl'),
  en: () => import('./en.ftl'),
};

interface Loaded {
  locale: Locale;
  bundle: FluentBundle;
}

let loaded = $state.raw<Loaded | null>(null);

/** The messages of a language from its text; the tests see to it that none is lost. */
function bundleOf(locale: Locale, text: string): FluentBundle {
  // Isolation marks would show as boxes in some titles, and no text here runs right to left.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Loads a language and shows it everywhere. */
export async function setLocale(locale: Locale): Promise<void> {
  if (loaded?.locale === locale) return;
  const { default: text } = await TEXTS[locale]();
  loaded = { locale, bundle: bundleOf(locale, text) };
  document.documentElement.lang = locale;
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
