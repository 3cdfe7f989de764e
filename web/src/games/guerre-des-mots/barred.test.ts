import { expect, it } from 'vitest';
import { has, setLocale } from '../../i18n';
import refusals from '../../wire/guerre-des-mots/refusals.json';
import { BARRED } from './barred';

it('the page gives no reason that the referee does not give by the same clause', async () => {
  await setLocale('fr');
  for (const [code, clause] of Object.entries(BARRED)) {
    expect(refusals).toContainEqual({ code, clause });
    expect(has(`guerre-des-mots-${code}`)).toBe(true);
  }
});
