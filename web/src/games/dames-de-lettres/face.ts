import type { Face } from '../face';
import Bench from './Bench.svelte';
import Field from './Field.svelte';
import Notebook from './Notebook.svelte';
import Rule from './Rule.svelte';
import Rulings from './Rulings.svelte';
import { DamesDeLettres } from './session.svelte';
import Strip from './Strip.svelte';

/** How Dames de Lettres looks at the table. */
export const face: Face<DamesDeLettres> = {
  open: (desk) => new DamesDeLettres(desk),
  Field,
  Strip,
  Rule,
  Bench,
  Notebook,
  reckoning: () => import('./Reckoning.svelte'),
  Rulings,
  epilogue: () => import('./epilogue'),
  instead: () => import('./instead'),
};
