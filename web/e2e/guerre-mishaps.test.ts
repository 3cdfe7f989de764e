import { expect } from 'vitest';
import { rename } from './guests.ts';
import { openTable } from './opening.ts';
import { scene, type Stage } from './scene.ts';
import { AWAY } from './visitor.ts';
import { Warrior } from './warrior.ts';

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

/** A player at a table for two on one screen, in friendly play, the first Arsenal before them. */
async function seated({ visit }: Stage): Promise<Warrior> {
  const warrior = new Warrior(await visit(DESK));
  await openTable(warrior.visitor, { game: 'guerre-des-mots', options: [['on_error', 'refuse']] });
  await warrior.unveil('Sud');
  return warrior;
}

/** A word that the first deal has the letters of, and where it may begin. */
const WORD = 'ADIS';
const OPENING = `N e22h (${WORD})`;

scene('a press that is made twice plays once', async (stage) => {
  const warrior = await seated(stage);
  const { hand, visitor } = warrior;
  await hand.compose(OPENING);
  await expect.poll(() => hand.main.isEnabled()).toBe(true);
  await hand.main.dblclick();
  await warrior.reads(1);
  await warrior.unveil('Nord');
  // A turn is not given up by one press either.
  await warrior.button('Piocher').click();
  expect((await warrior.frame()).notices).toHaveLength(2);
  await hand.bench.getByRole('button', { name: 'Non' }).click();
  await hand.play('D');
  await warrior.reads(2);
  expect((await warrior.frame()).view.turn).toBe(0);
  expect(visitor.refusals).toEqual([]);
});

scene('a coup is there again when the page is loaded again', async (stage) => {
  const warrior = await seated(stage);
  const { hand, visitor } = warrior;
  await hand.compose(OPENING);
  await visitor.page.reload();
  await warrior.grid.waitFor();
  // Nobody sees it before its player is there.
  expect(await visitor.page.getByText(OPENING, { exact: true }).count()).toBe(0);
  await warrior.unveil('Sud');
  await expect.poll(() => hand.text.innerText()).toBe(OPENING);
  await hand.main.click();
  await warrior.reads(1);
  await expect.poll(() => warrior.moves()).toEqual([`S ${WORD}`]);
});

scene('everything that is composed can be taken back', async (stage) => {
  const warrior = await seated(stage);
  const { hand, visitor } = warrior;
  await hand.compose(OPENING);
  const back = warrior.button('Revenir d’un pas');
  for (let letters = 3; letters > 0; letters -= 1) {
    await back.click();
    await expect.poll(() => hand.text.innerText()).toBe(OPENING.slice(0, letters - 5) + ')');
  }
  await back.click();
  await expect.poll(() => hand.text.count()).toBe(0);
  // And taken up again, to the end.
  await warrior.square('e22').focus();
  for (let letters = 0; letters < 6; letters += 1) await visitor.page.keyboard.press('Control+y');
  await expect.poll(() => hand.text.innerText()).toBe(OPENING);
  for (let letters = 0; letters < 6; letters += 1) await visitor.page.keyboard.press('Control+z');
  await expect.poll(() => hand.text.count()).toBe(0);
  await hand.compose(OPENING);
  await visitor.page.keyboard.press('Escape');
  await expect.poll(() => hand.text.count()).toBe(0);
  await hand.compose(OPENING);
  await warrior.button('Tout lâcher').click();
  await expect.poll(() => hand.text.count()).toBe(0);

  // A tile that is let go beside the board lies in the Arsenal again.
  const tiles = visitor.page.getByRole('group', { name: 'Arsenal' }).getByRole('button');
  const [tile, title] = [tiles.first(), visitor.page.getByText('Les chaînes').first()];
  const [from, to] = [await tile.boundingBox(), await title.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag, expected a tile and a place');
  await visitor.page.mouse.move(from.x + 9, from.y + 9);
  await visitor.page.mouse.down();
  await visitor.page.mouse.move(to.x + 40, to.y + 9, { steps: 6 });
  await visitor.page.mouse.up();
  await expect.poll(() => hand.text.count()).toBe(0);
  await expect.poll(() => tile.isEnabled()).toBe(true);
  await expect.poll(() => tiles.count()).toBe(20);
  // On the board it lies where it is let go.
  const square = await warrior.square('e22').boundingBox();
  if (!square) throw new Error('no square e22');
  await visitor.page.mouse.move(from.x + 9, from.y + 9);
  await visitor.page.mouse.down();
  await visitor.page.mouse.move(square.x + 12, square.y + 12, { steps: 6 });
  await visitor.page.mouse.up();
  await expect.poll(() => hand.text.innerText()).toMatch(/^N e22h \(.('.)?\)$/);
});

scene('where a word may not lie is said with the rule', async (stage) => {
  const warrior = await seated(stage);
  const { hand } = warrior;
  const { keyboard } = warrior.visitor.page;
  const forbidden = async (square: string, word: string, clause: string) => {
    await warrior.square(square).click();
    await keyboard.type(word);
    await hand.bench.getByRole('link', { name: `§ ${clause}` }).waitFor();
    await expect.poll(() => hand.main.isEnabled(), { message: square }).toBe(false);
    await keyboard.press('Escape');
  };
  // Beside the base, on the base of the other, too short.
  await forbidden('e10', WORD, '2.6');
  await forbidden('e3', WORD, '2.6');
  await forbidden('e22', WORD.slice(0, 3), '2.6');
  await hand.play(OPENING);
  await warrior.unveil('Nord');
  await hand.play('N e3h (FERS)');

  await warrior.unveil('Sud');
  const rest = await warrior.letters(0);
  // Far from any chain, and on violet.
  await forbidden('m16', rest.slice(0, 3), '3.1');
  await forbidden('h17', rest.slice(0, 5), '3.4');
  // On another's letter nothing can be laid: the letter goes beyond it.
  await warrior.square('f3').click();
  await keyboard.type('K');
  await expect.poll(() => warrior.square('f3').getAttribute('aria-label')).not.toContain('à poser');
});

scene('a coup composed and played without a connection is played once', async (stage) => {
  const wire = await stage.wire();
  const visitor = await stage.visit({ ...DESK, origin: wire.origin });
  visitor.forgive(AWAY);
  const warrior = new Warrior(visitor);
  const { hand } = warrior;
  await openTable(visitor, { game: 'guerre-des-mots' });
  await warrior.unveil('Sud');
  const squares = ['e22', 'f22', 'g22', 'h22'];
  wire.cut();
  await visitor.page.getByRole('banner').getByText('Reconnexion').waitFor();
  await warrior.square('e22').click();
  await visitor.page.keyboard.type(WORD);
  await hand.main.click();
  // It waits to be heard, and is not lost from sight.
  for (const square of squares)
    await expect.poll(() => warrior.square(square).getAttribute('aria-label')).toContain('à poser');
  await expect.poll(() => warrior.moves()).toEqual([]);
  wire.mend();
  await warrior.reads(1);
  await expect.poll(() => warrior.moves()).toEqual([`S ${WORD}`]);
  expect((await warrior.frame()).notices).toHaveLength(2);
  expect(visitor.refusals).toEqual([]);
});

scene('two tabs of one player stay at one table', async (stage) => {
  const [host, guest] = [await stage.visit({ called: 'alice', ...DESK }), await stage.visit(DESK)];
  await host.go('/');
  await rename(host, 'Alice');
  await openTable(host, { game: 'guerre-des-mots', opponent: { kind: 'invite' } });
  await guest.go(`/table/${host.tableId}`);
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  const alice = new Warrior(host);
  await host.page.getByText('À vous de jouer.').first().waitFor();
  const tab = await host.context.newPage();
  await tab.goto(host.page.url());
  await tab.getByText('À vous de jouer.').first().waitFor();
  await tab.locator('[data-square="e22"]').click();
  await tab.keyboard.type(WORD);
  const play = tab.getByRole('button', { name: `Poser ${WORD}` });
  await play.waitFor();
  // The first tab plays something; what the other composed is out of date and goes.
  await alice.hand.play(OPENING);
  await expect.poll(() => play.count()).toBe(0);
  await expect
    .poll(() => tab.locator('[data-square="e22"]').getAttribute('aria-label'))
    .toContain(`${WORD[0]} du Sud`);
  expect((await alice.frame()).notices).toHaveLength(2);
});
