import type { Face } from '../face';
import BenchArea from './Bench.svelte';
import Field from './Field.svelte';
import Notebook from './Notebook.svelte';
import Rack from './Rack.svelte';
import Rule from './Rule.svelte';
import { EchecEtMots } from './session.svelte';
import Strip from './Strip.svelte';

/** How Échec et Mots looks at the table. */
export const face: Face<EchecEtMots> = {
  open: (desk) => new EchecEtMots(desk),
  Field,
  Strip,
  Rule,
  Rack,
  Bench: BenchArea,
  Notebook,
  reckoning: () => import('./Reckoning.svelte'),
  epilogue: () => import('./epilogue'),
  instead: () => import('./instead'),
};
