import type { Component } from 'svelte';

const found = import.meta.glob<Component>('../games/*/Lid.svelte', {
  eager: true,
  import: 'default',
});

/** The picture on the lid of a game's box; null of a game that this page does not know. */
export function lidOf(slug: string): Component | null {
  return found[`../games/${slug}/Lid.svelte`] ?? null;
}
