import type { Locator } from 'playwright-core';
import { squaresIn, type Hands } from '../hands.ts';
import type { Pupil } from '../pupil.ts';

/** Lays a word: a finger takes the tiles of the rack, and the one that the move is about to take. */
async function write(pupil: Pupil, ledge: Locator, word: string): Promise<void> {
  if (pupil.way !== 'touch') return pupil.type(ledge, word);
  for (const letter of word) {
    const name = pupil.either(/^Chevalet/, /^Rack/);
    const rack = pupil.place.getByRole('group', { name });
    const coming = pupil.either('prise par ce coup', 'taken by this move');
    const tile = new RegExp(`^${letter}(, ${coming})?$`);
    await pupil.hit(rack.getByRole('button', { name: tile }).first());
  }
}

export default {
  opening: ['a0-b2', 'a8-b6', 'g0-f2', 'g8-f6'],
  forbidden: 'a0-a2',
  play: async (pupil, action) => {
    const [move = '', word] = action.split(/ #|>/);
    const name = pupil.either(/^Votre mot/, /^Your word/);
    const ledge = pupil.place.getByRole('textbox', { name });
    if (move === '') {
      await write(pupil, ledge, word!);
      await pupil.hit(pupil.button(pupil.either('Montrer ce mot', 'Show this word')));
      return;
    }
    if (word !== undefined) await pupil.hit(pupil.button(pupil.either('Composer', 'Compose')));
    await pupil.press(...squaresIn(move));
    if (word === undefined) return;
    await write(pupil, ledge, word);
    await pupil.hit(pupil.button(pupil.either('Échec et Mots !', 'Échec et Mots!')));
  },
} satisfies Hands;
