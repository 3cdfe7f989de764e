import type { Sound } from '../../sound';
import type { Notice } from '../../wire/dames-de-lettres/Notice';

/** What is heard of a letter that takes, turns others over or only slides. */
export function slideSound(captures: number, words: number): Sound {
  if (captures > 0) return 'capture';
  return words > 0 ? 'dames-de-lettres-turned' : 'move';
}

/** What is heard of a step; how the game begins and ends is for the table to sound. */
export function soundsOf(notice: Notice): Sound[] {
  switch (notice.kind) {
    case 'moved':
      return [slideSound(notice.move.captures.length, notice.move.words.length)];
    case 'announced':
      return ['announced'];
    case 'touched':
      return ['letter'];
    case 'adjusted':
      return ['dames-de-lettres-adjusted'];
    case 'pressed':
      return ['dames-de-lettres-pressed'];
    case 'blocked':
      return ['blockade'];
    case 'faulted':
      return ['dames-de-lettres-faulted'];
    case 'ruled':
      return ['notify'];
    case 'dealt':
      return notice.again ? ['start'] : [];
    case 'left':
      return [];
  }
}
