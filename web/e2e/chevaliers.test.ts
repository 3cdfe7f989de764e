import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { boldest, Captain, DUE, RAID, written } from './captain.ts';
import { cleanDayAndNight } from './everywhere.ts';
import { isWide } from './fit.ts';
import { rename } from './guests.ts';
import { boxOf, openTable } from './opening.ts';
import { scene } from './scene.ts';

const sheet = RAID.map(written);

scene('two people on one screen play the Knights’ game to a castle', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const captain = new Captain(visitor);
  await visitor.go('/');
  const box = boxOf(page, 'Échec aux Chevaliers');
  await box.getByText('2 ou 4').waitFor();
  await box.getByRole('button', { name: 'À deux ici' }).click();
  await captain.said('Aux Argentés de jouer.').waitFor();
  await expect.poll(() => captain.words('f1')).toBe('f1, vide, château des Argentés');
  await expect.poll(() => captain.words('c5')).toBe('c5, étang');

  // Leap by leap, with a step back: it may stop on each landing.
  await captain.press('j1', 'h3');
  await expect.poll(() => captain.play.innerText()).toBe('Jouer j1^h3');
  await captain.press('f1');
  await expect.poll(() => captain.play.innerText()).toBe('Jouer j1^f1');
  await expect.poll(() => captain.words('h3')).toContain('étape 1');
  await captain.button('Un pas').click();
  await expect.poll(() => captain.play.innerText()).toBe('Jouer j1^h3');
  await captain.press('f1', 'd3');
  await captain.reads(sheet.slice(0, 1));
  // The whole way stays in sight.
  await expect.poll(() => page.locator('svg .done .dots').count()).toBe(1);

  // From the final square; by dragging; by the keys; typed.
  await captain.make('j9^d7');
  await captain.drag('d3', 'd4');
  await captain.reads(sheet.slice(0, 3));
  await captain.tell('d7^h7');
  await captain.reads(sheet.slice(0, 4));
  await captain.keys('b1', 'd5');
  if ((await captain.moves()).length === 4) await page.keyboard.press('Enter');
  await captain.reads(sheet.slice(0, 5));
  for (const move of RAID.slice(5, DUE)) await captain.make(move);
  await captain.reads(sheet.slice(0, DUE));

  // Silver must capture: the piece that can is marked, another says why it may not move.
  await expect.poll(() => captain.words('d7')).toContain('doit prendre');
  await captain.said('Prise obligatoire').waitFor();
  await captain.press('b2');
  const tip = page.getByRole('tooltip');
  await tip.getByText('Une prise est possible, elle est obligatoire').waitFor();
  await expect.poll(() => tip.textContent()).toContain('R12');
  const reached = await tip.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=tooltip]');
  });
  expect(reached).toBeNull();
  await captain.press('b3');
  const alert = page.getByRole('alert');
  await alert.getByText('obligatoire').waitFor();
  await expect
    .poll(() => alert.getByRole('link').getAttribute('href'))
    .toBe('/regles/chevaliers#R12');
  await expect.poll(() => captain.moves()).toHaveLength(DUE);

  // The chain cannot end half-way; a step back, then its final square.
  await captain.press('d7', 'f7');
  await expect.poll(() => captain.play.isDisabled()).toBe(true);
  await expect.poll(() => captain.words('e7')).toContain('sera prise');
  await page.keyboard.press('u');
  await expect.poll(() => captain.play.count()).toBe(0);
  await captain.press('f9');
  await captain.reads(sheet.slice(0, DUE + 1));
  await captain.said('Un ennemi est dans le château des Dorés').waitFor();
  const heard = page.locator('[aria-live="assertive"]');
  await expect.poll(() => heard.innerText()).toContain('dans le château des Dorés');
  await expect.poll(() => captain.words('f9')).toContain('ennemi dans le château');

  await captain.make('b9^d7xd5');
  await captain.end.getByRole('heading', { name: 'Les Argentés gagnent la partie.' }).waitFor();
  await captain.end.getByText('Château pris').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    captain.end.getByRole('link', { name: 'Feuille de la partie, en texte' }).click(),
  ]);
  const record = await readFile(await download.path(), 'utf8');
  expect(record.match(/[a-k]\d[-^x][a-k\d^x]+/g)).toEqual(RAID);

  // Back and forth through the sheet, captures and all.
  await page.keyboard.press('Escape');
  await expect.poll(() => captain.end.count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await captain.said('Vous relisez la position de départ.').waitFor();
  await expect.poll(() => captain.words('j1')).toBe('j1, chevalier argenté');
  await expect.poll(() => captain.words('f8')).toBe('f8, chevalier doré');
  await page.getByRole('button', { name: /^Coup 6, d7×f7×f9/ }).click();
  await expect.poll(() => captain.words('f9')).toContain('chevalier argenté');
  await expect.poll(() => captain.words('f8')).toBe('f8, vide');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => captain.words('f8')).toBe('f8, chevalier doré');
});

scene('the computer plays a whole game on the meadow', async ({ visit }) => {
  const visitor = await visit();
  const captain = new Captain(visitor);
  await visitor.go('/');
  const box = boxOf(visitor.page, 'Échec aux Chevaliers');
  await box.getByRole('button', { name: 'Cadence et variantes' }).click();
  const dialog = visitor.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^L’ordinateur/ }).check();
  await dialog.getByRole('radio', { name: /^Force 1,/ }).check();
  await dialog.getByRole('radio', { name: 'Argentés' }).check();
  await dialog.getByRole('button', { name: 'Préparer la table' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await captain.grid.waitFor();
  const waits = async () => {
    const { view, status } = await captain.frame();
    return status.outcome !== null || view.moves.length > 0;
  };
  for (let turn = 0; ; turn += 1) {
    await expect.poll(waits).toBe(true);
    const { view, status } = await captain.frame();
    if (status.outcome) break;
    const move = boldest(view);
    // By hand at first; the hand is slow.
    if (turn < 3) await captain.make(move);
    else await captain.command(move);
  }
  await captain.end.getByRole('heading').first().waitFor();
  const { status, view } = await captain.frame();
  expect(['castle', 'elimination', 'blocked', 'repetition', 'no-progress']).toContain(
    status.outcome?.code,
  );
  expect(view.last).not.toBeNull();
});

scene('a friend is warned of the castle, and the invader told to hold it', async ({ visit }) => {
  const host = await visit({ called: 'alice' });
  const guest = await visit({ called: 'bob' });
  await host.go('/');
  await rename(host, 'Alice');
  await openTable(host, { game: 'chevaliers', opponent: { kind: 'invite' } });
  await guest.go(`/table/${host.tableId}`);
  await guest.page
    .getByRole('heading', { name: 'Alice vous invite à une partie d’Échec aux Chevaliers.' })
    .waitFor();
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  const [alice, bob] = [new Captain(host), new Captain(guest)];
  for (const [ply, move] of RAID.slice(0, -1).entries()) {
    const mover = ply % 2 === 0 ? alice : bob;
    await mover.said('À vous de jouer.').waitFor();
    await mover.tell(move);
    await Promise.all([alice, bob].map((one) => one.reads(sheet.slice(0, ply + 1))));
  }
  await alice.said('Vous êtes dans le château adverse : tenez un tour !').waitFor();
  await bob.said('Un ennemi est dans votre château, et rien ne peut le prendre.').waitFor();
  // The friend sees his own camp at the foot of the board.
  await expect
    .poll(() => bob.grid.getByRole('gridcell').first().getAttribute('aria-label'))
    .toMatch(/^k1,/);
  // Nobody moves what is not theirs, nor out of turn.
  await alice.press('f9', 'f8');
  await expect.poll(() => alice.play.count()).toBe(0);
  await bob.make('b9^d7xd5');
  await alice.end.getByRole('heading', { name: 'Vous gagnez la partie !' }).waitFor();
  await bob.end.getByRole('heading', { name: 'Alice gagne la partie.' }).waitFor();
});

scene('a forgotten capture is signalled and told on the sheet', async ({ visit }) => {
  const visitor = await visit();
  const captain = new Captain(visitor);
  await openTable(visitor, { game: 'chevaliers', options: [['capture', 'claim']] });
  for (const move of RAID.slice(0, DUE)) await captain.command(move);
  await captain.reads(sheet.slice(0, DUE));
  await captain.make('b2-b3');
  await captain.button('Signaler la prise oubliée').click();
  await captain.reads([...sheet.slice(0, DUE), 'b2-b3 repris']);
  await captain.said('Prise oubliée : les Argentés doivent en jouer une.').waitFor();
  await captain.make('d7xf7xf9');
  await captain.reads([...sheet.slice(0, DUE), 'd7×f7×f9+ (signalé)']);
});

for (const { name, viewport, least, hasTouch } of [
  { name: 'a phone', viewport: { width: 390, height: 844 }, least: 32, hasTouch: true },
  { name: 'a small phone', viewport: { width: 360, height: 640 }, least: 29, hasTouch: true },
  { name: 'a desk', viewport: { width: 1440, height: 900 }, least: 64, hasTouch: false },
])
  scene(`the meadow fits ${name} and has no serious fault, light and dark`, async ({ visit }) => {
    const visitor = await visit({ viewport, hasTouch, reducedMotion: 'reduce' });
    const { page } = visitor;
    const captain = new Captain(visitor);
    const clean = (what: string) => cleanDayAndNight(page, what);
    await openTable(visitor, {
      game: 'chevaliers',
      clock: { host: { base: 600_000, increment: 5_000 } },
    });
    await isWide(captain.square('d4'), least);
    if (hasTouch) {
      // A finger on small squares is asked again, and may come down beside the square.
      const { x, y, width, height } = (await captain.square('j3').boundingBox())!;
      await captain.square('j1').tap();
      await page.touchscreen.tap(x + width / 2, y - height * 0.1);
      await expect.poll(() => captain.play.innerText()).toBe('Jouer j1^j3');
      await captain.button('Un pas').tap();
      await captain.button('Un pas').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
    }
    for (const move of RAID.slice(0, DUE)) {
      if (hasTouch) await captain.make(move);
      else await captain.command(move);
    }
    await expect.poll(async () => (await captain.frame()).view.must).toEqual(['d7']);
    await captain.press('b2');
    await captain.said(/b2 doit attendre/).waitFor();
    await clean('a piece that must wait');
    await captain.press('d7', 'f7');
    await captain.button('Un pas').waitFor();
    await clean('a chain in the making');
  });

scene('nothing hops for those who asked for less motion', async ({ visit }) => {
  for (const [reducedMotion, hops] of [
    ['reduce', 0],
    ['no-preference', 3],
  ] as const) {
    const visitor = await visit({ reducedMotion });
    await openTable(visitor, { game: 'chevaliers' });
    await visitor.page.evaluate(() => {
      const shown: unknown[] = [];
      const plain = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        if (Array.isArray(frames)) shown.push(frames.length);
        return plain.call(this, frames, options);
      };
      Object.assign(globalThis, { shown });
    });
    const captain = new Captain(visitor);
    await captain.tell('j1^d3');
    await captain.reads(sheet.slice(0, 1));
    const shown = await visitor.page.evaluate(
      () => (globalThis as unknown as { shown: number[] }).shown,
    );
    // Each hop has its start and its top, and the last one its end.
    expect(shown).toEqual(hops === 0 ? [] : [2 * hops + 1]);
  }
});
