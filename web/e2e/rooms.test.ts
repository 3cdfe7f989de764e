import { expect } from 'vitest';
import { invite, rename, sitTogether } from './guests.ts';
import { scene } from './scene.ts';
import { Seat } from './seat.ts';

scene('a private table is found by its link alone, an open one by anybody', async ({ visit }) => {
  const host = await visit({ called: 'alice' });
  await host.go('/');
  await rename(host, 'Alice');
  const link = await invite(host);
  await host.page.getByText('Table privée : seul ce lien y mène.').waitFor();
  await host.page.getByRole('img', { name: /^Code à lire avec un téléphone/ }).waitFor();

  const guest = await visit({ called: 'bob' });
  await guest.go('/');
  await guest.page.getByText('Aucune table ouverte.').waitFor();

  await host.go('/');
  await invite(host, { open: true, pace: '5 minutes et 3 secondes par coup' });
  await guest.page.getByRole('link', { name: 'S’asseoir à la table d’Alice' }).click();
  await guest.page.getByText('5 min + 3 s').first().waitFor();
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  await new Seat(guest).said('Alice réfléchit.').waitFor();

  // A table that is full is no longer open; the private one still waits behind its code.
  const other = await visit({ called: 'carol' });
  await other.go('/');
  await other.page.getByText('Aucune table ouverte.').waitFor();
  const field = other.page.getByRole('textbox', { name: /un code/ });
  await field.fill('rien du tout');
  await field.press('Enter');
  await other.page.getByRole('alert').getByText('Cela ne mène à aucune table').waitFor();
  await field.fill(new URL(link).pathname.split('/').pop() ?? '');
  await field.press('Enter');
  const title = { name: 'Alice vous invite à une partie d’échecs.' };
  await other.page.getByRole('heading', title).waitFor();
});

scene('a table without a free place says so and lets one watch', async (stage) => {
  const host = await stage.visit({ called: 'alice' });
  await host.go('/');
  await rename(host, 'Alice');
  const { pathname } = new URL(await invite(host));
  const [bob, carol] = [
    await stage.visit({ called: 'bob' }),
    await stage.visit({ called: 'carol' }),
  ];
  for (const visitor of [bob, carol]) await visitor.go(pathname);

  // Carol presses first, but Bob's request is there before hers.
  let release = () => {};
  const seated = new Promise<void>((then) => (release = then));
  await carol.page.route('**/sit', async (route) => {
    await seated;
    await route.continue();
  });
  carol.forgive(/status of 409/);
  await carol.page.getByRole('button', { name: 'S’asseoir' }).click();
  await bob.page.getByRole('button', { name: 'S’asseoir' }).click();
  await new Seat(bob).said('Alice réfléchit.').waitFor();
  release();
  await carol.page
    .getByText('Cette place est prise. S’il n’en reste plus, vous pouvez regarder la partie.')
    .waitFor();
  await new Seat(carol).said('Vous regardez.').waitFor();
});

scene('a spectator sees every move and makes none', async (stage) => {
  const { alice, bob } = await sitTogether(stage);
  const third = await stage.visit({ called: 'carol' });
  await third.go(`/table/${alice.visitor.tableId}`);
  const carol = new Seat(third);
  await carol.said('Vous regardez.').waitFor();
  await carol.said('Aux Blancs de jouer.').waitFor();
  await alice.board.click('e2', 'e4');
  await carol.reads(['e4']);
  await carol.board.drag('e7', 'e5');
  await carol.board.click('e7', 'e5');
  await expect.poll(() => third.page.getByRole('textbox', { name: 'Commande' }).count()).toBe(0);
  for (const action of ['Reprendre mon coup', 'Nulle', 'Abandon'])
    await expect.poll(() => carol.button(action).count()).toBe(0);
  await expect
    .poll(() => third.page.getByRole('textbox', { name: 'Votre message' }).count())
    .toBe(0);
  await bob.board.click('c7', 'c5');
  await carol.reads(['e4', 'c5']);
  await alice.reads(['e4', 'c5']);
});

scene('what does not exist has a page that says so', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.forgive(/status of 404/);
  await visitor.go('/table/nulle0part');
  await page.getByRole('heading', { name: 'Cette table n’existe pas' }).waitFor();
  await page.getByRole('link', { name: 'Retour à la ludothèque' }).last().click();
  await page.getByRole('heading', { level: 1, name: /Des chevaux/ }).waitFor();
  const answer = await page.goto(`${visitor.origin}/nulle/part`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Cette page n’est pas sur l’étagère' }).waitFor();
  await page.goto(`${visitor.origin}/table/a%20b`);
  await page.getByRole('heading', { name: 'Cette page n’est pas sur l’étagère' }).waitFor();
});
