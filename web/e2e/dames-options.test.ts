import { expect } from 'vitest';
import { boxOf, openTable, unfoldPoints } from './opening.ts';
import { scene } from './scene.ts';
import { read, Writer } from './writer.ts';

const GAME = 'dames-de-lettres';
const OPTIONS: [string, string][] = [
  ['capture_path', 'chain'],
  ['fork', 'first_step'],
  ['joker_entry', 'reserve'],
];

/** Sets a table for two at one screen through the dialog, with these variants by their words. */
async function prepare(writer: Writer, variants: [string, string][]): Promise<void> {
  const { page } = writer.visitor;
  await writer.visitor.go('/');
  const box = boxOf(page, 'Dames de Lettres');
  await box.getByRole('button', { name: 'Cadence et variantes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Même écran/ }).check();
  await unfoldPoints(dialog);
  for (const [name, value] of variants)
    await dialog.getByRole('group', { name }).getByRole('radio', { name: value }).check();
  await dialog.getByRole('button', { name: 'Préparer la table' }).click();
  // Until then there are boards of figures.
  await dialog.waitFor({ state: 'hidden' });
  await writer.grid.waitFor();
}

/** The deal of this salt lets Red begin with seven letters, and Black answer with crossing words. */
const DEAL = '0';
const SEVEN = 'C2-C4 MEUNIER@B5C4D5E5F6G5H5';
const CROSSED = 'C5-E3 AVOUE@D2E3E2F2G1 + VUE@E3F2G1';

scene('variants chosen in the dialog are played on the page', async ({ visit }) => {
  const visitor = await visit({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    salt: DEAL,
  });
  const { page } = visitor;
  const writer = new Writer(visitor, OPTIONS);
  await prepare(writer, [
    ['Les prises en ligne', 'On peut tourner après chaque prise.'],
    ['Les deux mots d’un double', 'Il suffit qu’ils partent par des cases différentes.'],
    ['Poser le joker', 'On peut le garder pour un coup suivant.'],
  ]);
  expect((await writer.frame()).options).toEqual(expect.arrayContaining(OPTIONS));
  // J2: the joker is put by, and the table shows whose it is.
  const [move] = read(SEVEN);
  if (!move) throw new Error(`no word in ${SEVEN}`);
  await writer.type(move);
  const jokers = page.getByRole('group', { name: 'Joker gagné' });
  await jokers.getByRole('button', { name: /S/ }).click();
  await jokers.getByText('gardé').waitFor();
  await writer.play();
  await writer.reads(1);
  await page.getByText('Gardés par les Rouges : S.').waitFor();

  // W8: two words that leave the moved letter on two sides may meet again.
  const [first = '', second = ''] = CROSSED.split(' + ');
  const [one] = read(first);
  const [word = '', squares = ''] = second.split('@');
  if (!one) throw new Error(`no first word in ${CROSSED}`);
  await writer.type(one);
  await expect.poll(() => writer.button('2e mot').isEnabled()).toBe(true);
  await writer.button('2e mot').click();
  await writer.write(word, squares.match(/../g) ?? []);
  await writer.composed(CROSSED).waitFor();
  await writer.button('Écrire les deux mots').click();
  await writer.reads(2);
  expect((await writer.frame()).view.last?.text).toBe(CROSSED);
});

scene('where a letter may capture on several ways, its player chooses', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const options: [string, string][] = [['capture_path', 'chain']];
  const writer = new Writer(visitor, options);
  await openTable(visitor, { game: GAME, options, salt: DEAL });
  await writer.tell(SEVEN);
  await writer.reads(1);
  // Then C6 gets to A4 past B5, or round it past two letters.
  const [from, to, captures] = ['C6', 'A4', [['B5'], ['C4', 'D5']]] as const;
  await writer.square(from).click();
  await writer.square(to).click();
  const ways = page.getByRole('radiogroup', { name: /chemins jusque-là/ });
  const most = Math.max(...captures.map((set) => set.length));
  await expect.poll(() => ways.getByRole('radio').count()).toBe(captures.length);
  const chosen = ways.getByRole('radio', { checked: true });
  const takes = most === 1 ? 'en prend une' : `en prend ${most}`;
  await expect.poll(() => chosen.locator('small').innerText()).toBe(takes);
  const before = await chosen.locator('b').innerText();
  await ways.getByRole('radio').last().click();
  const after = await chosen.locator('b').innerText();
  expect(after).not.toBe(before);
  await writer.composed(after.replaceAll('×', 'x')).waitFor();
});
