import { expect } from 'vitest';
import { sitAt } from './guests.ts';
import { boxOf, openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Writer } from './writer.ts';

const GAME = 'dames-de-lettres';

scene('one press on “À deux ici” gives each side 15 minutes', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  const box = boxOf(page, 'Dames de Lettres');
  await box.getByRole('button', { name: 'À deux ici' }).click();
  const clocks = page.getByRole('timer');
  await expect.poll(() => clocks.count()).toBe(2);
  for (const clock of await clocks.all())
    await expect.poll(() => clock.innerText()).toMatch(/^\s*15:00/);
});

scene('one press against the computer has no clock, and a hand is offered', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  const box = boxOf(page, 'Dames de Lettres');
  await box.getByRole('button', { name: 'L’ordinateur' }).click();
  await page.getByRole('button', { name: 'Un indice' }).first().waitFor();
  await expect.poll(() => page.getByRole('timer').count()).toBe(0);
});

scene('the dialog proposes 15 minutes each, and remembers another pace', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  const box = boxOf(page, 'Dames de Lettres');
  await box.getByRole('button', { name: 'Cadence et variantes' }).click();
  const dialog = page.getByRole('dialog');
  const quarter = dialog.getByRole('radio', { name: '15 minutes chacun' });
  await expect.poll(() => quarter.isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: 'Jeu d’échecs' }).check();
  await expect
    .poll(() => dialog.getByRole('radio', { name: 'Sans pendule' }).isChecked())
    .toBe(true);
  await dialog.getByRole('radio', { name: 'Dames de Lettres' }).check();
  await dialog.getByRole('radio', { name: '30 minutes chacun' }).check();
  await dialog.getByRole('radio', { name: /^Même écran/ }).check();
  await dialog.getByRole('button', { name: 'Préparer la table' }).click();
  await page.getByRole('timer').first().waitFor();
  await visitor.go('/');
  await box.getByRole('button', { name: 'À deux ici' }).click();
  await expect.poll(() => page.getByRole('timer').first().innerText()).toMatch(/^\s*30:00/);
});

scene('a form that an earlier word forbids is told by its clause', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  const writer = new Writer(visitor);
  // Of this deal Red writes PELARDS and Black turns its letters; PELARD could be written with them.
  await openTable(visitor, { game: GAME, salt: '1' });
  for (const [ply, move] of [
    'H2-F4 PELARDS@D5E6F5F4G5H6G6',
    'E5-E3 PELAMIDES@D5E6F5F4E3D2C2D1E1',
  ].entries()) {
    await writer.tell(move);
    await writer.reads(ply + 1);
  }
  const [word, earlier, clause] = ['PELARD', 'PELARDS', 'R2'];
  await writer.field.fill(word);
  const verdict = page.locator('#ddl-verdict');
  await expect.poll(() => verdict.innerText()).toContain(earlier);
  await verdict.getByRole('link', { name: new RegExp(`${clause}$`) }).waitFor();
  await expect.poll(() => writer.button('Écrire le mot').isDisabled()).toBe(true);
});

scene('the dictionary stays closed on the other’s time', async (stage) => {
  const [alice, bob] = await sitAt(stage, { game: GAME });
  bob.visitor.forgive(/status of 403/);
  const look = (seat: typeof alice) =>
    seat.visitor.page.getByRole('textbox', { name: 'Chercher un mot' });
  await look(alice).fill('cheval');
  await alice.said('CHEVAL est admis.').waitFor();
  await look(bob).fill('cheval');
  await bob.said(/le dictionnaire s’ouvre sur votre temps/).waitFor();
  await bob.visitor.page.getByRole('link', { name: /F3$/ }).first().waitFor();
  const direct = await bob.visitor.context.request.get(`${bob.visitor.origin}/api/lexicon/cheval`);
  expect(direct.status()).toBe(403);
  expect(await direct.json()).toMatchObject({ clause: 'F3', code: 'lookup-own-time' });

  // On one's own time it answers what was asked before.
  const writer = new Writer(alice.visitor);
  await writer.tell((await writer.best((await writer.frame()).view)).text);
  await bob.awaited();
  await bob.said('CHEVAL est admis.').waitFor();
});

scene('a reload forgets nothing that a strict game has heard', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const writer = new Writer(visitor);
  await openTable(visitor, { game: GAME, options: [['mode', 'strict']] });
  const move = await writer.best((await writer.frame()).view);
  await writer.type(move);
  await writer.composed(move.text).waitFor();
  await writer.button(`Annoncer ${move.word}`).click();
  await page.getByText(`Mot annoncé : ${move.word}.`).first().waitFor();
  expect((await writer.frame()).view.touched).toBe(move.from);

  await page.reload();
  await writer.composed(move.text).waitFor();
  await expect.poll(() => writer.field.inputValue()).toBe(move.word);
  await writer.play();
  await writer.reads(1);
  const { view } = await writer.frame();
  expect(view.last?.text).toBe(move.text);
  expect(view.result).toBe(null);
});

scene('a refusal of Dames de Lettres is read in English', async ({ visit }) => {
  const visitor = await visit({ locale: 'en-GB' });
  const { page } = visitor;
  await visitor.go('/');
  const box = boxOf(page, 'Dames de Lettres');
  await box.getByRole('button', { name: 'Two here' }).click();
  await page.getByRole('grid', { name: 'Board of Dames de Lettres, Red to move' }).waitFor();
  const word = page.getByRole('textbox', { name: 'Your word', exact: true });
  await word.fill('wwwkkk');
  await page.getByText('None of your letters can slide to write WWWKKK.').waitFor();
  await word.fill('');

  const command = page.getByRole('textbox', { name: 'Command', exact: true });
  await command.fill('A1xA2');
  await command.press('Enter');
  await page.getByText('A2 is occupied.').first().waitFor();
  await page.getByRole('link', { name: /M2$/ }).first().waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
});
