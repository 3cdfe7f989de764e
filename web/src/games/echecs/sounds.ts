import type { Sound } from '../../sound';
import type { Notice } from '../../wire/echecs/Notice';

/** What is heard of a step; how the game ends is for the table to sound. */
export function soundsOf(notice: Notice): Sound[] {
  switch (notice.kind) {
    case 'moved':
      return [notice.capture ? 'capture' : 'move', ...(notice.check ? (['check'] as const) : [])];
    case 'ended':
      return [];
  }
}
