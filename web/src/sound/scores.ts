import type { OwnSound, Sound } from '../sound';
import { knock, row, type Knock } from './knock';

/** How the sounds of one game go. */
export type OwnScores = Readonly<Record<OwnSound, readonly Knock[]>>;

const games = import.meta.glob<OwnScores>('../games/*/scores.ts', {
  eager: true,
  import: 'default',
});

/**
 * Each sound by its knocks. They are told apart by rhythm and pitch, never by loudness alone: moves
 * are low and short, words are runs of light tiles, the table speaks in intervals, the clock ticks
 * high.
 */
const HOUSE: Record<Exclude<Sound, OwnSound>, readonly Knock[]> = {
  move: [knock(0, 310, 0.07)],
  leap: [knock(0, 360, 0.05, 0.6), knock(0.12, 270, 0.08)],
  capture: [knock(0, 420, 0.05, 0.7, 0.9), knock(0.045, 240, 0.09, 0.9, 0.5)],
  check: [knock(0, 720, 0.12, 0.8, 0.4)],
  pass: [knock(0, 210, 0.05, 0.5, 0.2), knock(0.16, 210, 0.05, 0.5, 0.2)],
  refused: [knock(0, 110, 0.12, 0.7, 0.05)],
  letter: [knock(0, 880, 0.03, 0.6, 0.9)],
  word: row([620, 660, 700, 740], 0.06, 0.05),
  announced: [knock(0, 523, 0.09), knock(0.09, 523, 0.09), knock(0.18, 698, 0.16)],
  blockade: [knock(0, 180, 0.06), knock(0.07, 180, 0.06), knock(0.14, 180, 0.12)],
  start: [knock(0, 262, 0.1), knock(0.14, 392, 0.14)],
  offer: [knock(0, 523, 0.08, 0.6, 0.3), knock(0.09, 784, 0.12, 0.5, 0.3)],
  talk: [knock(0, 587, 0.05, 0.5, 0.2), knock(0.07, 494, 0.06, 0.5, 0.2)],
  comes: [knock(0, 330, 0.07, 0.6), knock(0.1, 440, 0.07, 0.6), knock(0.3, 440, 0.07, 0.6)],
  goes: [knock(0, 440, 0.07, 0.6), knock(0.1, 330, 0.07, 0.6), knock(0.3, 247, 0.1, 0.6)],
  notify: [knock(0, 784, 0.1, 0.5, 0.3)],
  takenBack: row([392, 349, 311], 0.07, 0.06, 0.6),
  win: [knock(0, 392, 0.11), knock(0.1, 494, 0.11), knock(0.2, 587, 0.18)],
  loss: [knock(0, 262, 0.14, 0.55, 0.2), knock(0.2, 196, 0.24, 0.55, 0.2)],
  draw: [knock(0, 330, 0.1), knock(0.13, 330, 0.1)],
  lowTime: [knock(0, 1500, 0.03, 0.4, 0.8), knock(0.11, 1250, 0.03, 0.4, 0.8)],
  tick: [knock(0, 1700, 0.02, 0.35, 0.9)],
};

/** Every sound of the house and of its games, by its knocks. */
export const SCORES: Readonly<Record<string, readonly Knock[]>> = Object.assign(
  {},
  HOUSE,
  ...Object.values(games),
);
