import type { Sound } from '../../sound';
import type { Notice } from '../../wire/echec-et-mots/Notice';

/** What is heard of a knight that goes somewhere. */
export function leapSound(leap: { captured: boolean; letter: string | null }): Sound {
  if (leap.captured) return 'capture';
  return leap.letter === null ? 'leap' : 'letter';
}

/** What is heard of a step; how the game begins and ends is for the table to sound. */
export function soundsOf(notice: Notice): Sound[] {
  switch (notice.kind) {
    case 'moved':
      return [leapSound(notice)];
    case 'announced':
      return ['announced'];
    case 'replied':
      return [notice.word === null ? 'pass' : 'word'];
    case 'voided':
      return ['echec-et-mots-voided'];
    case 'dealt':
    case 'left':
    case 'agreed':
    case 'ended':
      return [];
  }
}
