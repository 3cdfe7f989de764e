import { square, type Hands } from '../hands.ts';
import { read } from '../writer.ts';

export default {
  opening: [],
  forbidden: 'C2-D4',
  first: [...['c2', 'c4', 'a5', 'a6', 'b5', 'c4'].map(square), '.presses .button.main'],
  begun: { moves: ['D2-B4 AIMA@A5A6B5B4', 'G5-G3 TENUS@H2G3G2F2E1'] },
  wrong: (pupil) => pupil.press('c2', 'b4'),
  play: async (pupil, action) => {
    const said = /^announce (\w+)$/.exec(action)?.[1];
    if (said !== undefined) {
      const name = pupil.either('Votre mot', 'Your word');
      await pupil.type(pupil.place.getByRole('textbox', { name, exact: true }), said);
      await pupil.hit(pupil.button(pupil.either(`Annoncer ${said}`, `Announce ${said}`)));
      return;
    }
    const [, whole = action, joker, berth] = /^(.*) =(\w)@(\w\d)$/.exec(action) ?? [];
    const [first = '', second] = whole.split(' + ');
    const [move] = read(first);
    if (!move) throw new Error(`${action} not read, expected a move`);
    await pupil.trace([move.from, move.to]);
    await pupil.trace(move.path);
    if (second !== undefined) {
      await pupil.hit(pupil.button(pupil.either('2e mot', '2nd word')));
      await pupil.trace(second.split('@')[1]!.match(/../g)!);
    }
    if (joker !== undefined && berth !== undefined) {
      const name = pupil.either('Joker gagné', 'Joker earned');
      const earned = pupil.place.getByRole('group', { name });
      await pupil.hit(earned.getByRole('button', { name: new RegExp(joker) }));
      await pupil.press(berth);
    }
    const french = /^(Écrire le mot|Écrire les deux mots|Sans mot)$/;
    const english = /^(Write the word|Write both words|Without a word)$/;
    await pupil.hit(pupil.button(pupil.either(french, english)));
  },
  picture: { moves: ['C2-C4 AIME@A5A6B5C4 + CUVE@D6D5C5C4'] },
} satisfies Hands;
