import { squaresIn, type Hands } from '../hands.ts';

export default {
  opening: ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'c2c3', 'g8f6', 'd2d4', 'e5d4'],
  forbidden: 'e2e5',
  play: async (pupil, action) => {
    await pupil.press(...squaresIn(action));
    if (!action.endsWith('q')) return;
    const name = pupil.either('Promouvoir en', 'Promote to');
    const pieces = pupil.place.getByRole('group', { name });
    await pupil.hit(pieces.getByRole('button', { name: pupil.either('Dame', 'Queen') }));
  },
} satisfies Hands;
