import { quota } from '../pace';
import { recall, remember } from '../prefs.svelte';
import { FIRST_GAME, gameInfo } from '../shelf.svelte';
import type { Colour } from '../wire/Colour';
import type { NewTable } from '../wire/NewTable';
import type { Opponent } from '../wire/Opponent';
import type { PlaceWish } from '../wire/PlaceWish';
import { SEATS, seatsOf, wishesOf } from './places';

/** The pace of a game: no clock, a usual one, or minutes and seconds of one's own. */
export type Pace = 'none' | '3+2' | '5+3' | '10+0' | '15+0' | '15+10' | '30+0' | 'custom';

/** How long everybody has. */
export interface Times {
  pace: Pace;
  minutes: number;
  increment: number;
  /** Whether the opponent's time differs. */
  unequal: boolean;
  theirMinutes: number;
  theirIncrement: number;
}

/** Everything the new-game dialog asks. */
export interface Choices {
  /** The slug of the game. */
  game: string;
  opponent: Opponent['kind'];
  /** At a table for more than two, who sits at each place after the host's. */
  places: PlaceWish[];
  /** The computer's level, 1 to 8. */
  level: number;
  /** Whether anybody may sit down at an invitation's table. */
  open: boolean;
  /** Whether a chair is kept for an arbiter, where the game knows one. */
  arbiter: boolean;
  /** After how many minutes a computer takes the place of somebody away; null for what comes with the game. */
  away: number | null;
  /** The level of that computer. */
  awayLevel: number;
  colour: Colour;
  /** By game, how long everybody has, where that was chosen. */
  times: Record<string, Times>;
  games: number;
  profile: string;
  /** A position to start from, in FEN; empty for the usual one. */
  start: string;
  /** By game, the options that differ from the rule of the box. */
  variants: Record<string, Record<string, string>>;
}

const DAMES = 'dames-de-lettres';
const GUERRE = 'guerre-des-mots';
const KEY = 'cavalettres.newgame';

/** The paces offered, in order. */
export const PACES: readonly Pace[] = ['none', '3+2', '5+3', '10+0', '15+10', '30+0', 'custom'];

/** The pace that comes with a game, where one does: its rules give each side so much. */
const USUAL: Readonly<Record<string, Pace>> = { [DAMES]: '15+0' };

/** The pace of a game that nobody chose another for. */
export function usualPace(game: string): Pace {
  return USUAL[game] ?? 'none';
}

/** The paces offered for a game. */
export function pacesFor(game: string): readonly Pace[] {
  if (usualPace(game) !== '15+0') return PACES;
  return PACES.map((pace) => (pace === '10+0' ? '15+0' : pace));
}

/** The times of a game as they come with it. */
export function usualTimes(game: string): Times {
  const pace = usualPace(game);
  // What the sliders begin with, should somebody want another time than the usual one.
  const [minutes = 10, increment = 5] = pace === 'none' ? [] : pace.split('+').map(Number);
  return {
    pace,
    minutes,
    increment,
    unequal: false,
    theirMinutes: minutes,
    theirIncrement: increment,
  };
}

/** The times chosen for the game, or those that come with it. */
export function timesOf({ game, times }: Pick<Choices, 'game' | 'times'>): Times {
  return times[game] ?? usualTimes(game);
}

/** The times of the game, as long for both. */
export function evenTimes(choices: Pick<Choices, 'game' | 'times'>): Choices['times'] {
  return { [choices.game]: { ...timesOf(choices), unequal: false } };
}

/**
 * The times that one press on a box gives: no clock, unless one comes with the game or somebody is
 * waited for.
 */
export function boxTimes(choices: Pick<Choices, 'game' | 'times' | 'opponent'>): Choices['times'] {
  if (choices.opponent === 'invite' || usualPace(choices.game) !== 'none')
    return evenTimes(choices);
  return {};
}

/** What one press on a box plays, where that is not all of the rule: a first game without traps. */
const EASY: Readonly<Record<string, Record<string, string>>> = {
  [GUERRE]: { level: 'simplified', on_error: 'refuse' },
};

/** The variants that one press on a box gives. */
export function boxVariants(game: string): Choices['variants'] {
  const easy = EASY[game];
  return easy ? { [game]: easy } : {};
}

/** The lengths of a match offered. */
export const MATCHES = [1, 3, 5, 7] as const;

/** The lengths of a match offered for a game: one bag of Dames de Lettres serves three games. */
export function matchesFor(game: string): readonly number[] {
  return game === DAMES ? [1, 3] : MATCHES;
}

/** After how many minutes a computer may take the place of somebody away; 0 to wait. */
export const AWAY = [0, 1, 3, 10] as const;

/** How long somebody away is waited for, in minutes; 0 for ever, as it is where nobody chose. */
export function awayOf({ game, away }: Pick<Choices, 'game' | 'away'>): number {
  // Seven people may be waiting for one; partners would rather wait for theirs.
  return away ?? (game === GUERRE ? 3 : 0);
}

/** The levels of the computer. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What somebody who has never chosen gets: a calm first game. */
export const FIRST: Choices = {
  game: FIRST_GAME,
  opponent: 'bot',
  places: [],
  level: 2,
  open: false,
  arbiter: false,
  away: null,
  awayLevel: 4,
  colour: 'random',
  times: {},
  games: 1,
  profile: 'fide',
  start: '',
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
  pace: among([...PACES, '15+0']),
  minutes: within(1, 180),
  increment: within(0, 60),
  unequal: anyBoolean,
  theirMinutes: within(1, 180),
  theirIncrement: within(0, 60),
};

const isTimes = (value: unknown) =>
  isObject(value) && Object.entries(TIMES).every(([name, fits]) => fits(value[name]));

const CHECKS: { [K in keyof Choices]: (value: unknown) => boolean } = {
  game: (value) => typeof value === 'string',
  opponent: among(['bot', 'hotseat', 'invite']),
  places: (value) => Array.isArray(value) && value.every(isWish),
  level: among(LEVELS),
  open: anyBoolean,
  arbiter: anyBoolean,
  away: among([null, ...AWAY]),
  awayLevel: among(LEVELS),
  colour: among(['random', ...SEATS]),
  times: (value) => isObject(value) && Object.values(value).every(isTimes),
  games: among(MATCHES),
  profile: (value) => typeof value === 'string',
  // A set-up position is for one evening: it is not what the next game starts from.
  start: () => false,
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

/** Keeps choices for next time. */
export function keepChoices(choices: Choices): void {
  remember(KEY, JSON.stringify(choices));
}

/** The table that choices ask for. */
export function toNewTable(choices: Choices, salt: string): NewTable {
  const seats = seatsOf(choices, gameInfo(choices.game));
  const opponent = seats > 2 ? crowd(choices, seats) : opponentOf(choices);
  const table: NewTable = { game: choices.game, opponent, salt };
  if (seats > 2) table.places = wishesOf(choices.places, seats);
  if (opponent.kind === 'hotseat') table.colour = 'first';
  else table.colour = SEATS.indexOf(choices.colour) < seats ? choices.colour : 'random';
  const clock = clockOf(timesOf(choices));
  if (clock) table.clock = clock;
  const games = Math.min(choices.games, Math.max(...matchesFor(choices.game)));
  if (games !== 1) table.games = games;
  if (choices.arbiter && gameInfo(choices.game)?.arbiter) table.arbiter = true;
  if (opponent.kind === 'invite') table.private = !choices.open;
  const minutes = awayOf(choices);
  if (seats > 2 && opponent.kind === 'invite' && minutes > 0)
    table.standIn = { after: minutes * 60_000, level: choices.awayLevel };
  const options = optionsOf(choices);
  if (options.length > 0) table.options = options;
  return table;
}

function opponentOf({ opponent, level }: Choices): Opponent {
  return opponent === 'bot' ? { kind: 'bot', level } : { kind: opponent };
}

/** What the places of a table for more than two come to: shared, open to others, or neither. */
function crowd({ places, level }: Choices, seats: number): Opponent {
  const wishes = wishesOf(places, seats);
  if (wishes.includes('invite')) return { kind: 'invite' };
  return wishes.every((wish) => wish === 'host') ? { kind: 'hotseat' } : { kind: 'bot', level };
}

function clockOf(times: Times): NewTable['clock'] {
  if (times.pace === 'none') return undefined;
  const [minutes, increment] =
    times.pace === 'custom'
      ? [times.minutes, times.increment]
      : (times.pace.split('+').map(Number) as [number, number]);
  const host = quota(minutes, increment);
  if (!times.unequal) return { host };
  return { host, opponent: quota(times.theirMinutes, times.theirIncrement) };
}

function optionsOf({ game, profile, start, variants }: Choices): [string, string][] {
  if (game !== FIRST_GAME) return Object.entries(variants[game] ?? {});
  const options: [string, string][] = [];
  if (profile !== FIRST.profile) options.push(['profile', profile]);
  if (start.trim() !== '') options.push(['start', start.trim()]);
  return options;
}
