import type { OptionValues } from '../../wire/cueillette/options';
import { TABLES } from '../../wire/cueillette/tables';
import type { Manifest } from '../manifest';

/** What Cueillette tells of itself. Everything large is loaded when it is asked for. */
export default {
  facts: TABLES,
  emblem: { figure: 'cheval' },
  face: () => import('./face'),
} satisfies Manifest<OptionValues>;
