import { expect } from 'vitest';
import { cleanDayAndNight, cleanEverywhere, WINDOWS } from './everywhere.ts';
import { handsOf, SALT } from './hands.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { SLUGS } from './slugs.ts';
import { bookOf } from './told.ts';

for (const game of SLUGS)
  scene(
    `a refusal, its card and a hint of ${game} have no fault in any window`,
    async ({ visit }) => {
      const visitor = await visit({ viewport: WINDOWS[0], reducedMotion: 'reduce' });
      const { page } = visitor;
      const { presets } = await bookOf(visitor, game);
      // Where a mistake costs the game, nothing is refused.
      const { options } = presets.find(({ name }) => name === 'Pour commencer')!;
      const opponent = { kind: 'bot', level: 1 } as const;
      await openTable(visitor, { game, options, opponent, salt: SALT });
      const field = page.getByRole('textbox', { name: 'Commande' });
      await field.fill(handsOf(game).forbidden);
      await field.press('Enter');
      await page.getByRole('button', { name: 'Et ceci ?' }).click();
      await expect.poll(() => page.locator('.instead [role=status]').innerText()).not.toBe('');
      await cleanEverywhere(page, 'a refusal and what would be allowed');
      await page.getByRole('alert').getByRole('link').first().click();
      const card = page.getByRole('dialog', { name: /^Article/ });
      await card.locator('.text p').first().waitFor();
      await cleanEverywhere(page, 'the card of a clause');
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'hidden' });
      if (options.length > 0) {
        await page.getByTitle('Ce que cette table a choisi').click();
        const rules = page.getByRole('dialog', { name: 'La règle de cette table' });
        await rules.locator('.telling b').first().waitFor();
        await cleanDayAndNight(page, 'the rule of the table');
        await page.keyboard.press('Escape');
        await rules.waitFor({ state: 'hidden' });
      }
      await page.locator('main').focus();
      await page.keyboard.press('i');
      const hint = page.getByRole('region', { name: 'Un indice' });
      await hint.getByRole('button', { name: 'Oui, aidez-moi' }).click();
      await hint.getByRole('button', { name: 'Avec quoi ?' }).click();
      await hint.getByRole('button', { name: 'Montrez-moi le coup' }).click();
      await hint.getByRole('button', { name: 'Jouer ce coup' }).waitFor();
      await cleanEverywhere(page, 'a hint');
    },
  );
