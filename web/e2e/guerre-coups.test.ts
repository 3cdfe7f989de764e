import { expect } from 'vitest';
import type { Chain } from '../src/wire/guerre-des-mots/Chain.ts';
import type { Notice } from '../src/wire/guerre-des-mots/Notice.ts';
import type { Played } from '../src/wire/guerre-des-mots/Played.ts';
import type { View } from '../src/wire/guerre-des-mots/View.ts';
import { occasions, repeats } from './campaign.ts';
import { coupOf } from './coup.ts';
import { KINDS, richest } from './kinds.ts';
import { scene, type Stage } from './scene.ts';
import { Warrior } from './warrior.ts';

/** So many coups of an occasion are looked at more closely. */
const SAMPLE = 20;

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

scene('a player composes every kind of coup by hand', async (stage) => {
  const warrior = await warriorOf(stage);
  const wanted = new Set(KINDS);
  const towards = (coups: readonly string[]) =>
    coups.find((text) => [...wanted].some(({ after }) => after?.test(text)));
  for await (const { coups } of occasions(warrior, towards)) {
    const coup = richest(coups, [...wanted]);
    if (coup === undefined || (await repeats(warrior, coup))) continue;
    await warrior.hand.play(coup);
    const played = await lastOf(warrior);
    const { view } = await warrior.frame();
    for (const kind of wanted)
      if (kind.written.test(coup) && kind.shows(played, view)) wanted.delete(kind);
    if (wanted.size === 0) break;
  }
  expect([...wanted].map(({ name }) => name)).toEqual([]);
});

scene('letters carried to the other end of a chain earn another coup', async (stage) => {
  const warrior = await warriorOf(stage);
  const { hand } = warrior;
  const endsIn = (end: string) => (chain: Chain) =>
    chain.tiles[0]?.cell === end || chain.tiles.at(-1)?.cell === end;
  for await (const { frame, coups } of occasions(warrior)) {
    const { view } = frame;
    // What may earn a word blockade may earn another coup instead (9.3).
    const found = coups.find((text) => {
      if (!text.includes(' =')) return false;
      const { takes, shots } = coupOf(text);
      const own = view.chains.find(endsIn(takes[0]?.end ?? ''))?.owner === view.turn;
      return takes.length === 1 && own && shots.length === 0;
    });
    const coup = found?.replace(/ =\S+/, '');
    if (coup === undefined || (await repeats(warrior, coup))) continue;
    await hand.compose(coup);
    await hand.bench
      .getByText(/^Vous rejouez/)
      .first()
      .waitFor();
    expect((await warrior.preview(coup))?.bonus).toBe(true);
    await hand.main.click();
    await warrior.reads(frame.notices.length);
    const played = await lastOf(warrior);
    expect(played.taken[0]?.owner).toBe(view.turn);
    expect(played.replays).toBeGreaterThan(0);
    expect((await warrior.frame()).view.turn).toBe(view.turn);
    return;
  }
  throw new Error('no letters to carry to the other end came up');
});

/** Whether a coup lays a consonant in line with a word of another that can be shot. */
function faces({ chains, turn }: View, text: string): boolean {
  const targets = chains
    .filter(({ owner }) => owner !== turn)
    .flatMap(({ words }) => words.flatMap(({ base, cells }) => (base ? [] : cells)));
  return coupOf(text).words.some(({ laid }) =>
    [laid[0], laid.at(-1)].some(
      (tile) =>
        tile?.how === 'tile' &&
        !/[AEIOUC]/.test(tile.letter.normalize('NFD')) &&
        targets.some(
          (cell) => cell[0] === tile.square[0] || cell.slice(1) === tile.square.slice(1),
        ),
    ),
  );
}

scene('a shot that is too weak takes nothing and costs nothing', async (stage) => {
  const warrior = await warriorOf(stage);
  // Long words bring chains within sight of each other.
  const longest = (coups: readonly string[]) =>
    [...coups].sort((a, b) => b.length - a.length).find((text) => !/[*%!=<]/.test(text));
  for await (const { frame, coups } of occasions(warrior, longest)) {
    const plain = coups.filter(
      (text) => /^(%\S+ )?[a-x]/.test(text) && !/[*!=<~+]/.test(text) && faces(frame.view, text),
    );
    // Coups from everywhere in the list, for those beside each other are alike.
    const every = Math.ceil(plain.length / SAMPLE);
    for (const text of plain.filter((_, at) => at % every === 0)) {
      const shot = (await warrior.preview(text))?.shots.find(({ hits }) => !hits);
      const end = frame.view.chains.find(({ name }) => name === shot?.chain)?.tiles[0]?.cell;
      if (!shot || !end) continue;
      await warrior.hand.play(`${text} *${shot.from}${shot.dir}:${end}`);
      const played = await lastOf(warrior);
      expect(played.shots.map(({ from, at }) => ({ from, at }))).toEqual([
        { from: shot.from, at: shot.target },
      ]);
      expect(played.shots[0]?.taken.tiles).toEqual([]);
      expect(played.words).not.toEqual([]);
      return;
    }
  }
  throw new Error('no shot that fails came up');
});
