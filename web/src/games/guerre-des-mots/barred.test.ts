import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { has, setLocale } from '../../i18n';
import { BARRED } from './barred';

it('the page gives no reason that the referee does not give by the same clause', async () => {
  await setLocale('fr');
  const referee = readFileSync('../crates/game-guerre-des-mots/src/refusal.rs', 'utf8');
  for (const [code, clause] of Object.entries(BARRED)) {
    expect(referee).toContain(`(Clause::C${clause.replace('.', '_')}, "${code}")`);
    expect(has(`guerre-des-mots-${code}`)).toBe(true);
  }
});
