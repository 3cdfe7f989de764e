import type { Face } from '../face';
import Field from './Field.svelte';
import Rule from './Rule.svelte';
import { Echecs } from './session.svelte';
import Strip from './Strip.svelte';

/** How chess looks at the table. */
export const face: Face<Echecs> = {
  open: (desk) => new Echecs(desk),
  Field,
  Strip,
  Rule,
  instead: () => import('./instead'),
};
