import type { Sound } from '../../sound';
import type { Notice } from '../../wire/echecs/Notice';

/** What is heard of a piece that is moved, or of two at once; what it becomes is heard before what it takes. */
export function moveSound(move: { capture: boolean; castles: boolean; promotes: boolean }): Sound {
  if (move.castles) return 'echecs-castled';
  if (move.promotes) return 'echecs-promoted';
  return move.capture ? 'capture' : 'move';
}

/** What is heard of a step; how the game ends is for the table to sound. */
export function soundsOf(notice: Notice): Sound[] {
  switch (notice.kind) {
    case 'moved': {
      const { capture, check, san } = notice;
      const [castles, promotes] = [san.startsWith('O-O'), san.includes('=')];
      const first = moveSound({ capture, castles, promotes });
      return check === null ? [first] : [first, 'check'];
    }
    case 'ended':
      return [];
  }
}
