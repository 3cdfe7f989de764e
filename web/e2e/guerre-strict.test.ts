import { expect } from 'vitest';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Warrior } from './warrior.ts';

/** Capitals are what words are written in: without them only the shape of a text is left. */
const blot = (text: string) => text.replace(/\p{Lu}/gu, '·');

/** The page as it stands, without its letters: texts, attributes, what can be pressed. */
async function shapeOf(warrior: Warrior): Promise<string[]> {
  const text = await warrior.visitor.page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    // What is read out stands in one of two lines by turns.
    for (const said of body.querySelectorAll('.said')) said.textContent = said.textContent;
    // How fast the server answers hangs on the machine, not on the coup.
    for (const link of body.querySelectorAll('.link')) link.removeAttribute('title');
    return body.outerHTML;
  });
  return blot(text).split('<');
}

/** What is seen and heard of a coup that is composed and not played. */
async function foreseen(warrior: Warrior, coup: string): Promise<string[]> {
  const { page } = warrior.visitor;
  const heard: string[] = [];
  const asked = page.waitForResponse(
    (response) =>
      response.url().endsWith('/preview') && (response.request().postData() ?? '').includes(coup),
  );
  page.on('request', (request) => heard.push(new URL(request.url()).pathname));
  await warrior.hand.compose(coup);
  const answer = await asked;
  await expect.poll(() => warrior.hand.main.isEnabled()).toBe(true);
  page.removeAllListeners('request');
  return [
    ...new Set(heard),
    blot(await answer.text()),
    String(answer.status()),
    ...(await shapeOf(warrior)),
  ];
}

/**
 * Coups of the first deal, each with the same letters in an order that is no word. Which letter can shoot is
 * no secret and tells two orders apart: here none can.
 */
const BASE = { legal: 'N e22h (ADIS)', error: 'N e22h (DISA)', word: 'DISA' };
const ONWARDS = { legal: 'h19v (MUG)S', error: 'h19v (UGM)S', word: 'UGMS' };

scene('in strict play an error looks like any coup until it is played', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const warrior = new Warrior(visitor);
  await openTable(visitor, { game: 'guerre-des-mots' });
  for (const { legal, error, word } of [BASE, ONWARDS]) {
    await warrior.unveil('Sud');
    const right = await foreseen(warrior, legal);
    await page.keyboard.press('Escape');
    await expect.poll(() => warrior.hand.text.count()).toBe(0);
    expect(await foreseen(warrior, error), `${legal} and ${error}`).toEqual(right);
    if (legal === BASE.legal) {
      await page.keyboard.press('Escape');
      await warrior.hand.play(legal);
      await warrior.unveil('Nord');
      await warrior.tell('N e3h (FERS)');
      await warrior.reads(2);
      continue;
    }
    // Now the turn is lost, and everybody is told why.
    await warrior.hand.main.click();
    await warrior.reads(3);
    expect((await warrior.moves()).at(-1)).toContain('erreur');
    const log = page.locator('section', { hasText: 'Derniers coups' }).last();
    await log.getByText(`${word} n’est pas un mot.`).waitFor();
    await expect
      .poll(() => log.getByRole('link', { name: '§ 7.6' }).getAttribute('href'))
      .toContain('#7.6');
    const { view, notices } = await warrior.frame();
    expect(view.turn).toBe(1);
    expect(notices.at(-1)).toMatchObject({ kind: 'erred', seat: 0, clause: '7.6', about: word });
  }
});

scene('in friendly play an error is told beforehand and cannot be played', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const warrior = new Warrior(visitor);
  const { hand } = warrior;
  await openTable(visitor, { game: 'guerre-des-mots', options: [['on_error', 'refuse']] });
  await warrior.unveil('Sud');
  const { legal, error, word } = BASE;
  await hand.compose(error);
  await hand.bench.getByText(`${word} n’est pas un mot.`).waitFor();
  await hand.bench.getByRole('link', { name: '§ 7.6' }).waitFor();
  await expect.poll(() => hand.main.isEnabled()).toBe(false);
  // Neither by the keyboard nor by a line that is typed.
  await visitor.page.keyboard.press('Enter');
  await visitor.page.keyboard.press('Escape');
  await warrior.tell(error);
  await visitor.page.getByRole('alert').getByRole('link', { name: '§ 7.6' }).waitFor();
  expect((await warrior.frame()).notices).toHaveLength(1);
  await hand.play(legal);
  await expect.poll(() => warrior.moves()).toHaveLength(1);
});
