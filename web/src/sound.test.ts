import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefs } from './prefs.svelte';
import { HEARD, listen, play, SOUND_GROUPS, soundsIn, type Sound } from './sound';
import { SCORES } from './sound/scores';
import * as wood from './sound/wood';

const ALL: readonly Sound[] = SOUND_GROUPS.flatMap(soundsIn);

describe('the scores', () => {
  it('are one for each sound, short', () => {
    expect(Object.keys(SCORES).sort()).toEqual([...ALL].sort());
    for (const knocks of Object.values(SCORES)) {
      expect(knocks.length).toBeGreaterThan(0);
      for (const { at, decay } of knocks) expect(at + decay).toBeLessThan(0.6);
    }
  });

  it('are told apart by rhythm and pitch, not by loudness', () => {
    const heard = ALL.map((sound) =>
      SCORES[sound]!.map(({ at, tone }) => `${at.toFixed(2)} ${tone}`).join(', '),
    );
    expect(new Set(heard).size).toBe(ALL.length);
  });
});

describe('what is heard', () => {
  const struck = vi.spyOn(wood, 'strike').mockImplementation(() => {});
  vi.stubGlobal('AudioContext', class {});
  const heard = async (ask: () => void) => {
    struck.mockClear();
    ask();
    await vi.dynamicImportSettled();
    return struck.mock.calls.map(([sound]) => sound);
  };
  afterEach(() => {
    Object.assign(prefs, { sound: true, volume: 0.7 });
    for (const group of SOUND_GROUPS) prefs[HEARD[group]] = true;
  });

  it('is everything, at first', async () => {
    expect(await heard(() => ALL.forEach(play))).toEqual(ALL);
  });

  it('is nothing where sounds are off or without volume', async () => {
    prefs.sound = false;
    expect(await heard(() => ALL.forEach(play))).toEqual([]);
    expect(await heard(() => ALL.forEach(listen))).toEqual([]);
    Object.assign(prefs, { sound: true, volume: 0 });
    expect(await heard(() => ALL.forEach(play))).toEqual([]);
  });

  it.each(SOUND_GROUPS)('is not what tells of the %s once they are silenced', async (group) => {
    prefs[HEARD[group]] = false;
    const silent = soundsIn(group);
    expect(await heard(() => ALL.forEach(play))).toEqual(
      ALL.filter((sound) => !silent.includes(sound)),
    );
    expect(await heard(() => listen(silent[0]!))).toEqual([silent[0]]);
  });
});
