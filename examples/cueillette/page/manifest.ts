import { TABLES } from '../../wire/cueillette/tables';
import type { Manifest } from '../manifest';
import Lid from './Lid.svelte';

/** What Cueillette tells of itself. Everything large is loaded when it is asked for. */
export default {
  facts: TABLES,
  emblem: { figure: 'cheval' },
  lid: Lid,
  face: () => import('./face'),
  book: () => import('virtual:rulebook/cueillette'),
} satisfies Manifest;
