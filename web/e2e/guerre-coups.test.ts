import { expect } from 'vitest';
import type { Notice } from '../src/wire/guerre-des-mots/Notice.ts';
import type { Played } from '../src/wire/guerre-des-mots/Played.ts';
import { follow, sitAmongFour } from './campaign.ts';
import { KINDS } from './kinds.ts';
import { scene, type Stage } from './scene.ts';
import { Warrior } from './warrior.ts';
import { CARRIED, EVERY_KIND, TOO_WEAK, type War } from './wars.ts';

async function warriorOf({ visit }: Stage): Promise<Warrior> {
  const viewport = { width: 1440, height: 900 };
  return new Warrior(await visit({ viewport, reducedMotion: 'reduce' }));
}

/** What the last coup did, as the table tells it. */
async function lastOf(warrior: Warrior): Promise<Played> {
  const last = (await warrior.frame()).notices.at(-1) as Notice;
  if (last.kind !== 'played') throw new Error(`the last step is ${last.kind}, expected played`);
  return last;
}

/** Plays a war up to its last coup, and gives that. */
async function upToLast(warrior: Warrior, { salt, coups }: War): Promise<string> {
  await sitAmongFour(warrior, salt);
  await follow(warrior, coups.slice(0, -1));
  return coups.at(-1)!;
}

scene('a player composes every kind of coup by hand', async (stage) => {
  const warrior = await warriorOf(stage);
  await sitAmongFour(warrior, EVERY_KIND.salt);
  const examples = EVERY_KIND.coups;
  expect(new Set(examples.flatMap(([, ...kinds]) => kinds))).toEqual(new Set(Object.keys(KINDS)));
  for (const [coup, ...kinds] of examples) {
    if (kinds.length === 0) {
      await follow(warrior, [coup]);
      continue;
    }
    await warrior.hand.play(coup);
    const played = await lastOf(warrior);
    const { view } = await warrior.frame();
    for (const kind of kinds) expect(KINDS[kind](played, view), `${kind}: ${coup}`).toBe(true);
  }
});

scene('letters carried to the other end of a chain earn another coup', async (stage) => {
  const warrior = await warriorOf(stage);
  const { hand } = warrior;
  const coup = await upToLast(warrior, CARRIED);
  const { view, notices } = await warrior.frame();
  await hand.compose(coup);
  await hand.bench
    .getByText(/^Vous rejouez/)
    .first()
    .waitFor();
  expect((await warrior.preview(coup))?.bonus).toBe(true);
  await hand.main.click();
  await warrior.reads(notices.length);
  const played = await lastOf(warrior);
  expect(played.taken[0]?.owner).toBe(view.turn);
  expect(played.replays).toBeGreaterThan(0);
  expect((await warrior.frame()).view.turn).toBe(view.turn);
});

scene('a shot that is too weak takes nothing and costs nothing', async (stage) => {
  const warrior = await warriorOf(stage);
  await warrior.hand.play(await upToLast(warrior, TOO_WEAK));
  const { shots, words } = await lastOf(warrior);
  expect(shots).toMatchObject([{ from: 'd20', at: 'i20', value: 8, aim: 8 }]);
  expect(shots[0]?.taken.tiles).toEqual([]);
  expect(words).toEqual(['EN']);
});
