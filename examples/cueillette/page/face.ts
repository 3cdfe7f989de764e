import type { Face } from '../face';
import Field from './Field.svelte';
import Rule from './Rule.svelte';
import { Cueillette } from './session.svelte';
import Strip from './Strip.svelte';

/** How Cueillette looks at the table. */
export const face: Face<Cueillette> = {
  open: (desk) => new Cueillette(desk),
  Field,
  Strip,
  Rule,
};
