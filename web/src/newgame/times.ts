import { manifestOf } from '../games';
import { quota } from '../pace';
import type { NewTable } from '../wire/NewTable';
import type { Choices } from './choices';

/** The pace of a game: no clock, a usual one in minutes and seconds a move, or one of one's own. */
export type Pace = 'none' | `${number}+${number}` | 'custom';

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

/** The paces offered, in order. */
export const PACES: readonly Pace[] = ['none', '3+2', '5+3', '10+0', '15+10', '30+0', 'custom'];

/** The minutes and the seconds a move of a pace that tells them; null of others. */
export function told(pace: string): [number, number] | null {
  const [, minutes, seconds] = /^(\d{1,3})\+(\d{1,2})$/.exec(pace) ?? [];
  return minutes && seconds ? [Number(minutes), Number(seconds)] : null;
}

/** The pace of a game that nobody chose another for. */
export function usualPace(game: string): Pace {
  const minutes = manifestOf(game)?.facts.minutes;
  return minutes ? `${minutes}+0` : 'none';
}

/** The paces offered for a game: the one that comes with it takes the place of the next shorter. */
export function pacesFor(game: string): readonly Pace[] {
  const usual = usualPace(game);
  const [minutes, increment] = told(usual) ?? [];
  if (PACES.includes(usual) || minutes === undefined) return PACES;
  const shorter = PACES.findLast((pace) => {
    const [others, added] = told(pace) ?? [];
    return others !== undefined && others < minutes && added === increment;
  });
  return PACES.map((pace) => (pace === (shorter ?? '3+2') ? usual : pace));
}

/** The times of a game as they come with it. */
export function usualTimes(game: string): Times {
  const pace = usualPace(game);
  // What the sliders begin with, should somebody want another time than the usual one.
  const [minutes, increment] = told(pace) ?? [10, 5];
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
function evenTimes(choices: Pick<Choices, 'game' | 'times'>): Choices['times'] {
  return { [choices.game]: { ...timesOf(choices), unequal: false } };
}

/**
 * The times that one press on a box gives. Against the computer no clock, whatever comes with the
 * game: whoever learns may take their time and ask for a hand. Among people the clock of the rule,
 * and where there is none, that of whoever waits for somebody.
 */
export function boxTimes(choices: Pick<Choices, 'game' | 'times' | 'opponent'>): Choices['times'] {
  const { game, opponent } = choices;
  const unhurried: Choices['times'] = { [game]: { ...usualTimes(game), pace: 'none' } };
  if (opponent === 'bot') return unhurried;
  return opponent === 'invite' || usualPace(game) !== 'none' ? evenTimes(choices) : unhurried;
}

/** The clocks that times ask for. */
export function clockOf(times: Times): NewTable['clock'] {
  if (times.pace === 'none') return undefined;
  const [minutes, increment] = told(times.pace) ?? [times.minutes, times.increment];
  const host = quota(minutes, increment);
  if (!times.unequal) return { host };
  return { host, opponent: quota(times.theirMinutes, times.theirIncrement) };
}
