import { expect } from 'vitest';
import type { View } from '../src/wire/dames-de-lettres/View.ts';
import { openTable } from './opening.ts';
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
  const box = page.getByRole('region', { name: 'Dames de Lettres' });
  await box.getByRole('button', { name: 'Cadence et variantes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Même écran/ }).check();
  await dialog.locator('summary').click();
  for (const [name, value] of variants)
    await dialog
      .locator('label', { has: page.getByText(name, { exact: true }) })
      .getByRole('combobox')
      .selectOption({ label: value });
  await dialog.getByRole('button', { name: 'Préparer la table' }).click();
  await writer.grid.waitFor();
}

/** The squares that the two words of a move share. */
function shared(move: string): string[] {
  const [one = [], other = []]: string[][] = [...move.matchAll(/@((?:[A-H]\d)+)/g)].map(
    ([, path = '']) => path.match(/../g) ?? [],
  );
  return one.filter((square) => other.includes(square));
}

scene('variants chosen in the dialog are played on the page', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const writer = new Writer(visitor, OPTIONS);
  const long = (view: View) =>
    writer.legal(view).then((all) => all.flatMap(read).find(({ word }) => word.length >= 7));
  const crossed = async (view: View) =>
    (await writer.legal(view, true)).find((move) => shared(move).length > 1);

  let double: string | undefined;
  while (!double) {
    await prepare(writer, [
      ['Les prises d’un coup', 'en tournant, comme aux dames'],
      ['Les deux mots d’un double', 'partent de deux côtés'],
      ['Le joker se pose', 'quand on veut'],
    ]);
    const frame = await writer.frame();
    expect(frame.options).toEqual(expect.arrayContaining(OPTIONS));
    const move = await long(frame.view);
    if (!move) continue;
    // J2: the joker is put by, and the table shows whose it is.
    await writer.type(move);
    const jokers = page.getByRole('group', { name: 'Joker gagné' });
    await jokers.getByRole('button', { name: /S/ }).click();
    await jokers.getByText('gardé').waitFor();
    await writer.play();
    await writer.reads(1);
    await page.getByText('Gardés par les Rouges : S.').waitFor();
    double = await crossed((await writer.frame()).view);
  }

  // W8: two words that leave the moved letter on two sides may meet again.
  const [first = '', second = ''] = double.split(' + ');
  const [one] = read(first);
  const [word = '', squares = ''] = second.split('@');
  if (!one) throw new Error(`no first word in ${double}`);
  await writer.type(one);
  await expect.poll(() => writer.button('2e mot').isEnabled()).toBe(true);
  await writer.button('2e mot').click();
  await writer.write(word, squares.match(/../g) ?? []);
  await writer.composed(double).waitFor();
  await writer.button('Écrire les deux mots').click();
  await writer.reads(2);
  expect((await writer.frame()).view.last?.text).toBe(double);
});

/** Two ways of one letter to one square that take different letters. */
function fork({ slides }: View): { from: string; to: string; captures: string[][] } | undefined {
  for (const [from, ways] of Object.entries(slides))
    for (const { to } of ways) {
      const sets = ways.filter((way) => way.to === to).map(({ captures }) => captures.join());
      const different = [...new Set(sets)];
      if (different.length > 1)
        return { from, to, captures: different.map((set) => (set === '' ? [] : set.split(','))) };
    }
  return undefined;
}

scene('where a letter may capture on several ways, its player chooses', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const writer = new Writer(visitor, [['capture_path', 'chain']]);
  let found: ReturnType<typeof fork>;
  while (!found) {
    await openTable(visitor, { game: GAME, options: [['capture_path', 'chain']] });
    for (;;) {
      const { view, status } = await writer.frame();
      found = fork(view);
      if (found || status.outcome) break;
      await writer.command((await writer.best(view)).text);
      await expect.poll(async () => (await writer.frame()).view.ply).toBeGreaterThan(view.ply);
    }
  }
  const { from, to, captures } = found;
  await writer.square(from).click();
  await writer.square(to).click();
  const ways = page.getByRole('radiogroup', { name: /chemins jusque-là/ });
  const most = Math.max(...captures.map((set) => set.length));
  expect(await ways.getByRole('radio').count()).toBe(captures.length);
  const chosen = ways.getByRole('radio', { checked: true });
  const takes = most === 1 ? 'en prend une' : `en prend ${most}`;
  expect(await chosen.locator('small').innerText()).toBe(takes);
  const before = await chosen.locator('b').innerText();
  await ways.getByRole('radio').last().click();
  const after = await chosen.locator('b').innerText();
  expect(after).not.toBe(before);
  await writer.composed(after.replaceAll('×', 'x')).waitFor();
});
