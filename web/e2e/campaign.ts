import { expect } from 'vitest';
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
/** After so many coups that lead nowhere another deal is more likely to. */
const PATIENCE = 12;
const TABLES = 6;

/** A table as its players see it, and the coups that it offers. */
export interface Occasion {
  frame: TableFrame & { view: View };
  coups: string[];
}

/** Whether a coup leads where the turn has been: who offers it does not know (9.4). */
export async function repeats(warrior: Warrior, coup: string): Promise<boolean> {
  return coup !== '-' && (await warrior.preview(coup))?.code === 'position-repeated';
}

/**
 * Sits down at one table after the other and plays on by typed coups until there is an occasion for
 * what is looked for; `towards` chooses among the coups that lead there.
 */
export async function* occasions(
  warrior: Warrior,
  towards: (coups: readonly string[]) => string | undefined = () => undefined,
): AsyncGenerator<Occasion> {
  for (let table = 0; table < TABLES; table += 1) {
    await openTable(warrior.visitor, {
      game: 'guerre-des-mots',
      places: ['host', 'host', 'host'],
      options: OPEN,
    });
    for (let idle = 0; idle < PATIENCE;) {
      const frame = await warrior.frame();
      if (frame.status.outcome) break;
      const all = await coups(await positionOf(frame));
      const steps = frame.notices.length;
      yield { frame, coups: all };
      // Whoever found something has played it.
      const played = (await warrior.frame()).notices.length > steps;
      idle = played ? 0 : idle + 1;
      if (played) continue;
      const way = towards(all) ?? all[(steps * 7919) % all.length] ?? '-';
      await warrior.command((await repeats(warrior, way)) ? '-' : way);
      await expect.poll(async () => (await warrior.frame()).notices.length).toBeGreaterThan(steps);
    }
  }
}

/** So many steps are modest ones, before anybody wants to win. */
const MODEST = 8;

/** Plays by hand for whoever is to move: an ordinary coup at first, then the computer's advice. */
export async function playOn(warrior: Warrior): Promise<void> {
  const frame = await warrior.frame();
  const coup = await choice(frame);
  await warrior.hand.play((await repeats(warrior, coup)) ? '-' : coup);
}

async function choice(frame: Occasion['frame']): Promise<string> {
  const position = await positionOf(frame);
  if (frame.notices.length > MODEST) return best(position, 6, 200);
  const own = (await coups(position)).filter((text) => /^[a-xN]/.test(text));
  const ordered = own.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return ordered[Math.floor(ordered.length / 2)] ?? '-';
}
