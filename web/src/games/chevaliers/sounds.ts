import type { Sound } from '../../sound';
import type { Notice } from '../../wire/chevaliers/Notice';

/** What is heard of a piece that takes, leaps or goes a step. */
export function moveSound(text: string): Sound {
  if (text.includes('x')) return 'capture';
  return text.includes('^') ? 'leap' : 'move';
}

/** What is heard of a step; how the game ends is for the table to sound. */
export function soundsOf(notice: Notice): Sound[] {
  switch (notice.kind) {
    case 'moved':
      return notice.move ? [moveSound(notice.move.text)] : ['pass'];
    case 'claimed':
      return ['announced'];
    case 'ended':
      return [];
  }
}
