import { square, type Hands } from '../hands.ts';

export default {
  opening: ['b3', 'f5'],
  forbidden: 'b2',
  first: [square('a1'), square('b3')],
  // A leap is written by where it ends: the hand looks for the knight first.
  play: async (pupil, action) => {
    const name = pupil.either(/, cavalier des Blancs/, /, knight of White/);
    const knight = pupil.place.getByRole('gridcell', { name });
    await knight.waitFor();
    await pupil.press((await knight.getAttribute('data-square'))!, action);
  },
} satisfies Hands;
