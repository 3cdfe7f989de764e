import { expect } from 'vitest';
import { faults, sideways } from './faults.ts';
import { isWide } from './fit.ts';
import { rename } from './guests.ts';
import { boxOf, openTable } from './opening.ts';
import { scene } from './scene.ts';
import { read, Writer } from './writer.ts';

scene('two people on one screen play Dames de Lettres to its end', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const writer = new Writer(visitor);
  await visitor.go('/');
  const box = boxOf(page, 'Dames de Lettres');
  await box.getByRole('button', { name: 'À deux ici' }).click();
  await writer.grid.waitFor();
  await expect
    .poll(() => writer.grid.getByRole('gridcell', { name: /lettre [A-Z]/ }).count())
    .toBe(32);

  // A word that lies nowhere, and one that is none, are told by their clauses before the move.
  await writer.field.fill('wwwkkk');
  await page.getByRole('link', { name: /W2$/ }).first().waitFor();
  await expect.poll(() => writer.button('Écrire le mot').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => writer.field.inputValue()).toBe('');

  const ways = [writer.trace, writer.spell, writer.type];
  let written = 0;
  for (let ply = 0; ; ply += 1) {
    const { view, status } = await writer.frame();
    if (status.outcome) break;
    const move = await writer.best(view);
    await (ways[ply] ?? writer.type).call(writer, move);
    if (ply < 3) await writer.composed(move.text).waitFor();
    await writer.play();
    await writer.reads(ply + 1);
    if (move.word !== '') written += 1;
    // The word is on the list, and may not come back.
    if (ply === 0)
      await page.getByRole('listitem').filter({ hasText: move.word }).first().waitFor();
  }
  expect(written).toBeGreaterThan(0);
  await writer.end.getByRole('heading').first().waitFor();
  const { status, view } = await writer.frame();
  expect(view.result).toMatch(/^#[CRB]$/);
  const stamp = await writer.end.locator('.stamp').innerText();
  expect(stamp).toBe(status.outcome?.points.join('–'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await page.getByText('Vous relisez la position de départ.').waitFor();
  await expect
    .poll(() => writer.grid.getByRole('gridcell', { name: /lettre [A-Z]/ }).count())
    .toBe(32);
});

scene('the computer answers on the board of Dames de Lettres', async ({ visit }) => {
  const visitor = await visit();
  const writer = new Writer(visitor);
  await visitor.go('/');
  const box = boxOf(visitor.page, 'Dames de Lettres');
  await box.getByRole('button', { name: 'L’ordinateur' }).click();
  await writer.grid.waitFor();
  for (let turn = 0; turn < 3; turn += 1) {
    await visitor.page.getByText('À vous de jouer.').first().waitFor();
    const { view, status } = await writer.frame();
    if (status.outcome) break;
    await writer.type(await writer.best(view));
    await writer.play();
    await expect.poll(async () => (await writer.frame()).view.ply).toBeGreaterThan(view.ply + 1);
  }
});

/** The deal of this salt lets Red begin with two words, and with one of seven letters. */
const DEAL = '0';
const DOUBLE = 'C2-C4 AIME@A5A6B5C4 + CUVE@D6D5C5C4';
const SEVEN = 'C2-C4 MEUNIER@B5C4D5E5F6G5H5';

scene('two words are written by one move', async ({ visit }) => {
  const writer = new Writer(await visit({ reducedMotion: 'reduce' }));
  await openTable(writer.visitor, { game: 'dames-de-lettres', salt: DEAL });
  const [first = '', second = ''] = DOUBLE.split(' + ');
  const [one] = read(first);
  const [word = '', squares = ''] = second.split('@');
  if (!one) throw new Error(`no first word in ${DOUBLE}`);
  await writer.type(one);
  await expect.poll(() => writer.button('2e mot').isEnabled()).toBe(true);
  await writer.button('2e mot').click();
  await writer.write(word, squares.match(/../g) ?? []);
  await writer.composed(DOUBLE).waitFor();
  const both = writer.button('Écrire les deux mots');
  await expect.poll(() => both.isEnabled()).toBe(true);
  await both.click();
  await writer.reads(1);
  const { view } = await writer.frame();
  expect(view.last?.text).toBe(DOUBLE);
  expect(view.used.map((used) => used.word)).toEqual([one.word, word]);
});

scene('seven letters bring a joker onto the board', async ({ visit }) => {
  const writer = new Writer(await visit({ reducedMotion: 'reduce' }));
  const { page } = writer.visitor;
  await openTable(writer.visitor, { game: 'dames-de-lettres', salt: DEAL });
  const [move] = read(SEVEN);
  if (!move) throw new Error(`no word in ${SEVEN}`);
  await writer.type(move);
  await page.getByRole('group', { name: 'Joker gagné' }).getByRole('button', { name: /S/ }).click();
  await expect.poll(() => writer.button('Écrire le mot').isDisabled()).toBe(true);
  const berth = move.from;
  await writer.square(berth).focus();
  await page.keyboard.press('Enter');
  await writer.composed(`${move.text} =S@${berth}`).waitFor();
  await writer.play();
  await writer.reads(1);
  await expect
    .poll(() => writer.square(berth).getAttribute('aria-label'))
    .toContain('joker S rouge');
  expect((await writer.frame()).view.stock).toBe('E');
});

scene('an arbiter stops a game of Dames de Lettres and rules', async ({ visit }) => {
  const host = await visit({ called: 'alice' });
  const guest = await visit({ called: 'bob' });
  const third = await visit({ called: 'carole' });
  await host.go('/');
  await rename(host, 'Alice');
  await openTable(host, { game: 'dames-de-lettres', opponent: { kind: 'invite' }, arbiter: true });
  await host.page.getByText('Le siège d’arbitre est libre.').first().waitFor();
  await third.go(`/table/${host.tableId}`);
  await rename(third, 'Carole');
  await third.page.getByRole('button', { name: 'Demander à arbitrer' }).click();
  await host.page.getByRole('button', { name: 'Accepter' }).click();
  await guest.go(`/table/${host.tableId}`);
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  await guest.page.getByText('Carole demande à arbitrer.').waitFor();
  await guest.page.getByRole('button', { name: 'Accepter' }).click();
  await host.page.getByText('Arbitre : Carole').first().waitFor();
  await host.page.getByText('À vous de jouer.').first().waitFor();

  await third.page.getByText('Vous arbitrez cette partie').waitFor();
  await third.page.getByRole('button', { name: 'Suspendre la partie' }).click();
  for (const { page } of [host, guest])
    await page.getByText('L’arbitre a suspendu la partie.').first().waitFor();
  const alice = new Writer(host);
  await expect.poll(() => alice.field.count()).toBe(0);
  await third.page.getByRole('button', { name: 'Continuer la partie' }).click();
  await alice.field.waitFor();

  const dispute = third.page.getByRole('textbox', { name: 'Mot en litige' });
  await dispute.fill('zut');
  await third.page.getByRole('button', { name: 'Écarter ce mot' }).click();
  await host.page.getByText('L’arbitre écarte ZUT.').first().waitFor();
  await third.page.getByRole('button', { name: 'Faute des Noirs' }).click();
  await third.page.getByRole('button', { name: 'Oui' }).click();
  await alice.end.getByRole('heading').first().waitFor();
  expect((await alice.frame()).view.result).toBe('#F');
});

scene('a strict game hears the word before the move', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const writer = new Writer(visitor);
  await openTable(visitor, {
    game: 'dames-de-lettres',
    options: [
      ['mode', 'strict'],
      ['clock', 'press'],
    ],
    clock: { host: { base: 900_000, increment: 0 } },
  });
  const { view } = await writer.frame();
  const move = await writer.best(view);
  await writer.button('J’adoube').click();
  await expect.poll(async () => (await writer.frame()).view.adoube).toBe(true);
  await writer.type(move);
  await writer.button(`Annoncer ${move.word}`).click();
  await page.getByText(`Mot annoncé : ${move.word}.`).first().waitFor();
  await writer.play();
  await writer.button('Appuyer sur la pendule').click();
  await expect.poll(async () => (await writer.frame()).view.turn).toBe(1);
  await writer.button('Appuyer sur la pendule').waitFor({ state: 'detached' });

  // A move without its announcement loses.
  await writer.tell((await writer.best((await writer.frame()).view)).text);
  await writer.end.getByRole('heading').first().waitFor();
  expect((await writer.frame()).view.result).toBe('#F');
});

for (const { name, viewport, least, colorScheme } of [
  { name: 'a phone', viewport: { width: 390, height: 844 }, least: 44, colorScheme: 'light' },
  { name: 'a small phone', viewport: { width: 360, height: 640 }, least: 26, colorScheme: 'dark' },
  { name: 'a desk', viewport: { width: 1440, height: 900 }, least: 75, colorScheme: 'dark' },
] as const)
  scene(
    `the table of Dames de Lettres fits ${name} and has no serious fault`,
    async ({ visit }) => {
      const visitor = await visit({ viewport, reducedMotion: 'reduce', colorScheme });
      const { page } = visitor;
      const writer = new Writer(visitor);
      const clean = async (what: string) => {
        expect(await faults(page), what).toEqual([]);
        expect(await sideways(page), what).toBe(0);
      };
      await openTable(visitor, {
        game: 'dames-de-lettres',
        arbiter: true,
        clock: { host: { base: 900_000, increment: 0 } },
      });
      await isWide(writer.square('D4'), least);
      await clean('table');
      await writer.type(await writer.best((await writer.frame()).view));
      await clean('bench');
    },
  );
