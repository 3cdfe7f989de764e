import { expect } from 'vitest';
import { coups, isWord, positionOf } from './advisor.ts';
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

/** The letters of a word in another order, in which they are no word. */
async function nonsense(word: string, whole: (letters: string) => string): Promise<string | null> {
  for (let turn = 1; turn < word.length; turn += 1) {
    const other = word.slice(turn) + word.slice(0, turn);
    if (other !== word && !(await isWord(whole(other)))) return other;
  }
  return null;
}

/** A coup that the table offers, and the same with its letters in an order that is no word. */
async function pair(warrior: Warrior): Promise<{ legal: string; error: string; word: string }> {
  const offered = await coups(await positionOf(await warrior.frame()));
  // Each letter once, so that no two of them can change places unseen.
  const plain = offered.flatMap((text) => {
    const [, before, laid, after] =
      /^((?:N )?[a-x]\d+[hv] )\(([A-Z]{3,5})\)([A-Z]?)$/.exec(text) ?? [];
    return before && laid && new Set(laid).size === laid.length
      ? [{ before, laid, after: after ?? '' }]
      : [];
  });
  for (const { before, laid, after } of plain) {
    const other = await nonsense(laid, (letters) => letters + after);
    if (!other) continue;
    const [legal, error] = [`${before}(${laid})${after}`, `${before}(${other})${after}`];
    // Which letter can shoot is no secret, and tells two orders apart.
    const shots = [await warrior.preview(legal), await warrior.preview(error)];
    if (shots.every((told) => told?.shots.length === 0))
      return { legal, error, word: other + after };
  }
  throw new Error('no word to spell wrongly came up');
}

scene('in strict play an error looks like any coup until it is played', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const warrior = new Warrior(visitor);
  await openTable(visitor, { game: 'guerre-des-mots' });
  for (const round of [1, 2]) {
    await warrior.unveil('Sud');
    const { legal, error, word } = await pair(warrior);
    const right = await foreseen(warrior, legal);
    await page.keyboard.press('Escape');
    await expect.poll(() => warrior.hand.text.count()).toBe(0);
    expect(await foreseen(warrior, error), `${legal} and ${error}`).toEqual(right);
    if (round === 1) {
      await page.keyboard.press('Escape');
      await warrior.hand.play(legal);
      await warrior.unveil('Nord');
      await warrior.tell((await pair(warrior)).legal);
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
  const { legal, error, word } = await pair(warrior);
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
