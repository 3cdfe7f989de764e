import type { View } from '../src/wire/guerre-des-mots/View.ts';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import { best, coups, positionOf } from './advisor.ts';
import { openTable } from './opening.ts';
import type { Warrior } from './warrior.ts';

/**
 * Every hand is open, so that what can be played is known; an error is refused. The chains of four
 * players are soon within reach of each other.
 */
const OPEN: [string, string][] = [
  ['seats', '4'],
  ['open_arsenals', 'true'],
  ['on_error', 'refuse'],
];
/** Sits down at a table of four whose deal is known. */
export async function sitAmongFour({ visitor }: Warrior, salt: string): Promise<void> {
  await openTable(visitor, {
    game: 'guerre-des-mots',
    places: ['host', 'host', 'host'],
    options: OPEN,
    salt,
  });
}

/** Plays coups by typing them. */
export async function follow(warrior: Warrior, coups: readonly string[]): Promise<void> {
  for (const coup of coups) {
    const steps = (await warrior.frame()).notices.length;
    await warrior.tell(coup);
    await warrior.reads(steps);
  }
}

/** Whether a coup leads where the turn has been: who offers it does not know (9.4). */
async function repeats(warrior: Warrior, coup: string): Promise<boolean> {
  return coup !== '-' && (await warrior.preview(coup))?.code === 'position-repeated';
}

/** So many steps are modest ones, before anybody wants to win. */
const MODEST = 8;

/** Plays by hand for whoever is to move: an ordinary coup at first, then the computer's advice. */
export async function playOn(warrior: Warrior): Promise<void> {
  const frame = await warrior.frame();
  const coup = await choice(frame);
  await warrior.hand.play((await repeats(warrior, coup)) ? '-' : coup);
}

async function choice(frame: TableFrame & { view: View }): Promise<string> {
  const position = await positionOf(frame);
  if (frame.notices.length > MODEST) return best(position, 6, 200);
  const own = (await coups(position)).filter((text) => /^[a-xN]/.test(text));
  const ordered = own.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return ordered[Math.floor(ordered.length / 2)] ?? '-';
}
