/** The languages of the house, French first. */
export type Locale = 'fr' | 'en';

/** What a visitor may set, kept in this browser. */
export interface Prefs {
  locale: Locale;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  /** Which kinds of sounds are heard. */
  soundMoves: boolean;
  soundWords: boolean;
  soundTable: boolean;
  soundClock: boolean;
  /** From 0 to 1. */
  volume: number;
  /** `auto` writes them on the frame, or inside the squares on a small screen. */
  coordinates: 'auto' | 'inside' | 'off';
  animation: 'off' | 'fast' | 'normal';
  confirmMoves: boolean;
  /** Turns the board towards the player to move, when two share one screen. */
  autoFlip: boolean;
  /** What else is kept, by key: the games tell which of it they mind. */
  others: Record<string, unknown>;
}

const KEY = 'cavalettres.prefs';

const CHOICES = {
  locale: ['fr', 'en'],
  theme: ['auto', 'light', 'dark'],
  coordinates: ['auto', 'inside', 'off'],
  animation: ['off', 'fast', 'normal'],
} as const;

/** The colour of the bar, which a phone's browser continues around the page. */
const BAR = { light: '#FBF4E4', dark: '#271D17' } as const;

const SWITCHES = [
  'sound',
  'soundMoves',
  'soundWords',
  'soundTable',
  'soundClock',
  'confirmMoves',
  'autoFlip',
] as const;

/** French, unless the browser asks for English before French. */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    if (/^fr\b/i.test(language)) return 'fr';
    if (/^en\b/i.test(language)) return 'en';
  }
  return 'fr';
}

/** The settings of somebody who has set nothing. */
export function defaults(languages: readonly string[]): Prefs {
  return {
    locale: preferredLocale(languages),
    theme: 'auto',
    sound: true,
    soundMoves: true,
    soundWords: true,
    soundTable: true,
    soundClock: true,
    volume: 0.7,
    coordinates: 'auto',
    animation: 'normal',
    confirmMoves: false,
    autoFlip: false,
    others: {},
  };
}

/** Reads stored settings; whatever is missing or odd falls back to the default, field by field. */
export function read(stored: string | null, languages: readonly string[]): Prefs {
  const prefs = defaults(languages);
  const found = parseObject(stored);
  prefs.others = Object.fromEntries(Object.entries(found).filter(([name]) => !(name in prefs)));
  for (const [name, values] of Object.entries(CHOICES)) {
    const value = found[name];
    if ((values as readonly unknown[]).includes(value)) Object.assign(prefs, { [name]: value });
  }
  for (const name of SWITCHES) {
    const value = found[name];
    if (typeof value === 'boolean') prefs[name] = value;
  }
  const volume = found['volume'];
  if (typeof volume === 'number' && volume >= 0 && volume <= 1) prefs.volume = volume;
  return prefs;
}

/** The settings as they are stored: those of the games beside the others. */
export function write({ others, ...prefs }: Prefs): string {
  return JSON.stringify({ ...others, ...prefs });
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A value of this browser's storage; null where storage is closed. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser, where storage is open. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays; the choice lasts as long as the page.
  }
}

/** The visitor's settings: assign a field and the page follows, and it is kept. */
export const prefs: Prefs = $state(read(recall(KEY), navigator.languages));

$effect.root(() => {
  $effect(() => {
    remember(KEY, write(prefs));
  });
  $effect(() => {
    const root = document.documentElement;
    if (prefs.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = prefs.theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = BAR[prefs.theme === 'auto' ? own : prefs.theme];
    }
  });
});
