import type { Face } from '../face';
import Bench from './Bench.svelte';
import Field from './Field.svelte';
import Notebook from './Notebook.svelte';
import Rack from './Rack.svelte';
import Roster from './Roster.svelte';
import Rule from './Rule.svelte';
import { GuerreDesMots } from './session.svelte';
import Strip from './Strip.svelte';

/** How La Guerre des Mots looks at the table. */
export const face: Face<GuerreDesMots> = {
  open: (desk) => new GuerreDesMots(desk),
  Field,
  Strip,
  Rule,
  Rack,
  Roster,
  Bench,
  Notebook,
  reckoning: () => import('./Reckoning.svelte'),
  epilogue: () => import('./epilogue'),
  instead: () => import('./instead'),
};
