import { expect } from 'vitest';
import { cleanDayAndNight } from './everywhere.ts';
import { faults } from './faults.ts';
import { sitTogether } from './guests.ts';
import { boxOf } from './opening.ts';
import { scene } from './scene.ts';
import { openChess, Seat } from './seat.ts';

scene('a move, its refusal and a question have no fault, light and dark', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await openChess(visitor, { clock: { host: { base: 180_000, increment: 2_000 } } });
  const seat = new Seat(visitor);
  await seat.board.click('e2', 'e4');
  await seat.board.square('e7').click();
  await cleanDayAndNight(page, 'a piece in the hand');
  await seat.board.drag('e7', 'e3');
  await page.getByRole('alert').waitFor();
  await cleanDayAndNight(page, 'refusal');
  await seat.board.click('f7', 'f6');
  await seat.button('Abandon').click();
  await cleanDayAndNight(page, 'question');
});

scene('the board can be walked and heard', async (stage) => {
  const { alice, bob } = await sitTogether(stage);
  const { page } = alice.visitor;
  const words = await alice.board.words();
  expect(words).toHaveLength(64);
  expect(new Set(words.map((text) => text.slice(0, 3))).size).toBe(64);
  expect(words[0]).toBe('a8, tour noire');
  expect(words[63]).toBe('h1, tour blanche');
  await expect.poll(() => alice.board.grid.getByRole('row').count()).toBe(8);
  // One stop of the Tab key for the whole board.
  await expect.poll(() => alice.board.grid.locator('[tabindex="0"]').count()).toBe(1);

  await alice.board.keys('g1', 'f3');
  await bob.reads(['Cf3']);
  const heard = bob.visitor.page.locator('[aria-live="assertive"]');
  await expect.poll(() => heard.innerText()).toContain('Cavalier f3');
  await bob.board.keys('e7', 'e5');
  const said = page.locator('[aria-live="assertive"]');
  await expect.poll(() => said.innerText()).toContain('Pion e5');
  await expect
    .poll(() => alice.board.square('e5').getAttribute('aria-label'))
    .toContain('dernier coup');

  await alice.tell('Cxe5');
  await alice.reads(['Cf3', 'e5', 'Cxe5']);
  await alice.tell('p C');
  await alice.said('cavalier blanc : b1, e5.').waitFor();
  await bob.tell('matériel');
  await bob.said('Blancs : un pion d’avance.').waitFor();

  // Talk that overflows its place is still within reach of the keyboard.
  const line = bob.visitor.page.getByRole('textbox', { name: 'Votre message' });
  const talk = page.getByRole('log', { name: 'Conversation' });
  for (let number = 1; number <= 5; number += 1) {
    await line.fill(`Message ${number} : ${'bla '.repeat(40)}`);
    await line.press('Enter');
    await talk.getByText(`Message ${number}`).waitFor();
  }
  expect(await faults(page), 'talk').toEqual([]);
});

scene('a phone has no serious fault of accessibility', async ({ visit }) => {
  const viewport = { width: 360, height: 740 };
  const visitor = await visit({ viewport, hasTouch: true, reducedMotion: 'reduce' });
  const { page } = visitor;
  const clean = async (what: string) => expect(await faults(page), what).toEqual([]);
  await visitor.go('/');
  await page.getByText('Aucune table ouverte.').waitFor();
  await clean('home');
  await openChess(visitor);
  const seat = new Seat(visitor);
  await seat.board.click('e2', 'e4');
  await seat.board.square('e7').tap();
  await clean('table');
  await page.getByRole('button', { name: 'Plus' }).tap();
  await page.getByRole('dialog', { name: 'Plus' }).waitFor();
  await clean('more');
});

scene('everything can be reached without a mouse', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  await page.getByText('Aucune table ouverte.').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator('*:focus').innerText()).toBe('Aller au contenu');
  await page.keyboard.press('Enter');
  const box = boxOf(page, 'Jeu d’échecs').getByRole('button', { name: 'À deux ici' });
  for (let presses = 0; presses < 30; presses += 1) {
    if (await box.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  expect(await box.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const seat = new Seat(visitor);
  await seat.said('Aux Blancs de jouer.').waitFor();
  // The focus arrives with the visitor, and without clocks the cards say whose turn it is.
  await expect.poll(() => page.locator('*:focus').getAttribute('id')).toBe('main');
  const turn = (side: string) =>
    page.getByRole('region', { name: side, exact: true }).getByText('à jouer');
  expect([await turn('Blancs').count(), await turn('Noirs').count()]).toEqual([1, 0]);
  await seat.board.keys('d2', 'd4');
  await seat.reads(['d4']);
  await turn('Noirs').waitFor();
  await seat.board.keys('d7', 'd5');
  await seat.reads(['d4', 'd5']);

  // A question is left as it was come to: by the keyboard, with the focus where it was.
  await seat.button('Nulle').focus();
  await page.keyboard.press('Enter');
  const sure = page.getByRole('group', { name: 'Proposer la nulle ?' });
  await sure.waitFor();
  await page.keyboard.press('Escape');
  await sure.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('*:focus').innerText()).toBe('Nulle');

  // On the home page the Tab key goes down the page, never up again.
  await visitor.go('/');
  await page.getByRole('heading', { name: 'À vous de jouer' }).waitFor();
  await page.getByText('Aucune table ouverte.').waitFor();
  const blocks = await page
    .locator('main section')
    .evaluateAll((all) =>
      all
        .filter((block) => block.querySelector('a, button, input'))
        .map((block) => block.getBoundingClientRect().top),
    );
  expect(blocks.length).toBeGreaterThan(3);
  expect(blocks).toEqual([...blocks].sort((one, other) => one - other));
});
