import type { Face } from '../face';
import Bench from './Bench.svelte';
import Field from './Field.svelte';
import Rule from './Rule.svelte';
import { Chevaliers } from './session.svelte';
import Strip from './Strip.svelte';

/** How Échec aux Chevaliers looks at the table. */
export const face: Face<Chevaliers> = {
  open: (desk) => new Chevaliers(desk),
  Field,
  Strip,
  Rule,
  Bench,
  epilogue: () => import('./epilogue'),
  instead: () => import('./instead'),
};
