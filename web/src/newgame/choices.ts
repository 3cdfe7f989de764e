import { FIRST_GAME, manifestOf } from '../games';
import { recall, remember } from '../prefs.svelte';
import type { Colour } from '../wire/Colour';
import type { GameInfo } from '../wire/GameInfo';
import type { Opponent } from '../wire/Opponent';
import type { PlaceWish } from '../wire/PlaceWish';
import { SEATS } from './seats';
import { PACES, told, type Times } from './times';

/** Everything the new-game dialog asks. */
export interface Choices {
  /** The slug of the game. */
  game: string;
  opponent: Opponent['kind'];
  /** At a table for more than two, who sits at each place after the host's. */
  places: PlaceWish[];
  /** By game, the computer's level, 1 to 8, where it was chosen. */
  levels: Record<string, number>;
  /** Whether anybody may sit down at an invitation's table. */
  open: boolean;
  /** Whether a chair is kept for an arbiter, where the game knows one. */
  arbiter: boolean;
  /** Whether those who play agree to hints. */
  hints: boolean;
  /** After how many minutes a computer takes the place of somebody away; null for what comes with the game. */
  away: number | null;
  /** The level of that computer. */
  awayLevel: number;
  colour: Colour;
  /** By game, how long everybody has, where that was chosen. */
  times: Record<string, Times>;
  games: number;
  /** By game, the options that differ from the rule of the box. */
  variants: Record<string, Record<string, string>>;
}

const KEY = 'cavalettres.newgame';

/** The variants that one press on a box gives. */
export function boxVariants(game: string): Choices['variants'] {
  const easy = manifestOf(game)?.rules?.easy;
  // What is told of options is told of none without a value.
  return easy ? { [game]: easy as Record<string, string> } : {};
}

/** The lengths of a match offered. */
export const MATCHES = [1, 3, 5, 7] as const;

/** The lengths of a match offered for a game. */
export function matchesFor(game: string): readonly number[] {
  return MATCHES.filter((games) => manifestOf(game)?.facts.matches.includes(games) ?? true);
}

/** After how many minutes a computer may take the place of somebody away; 0 to wait. */
export const AWAY = [0, 1, 3, 10] as const;

/** How long somebody away is waited for, in minutes; 0 for ever, as it is where nobody chose. */
export function awayOf({ game, away }: Pick<Choices, 'game' | 'away'>): number {
  return away ?? manifestOf(game)?.away ?? 0;
}

/** The levels of the computer. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The level that nobody chose: calm, but not asleep. */
const FIRST_LEVEL = 2;

/** The computer's level at the chosen game. */
export function levelOf({ game, levels }: Pick<Choices, 'game' | 'levels'>): number {
  return levels[game] ?? FIRST_LEVEL;
}

/** Chooses the computer's level at the chosen game. */
export function setLevel(choices: Choices, level: number): void {
  choices.levels = { ...choices.levels, [choices.game]: level };
}

/** What somebody who has never chosen gets: a calm first game. */
export const FIRST: Choices = {
  game: FIRST_GAME,
  opponent: 'bot',
  places: [],
  levels: {},
  open: false,
  arbiter: false,
  hints: false,
  away: null,
  awayLevel: 4,
  colour: 'random',
  times: {},
  games: 1,
  variants: {},
};

const within = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
const among = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const anyBoolean = among([true, false]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWish = (value: unknown) =>
  value === 'host' || value === 'invite' || (isObject(value) && among(LEVELS)(value['bot']));

const TIMES: { [K in keyof Times]: (value: unknown) => boolean } = {
  pace: (value) => among(PACES)(value) || (typeof value === 'string' && told(value) !== null),
  minutes: within(1, 180),
  increment: within(0, 60),
  unequal: anyBoolean,
  theirMinutes: within(1, 180),
  theirIncrement: within(0, 60),
};

const isTimes = (value: unknown) =>
  isObject(value) && Object.entries(TIMES).every(([name, fits]) => fits(value[name]));

const CHECKS: { [K in keyof Choices]: (value: unknown) => boolean } = {
  game: (value) => typeof value === 'string' && manifestOf(value) !== null,
  opponent: among(['bot', 'hotseat', 'invite']),
  places: (value) => Array.isArray(value) && value.every(isWish),
  levels: (value) => isObject(value) && Object.values(value).every(among(LEVELS)),
  open: anyBoolean,
  arbiter: anyBoolean,
  hints: anyBoolean,
  away: among([null, ...AWAY]),
  awayLevel: among(LEVELS),
  colour: among(['random', ...SEATS]),
  times: (value) => isObject(value) && Object.values(value).every(isTimes),
  games: among(MATCHES),
  variants: (value) =>
    isObject(value) &&
    Object.values(value).every(
      (options) =>
        isObject(options) && Object.values(options).every((option) => typeof option === 'string'),
    ),
};

/** Reads stored choices; each one that is missing or odd falls back to the first. */
export function readChoices(stored: string | null): Choices {
  const choices = { ...FIRST };
  let found: unknown;
  try {
    found = JSON.parse(stored ?? 'null');
  } catch {
    found = null;
  }
  if (typeof found !== 'object' || found === null) return choices;
  for (const [name, fits] of Object.entries(CHECKS)) {
    const value = (found as Record<string, unknown>)[name];
    if (fits(value)) Object.assign(choices, { [name]: value });
  }
  return choices;
}

/** The choices of last time, in this browser. */
export function lastChoices(): Choices {
  return readChoices(recall(KEY));
}

/** Keeps choices for next time, but for what was meant for one evening. */
export function keepChoices(choices: Choices): void {
  const lasting = ([game, options]: [string, Record<string, string>]) => {
    const passing = manifestOf(game)?.rules?.passing ?? [];
    return [
      game,
      Object.fromEntries(Object.entries(options).filter(([name]) => !passing.includes(name))),
    ];
  };
  const variants = Object.fromEntries(Object.entries(choices.variants).map(lasting));
  remember(KEY, JSON.stringify({ ...choices, variants }));
}

/** Chooses another value of an option: the usual one, or none, is not kept. */
export function choose(choices: Choices, info: GameInfo, name: string, value: string): void {
  const { [name]: _, ...others } = choices.variants[info.slug] ?? {};
  const usual = info.options.find((option) => option.name === name)?.default;
  const next = value === usual || value === '' ? others : { ...others, [name]: value };
  choices.variants = { ...choices.variants, [info.slug]: next };
}
