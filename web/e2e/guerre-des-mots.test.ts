import { expect } from 'vitest';
import { faults, sideways } from './faults.ts';
import { isWide } from './fit.ts';
import { openTable, takeBox } from './opening.ts';
import { scene } from './scene.ts';
import { Warrior } from './warrior.ts';

/** Accents are left aside, so that plain letters decide; two rounds make a whole game (15.6). */
const SHORT: [string, string][] = [
  ['accents', 'ignored'],
  ['max_rounds', '2'],
];

scene('two people on one screen play La Guerre des Mots to its end', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const warrior = new Warrior(visitor);
  await openTable(visitor, { game: 'guerre-des-mots', options: SHORT });
  await expect.poll(() => warrior.grid.getByRole('gridcell').count()).toBe(576);

  // Nobody's Arsenal shows before its player is there.
  const arsenal = page.getByRole('group', { name: 'Arsenal' });
  expect(await arsenal.count()).toBe(0);
  await warrior.unveil('Sud');
  await arsenal.waitFor();

  // The first word is composed by hand: a square, then tiles, one taken back and laid again.
  const first = 'ADIS';
  await warrior.square('e22').click();
  for (const letter of first)
    await arsenal
      .getByRole('button', { name: new RegExp(`^Lettre ${letter}(,|$)`) })
      .and(page.locator(':enabled'))
      .first()
      .click();
  await warrior.button('Revenir d’un pas').click();
  await page.getByText(`N e22h (${first.slice(0, 3)})`, { exact: true }).waitFor();
  await warrior.square('h22').focus();
  await page.keyboard.type(first.slice(3));
  await page.getByText(`N e22h (${first})`, { exact: true }).waitFor();
  await warrior.button(`Poser ${first}`).click();
  await warrior.reads(1);
  await expect.poll(() => warrior.moves()).toEqual([`S ${first}`]);

  // The other's word is typed as coups are written, first where it may not lie.
  expect(await arsenal.count()).toBe(0);
  await warrior.unveil('Nord');
  await warrior.tell('N e22h (ELFE)');
  await page.getByRole('alert').getByRole('link').first().waitFor();
  await warrior.tell('N e3h (ELFE)');
  await warrior.reads(2);

  // A word on the end of the chain, spelled on the board with the letter that lies there.
  await warrior.unveil('Sud');
  await warrior.square('h18').click();
  await page.keyboard.type('GOUMS');
  await page.getByText('h18v (GOUM)S', { exact: true }).waitFor();
  await expect.poll(() => warrior.button('Poser GOUMS').isEnabled()).toBe(true);
  await page.keyboard.press('Enter');
  await warrior.reads(3);

  // Letters taken from a chain and given back, then a turn passed by two presses.
  await warrior.unveil('Nord');
  await warrior.square('e22').click();
  await expect.poll(() => warrior.square('e22').getAttribute('aria-label')).toContain('prise');
  await warrior.button('Tout lâcher').click();
  await warrior.button('Passer').click();
  await warrior.button('Oui, passer').click();

  await warrior.end.getByRole('heading').first().waitFor();
  const { status, view } = await warrior.frame();
  expect(view.finish).toBe('last-round');
  expect(status.outcome?.code).toBe('last-round');
  // Nothing was an error.
  await expect.poll(() => warrior.moves()).not.toContainEqual(expect.stringContaining('erreur'));

  // The past is told coup by coup.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await page.getByText('Vous relisez la position de départ.').waitFor();
  await expect.poll(() => warrior.square('e22').getAttribute('aria-label')).toContain('vide');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => warrior.square('e22').getAttribute('aria-label'))
    .toContain(`${first[0]} du Sud`);
});

scene('the computer answers on the board of La Guerre des Mots', async ({ visit }) => {
  const visitor = await visit();
  const warrior = new Warrior(visitor);
  await takeBox(visitor, 'La Guerre des Mots', 'L’ordinateur');
  await warrior.grid.waitFor();
  await visitor.page.getByText('À vous de jouer.').first().waitFor();
  const { view, status } = await warrior.frame();
  const seat = status.awaited[0] ?? 0;
  const steps = (await warrior.moves()).length;
  await warrior.tell(`N ${view.seats[seat]?.bases[0]?.[0]}h (ADIS)`);
  await expect.poll(async () => (await warrior.moves()).length).toBeGreaterThan(steps + 1);
  expect((await warrior.frame()).view.chains.map(({ owner }) => owner)).toContain(1 - seat);
});

for (const { name, viewport, least, colorScheme, hasTouch } of [
  {
    name: 'a phone',
    viewport: { width: 390, height: 844 },
    least: 14,
    colorScheme: 'light',
    hasTouch: true,
  },
  {
    name: 'a desk',
    viewport: { width: 1440, height: 900 },
    least: 28,
    colorScheme: 'dark',
    hasTouch: false,
  },
] as const)
  scene(`the table of La Guerre des Mots fits ${name} and has no serious fault`, async (stage) => {
    const visitor = await stage.visit({ viewport, reducedMotion: 'reduce', colorScheme, hasTouch });
    const { page } = visitor;
    const warrior = new Warrior(visitor);
    const clean = async (what: string) => {
      expect(await faults(page), what).toEqual([]);
      expect(await sideways(page), what).toBe(0);
    };
    await openTable(visitor, { game: 'guerre-des-mots', options: SHORT });
    await isWide(warrior.square('m13'), least);
    await clean('covered');
    await warrior.unveil('Sud');
    if (hasTouch) {
      // A finger first brings the board nearer.
      await warrior.square('e22').tap();
      await expect
        .poll(async () => (await warrior.square('e22').boundingBox())?.width ?? 0)
        .toBeGreaterThan(30);
      await warrior.square('e22').tap();
    } else await warrior.square('e22').click();
    await expect
      .poll(() => warrior.square('e22').getAttribute('aria-label'))
      .toContain('on écrit ici');
    await clean('composing');
  });
