import type { Selection } from '../settings';

/** How fast the coups of a turn of several are shown one after another. */
export const PACE: Selection<'slow' | 'normal' | 'fast' | 'off'> = {
  key: 'follow',
  told: 'gdm-pace',
  values: [
    ['slow', 'gdm-pace-slow'],
    ['normal', 'gdm-pace-normal'],
    ['fast', 'gdm-pace-fast'],
    ['off', 'gdm-pace-off'],
  ],
  usual: 'normal',
};
