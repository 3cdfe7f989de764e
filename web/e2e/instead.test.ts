import { expect } from 'vitest';
import { follow, sitAmongFour } from './campaign.ts';
import { Captain } from './captain.ts';
import { faults } from './faults.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Scribe } from './scribe.ts';
import { openChess, Seat } from './seat.ts';
import type { Visitor } from './visitor.ts';
import { Warrior } from './warrior.ts';
import { EVERY_KIND } from './wars.ts';
import { Writer } from './writer.ts';

const CALM = { reducedMotion: 'reduce' } as const;

/** Presses « Et ceci ? » and hears what would be allowed. */
async function ask({ page }: Visitor): Promise<string> {
  await page.getByRole('button', { name: 'Et ceci ?' }).first().click();
  const told = page.locator('.instead [role=status]').first();
  await expect.poll(() => told.innerText()).not.toBe('');
  return told.innerText();
}

for (const { name, ...coming } of [
  { name: 'a laptop, light', viewport: { width: 1280, height: 800 } },
  { name: 'a phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const)
  scene(`a refused move is answered by what is allowed on ${name}`, async ({ visit }) => {
    const visitor = await visit({ ...coming, ...CALM });
    const { page } = visitor;
    await openChess(visitor);
    const { board } = new Seat(visitor);
    const arrows = page.locator('.area g[opacity=".86"] path');
    await board.click('b1', 'b3');
    expect(await ask(visitor)).toBe('b1 peut aller en a3 ou c3.');
    await arrows.first().waitFor();
    expect(await faults(page)).toEqual([]);
    // What is drawn goes with the message.
    await page.getByRole('button', { name: 'Masquer ce message' }).click();
    await expect.poll(() => arrows.count()).toBe(0);
    await board.click('a1', 'a3');
    expect(await ask(visitor)).toMatch(
      /^a1 ne peut pas bouger maintenant\. Peuvent jouer\s: a2, b1/,
    );
  });

scene('by the keyboard alone, too', async ({ visit }) => {
  const visitor = await visit(CALM);
  const { page } = visitor;
  await openTable(visitor, { game: 'chevaliers' });
  const captain = new Captain(visitor);
  await captain.keys('e2', 'e5');
  const press = page.getByRole('button', { name: 'Et ceci ?' });
  await press.focus();
  await page.keyboard.press('Enter');
  await page.getByText('e2 peut aller en d3, e3 ou f3.').waitFor();
});

scene('a word near the one refused is proposed against the computer alone', async ({ visit }) => {
  for (const [kind, proposed] of [
    ['bot', true],
    ['hotseat', false],
  ] as const) {
    const visitor = await visit(CALM);
    const writer = new Writer(visitor);
    const opponent = kind === 'bot' ? ({ kind, level: 1 } as const) : { kind };
    await openTable(visitor, { game: 'dames-de-lettres', opponent, salt: '1' });
    const { view } = await writer.frame();
    const move = await writer.best(view);
    await writer.press(move.from, move.to);
    await writer.field.fill(`${move.word.toLowerCase()}x`);
    const told = await ask(visitor);
    expect(told.includes(`${move.word} par`), told).toBe(proposed);
    if (!proposed) expect(told).toMatch(/^([A-H]\d peut aller en|Sans mot, on peut jouer) /);
  }
});

scene('of letters, one’s own are told', async ({ visit }) => {
  const visitor = await visit(CALM);
  const scribe = new Scribe(visitor);
  await openTable(visitor, { game: 'echec-et-mots' });
  await scribe.tell('a0-b1');
  expect(await ask(visitor)).toBe('a0 peut aller en b2 ou c1.');
  await scribe.button('Composer').click();
  await scribe.ledge.fill('cheval');
  await visitor.page.getByRole('button', { name: 'Et ceci ?' }).last().click();
  await visitor.page.getByText('et vous n’en avez pas encore').waitFor();
});

scene('where letters may lie is asked of the referee', async ({ visit }) => {
  const visitor = await visit({ ...CALM, viewport: { width: 1440, height: 900 } });
  const warrior = new Warrior(visitor);
  await openTable(visitor, {
    game: 'guerre-des-mots',
    options: [['on_error', 'refuse']],
    salt: '2',
  });
  await warrior.unveil('Sud');
  await warrior.tell('N l12h (AMEN)');
  expect(await ask(visitor)).toBe('Le premier mot se pose sur une de vos bases.');
  await warrior.tell('N e22h (AMEN)');
  await warrior.reads(1);
  await warrior.unveil('Nord');
  await warrior.tell('N e3h (ABAT)');
  await warrior.reads(2);
  await warrior.unveil('Sud');
  const [letter = ''] = await warrior.letters(0);
  await warrior.tell(`l12h (${letter})`);
  const told = await ask(visitor);
  const squares = told.match(/[a-x]\d+/g) ?? [];
  expect(told).toMatch(/^Une lettre peut être posée en /);
  const { view } = await warrior.frame();
  const ends = view.chains[0]!.tiles.map(({ cell }) => cell);
  // Beyond an end, on the line of the word or across it: never on a tile.
  for (const square of squares) expect(ends).not.toContain(square);
  expect(squares.length).toBeGreaterThan(0);
});

scene('of a shot that is refused, those that can be fired are told', async ({ visit }) => {
  const visitor = await visit({ ...CALM, viewport: { width: 1440, height: 900 } });
  const warrior = new Warrior(visitor);
  const { salt, coups } = EVERY_KIND;
  const at = coups.findIndex(([, ...kinds]) => kinds.includes('a shot that hits'));
  const [coup = ''] = coups[at] ?? [];
  await sitAmongFour(warrior, salt);
  await follow(
    warrior,
    coups.slice(0, at).map(([text]) => text),
  );
  // From the same letter, but where nothing lies.
  await warrior.tell(coup.replace('*d23E', '*d23S'));
  expect(await ask(visitor)).toBe('Ce coup peut tirer de d23 sur f23.');
  const arrows = visitor.page.locator('.area g[opacity=".86"] path');
  await arrows.first().waitFor();
});
