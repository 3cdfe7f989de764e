import { square, type Hands } from '../hands.ts';
import { read } from '../writer.ts';

export default {
  opening: [],
  first: [...['c2', 'c4', 'a5', 'a6', 'b5', 'c4'].map(square), '.presses .button.main'],
  begun: { moves: ['D2-B4 AIMA@A5A6B5B4', 'G5-G3 TENUS@H2G3G2F2E1'] },
  wrong: (pupil) => pupil.press('c2', 'b4'),
  play: async (pupil, action) => {
    const said = /^announce (\w+)$/.exec(action)?.[1];
    if (said !== undefined) {
      await pupil.type(pupil.page.getByRole('textbox', { name: 'Votre mot', exact: true }), said);
      await pupil.hit(pupil.button(`Annoncer ${said}`));
      return;
    }
    const [, whole = action, joker, berth] = /^(.*) =(\w)@(\w\d)$/.exec(action) ?? [];
    const [first = '', second] = whole.split(' + ');
    const [move] = read(first);
    if (!move) throw new Error(`${action} not read, expected a move`);
    await pupil.trace([move.from, move.to]);
    await pupil.trace(move.path);
    if (second !== undefined) {
      await pupil.hit(pupil.button('2e mot'));
      await pupil.trace(second.split('@')[1]!.match(/../g)!);
    }
    if (joker !== undefined && berth !== undefined) {
      const earned = pupil.page.getByRole('group', { name: 'Joker gagné' });
      await pupil.hit(earned.getByRole('button', { name: new RegExp(joker) }));
      await pupil.press(berth);
    }
    await pupil.hit(pupil.button(/^(Écrire le mot|Écrire les deux mots|Sans mot)$/));
  },
  picture: { moves: ['C2-C4 AIME@A5A6B5C4 + CUVE@D6D5C5C4'] },
} satisfies Hands;
