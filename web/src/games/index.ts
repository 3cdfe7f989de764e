import { tellGame } from '../i18n';
import { wearArticle } from '../i18n/naming';
import type { Face } from './face';
import type { AnyManifest } from './manifest';

const found = import.meta.glob<AnyManifest>('./*/manifest.ts', { eager: true, import: 'default' });

/** What the games tell of themselves, by slug, in the order of the shelf: a game is a folder here. */
const MANIFESTS: ReadonlyMap<string, AnyManifest> = new Map(
  Object.entries(found)
    .map(([path, manifest]) => [path.split('/')[1]!, manifest] as const)
    .sort(([, one], [, other]) => one.facts.place - other.facts.place),
);

for (const { facts, seat } of MANIFESTS.values())
  for (const seats of Object.keys(facts.sides).map(Number))
    if (seat) wearArticle(Array.from({ length: seats }, (_, one) => seat(seats, one)));

/** The games that this page can show, in the order of the shelf. */
export const SLUGS: readonly string[] = [...MANIFESTS.keys()];

/** Those of them that have a box to print. */
export const BOXED: readonly string[] = SLUGS.filter((slug) => MANIFESTS.get(slug)?.facts.box);

/** The game shown to whoever asks for none. */
export const FIRST_GAME: string = SLUGS[0] ?? '';

/** What a game tells of itself; null when this page does not know it. */
export function manifestOf(slug: string): AnyManifest | null {
  return MANIFESTS.get(slug) ?? null;
}

/** The figure of a game, and of who plays it; a pawn for one that this page does not know. */
export function emblemOf(slug: string): AnyManifest['emblem'] {
  return manifestOf(slug)?.emblem ?? { figure: 'pion' };
}

/** The face of a game; null when this page has none. */
export async function faceOf(slug: string): Promise<Face | null> {
  const [loaded] = await Promise.all([manifestOf(slug)?.face(), tellGame(slug)]);
  return (loaded?.face as Face | undefined) ?? null;
}

/** Where the rules of a game are read, or those of the first. */
export function bookAddress(slug: string = FIRST_GAME): string {
  return `/regles/${slug}`;
}

/** Where the first game is led. */
export function lessonAddress(slug: string): string {
  return `/lecon/${slug}`;
}
