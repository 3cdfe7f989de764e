import { manifestOf, SLUGS } from './games';
import { prefs } from './prefs.svelte';

/** The sounds of any table by what they tell of: each group can be silenced alone. */
const SOUNDS = {
  moves: ['move', 'leap', 'capture', 'check', 'pass', 'refused'],
  words: ['letter', 'word', 'announced', 'blockade'],
  table: ['start', 'offer', 'talk', 'comes', 'goes', 'notify', 'takenBack', 'win', 'loss', 'draw'],
  clock: ['lowTime', 'tick'],
} as const;

/** What a sound tells of. */
export type SoundGroup = keyof typeof SOUNDS;

/** A dry, wooden, close sound of the table; a game's own bears the name of its game before its own. */
export type Sound = (typeof SOUNDS)[SoundGroup][number] | OwnSound;

/** A sound of one game alone, `<slug>-<name>`: its manifest lists it, its `scores.ts` says how it goes. */
export type OwnSound = `${string}-${string}`;

export const SOUND_GROUPS = Object.keys(SOUNDS) as SoundGroup[];

/** Which setting lets a group be heard. */
export const HEARD = {
  moves: 'soundMoves',
  words: 'soundWords',
  table: 'soundTable',
  clock: 'soundClock',
} as const;

/** The sounds of a group, those of the games last. */
export function soundsIn(group: SoundGroup): readonly Sound[] {
  return [...SOUNDS[group], ...SLUGS.flatMap((slug) => manifestOf(slug)?.sounds?.[group] ?? [])];
}

const groupOf = (sound: Sound): SoundGroup =>
  SOUND_GROUPS.find((group) => soundsIn(group).includes(sound))!;

/** Plays a sound, if the visitor wants to hear its kind and the browser lets a page speak yet. */
export function play(sound: Sound): void {
  if (prefs[HEARD[groupOf(sound)]]) listen(sound);
}

/** Plays a sound for who asks to hear it, unless all are off. */
export function listen(sound: Sound): void {
  if (!prefs.sound || prefs.volume === 0 || typeof AudioContext === 'undefined') return;
  // A page nobody has touched may not speak: a sound kept for later would come at the wrong time.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  // How wood sounds is fetched by the first sound: nobody needs it for a first move.
  // Without the network the table is silent, and the next sound tries again.
  import('./sound/wood').then(
    ({ strike }) => strike(sound, prefs.volume),
    () => {},
  );
}
