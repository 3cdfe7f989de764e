import type { Sound } from '../../sound';
import type { Notice } from '../../wire/guerre-des-mots/Notice';
import type { Played } from '../../wire/guerre-des-mots/Played';

/** A coup is heard by the gravest thing it does. */
function coupSound({ goal, shots, text, taken, coup }: Played): Sound {
  if (goal !== null) return 'guerre-des-mots-goal';
  if (shots.length > 0) return 'guerre-des-mots-shot';
  if (/ =[a-x]/.test(text)) return 'blockade';
  if (coup === 'reprise') return 'guerre-des-mots-reprise';
  return taken.length > 0 ? 'capture' : 'word';
}

/** What is heard of a step; how the game begins and ends is for the table to sound. */
export function soundsOf(notice: Notice): Sound[] {
  switch (notice.kind) {
    case 'played':
      return [coupSound(notice)];
    case 'erred':
      return ['guerre-des-mots-erred'];
    case 'declined':
      return ['guerre-des-mots-declined'];
    case 'drew':
      return ['guerre-des-mots-drew'];
    case 'passed':
      return ['pass'];
    case 'asked':
      return ['offer'];
    case 'left':
      return ['goes'];
    case 'dealt':
      return [];
  }
}
