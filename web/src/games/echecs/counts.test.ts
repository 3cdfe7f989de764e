import { beforeAll, describe, expect, it } from 'vitest';
import { setLocale, t } from '../../i18n';
import { tellGame } from '../../i18n/locale.svelte';

describe('pieces that are counted', () => {
  beforeAll(async () => {
    await setLocale('fr');
    await tellGame('echecs');
  });

  it.each([
    ['Q', 'une dame', '4 dames'],
    ['R', 'une tour', '4 tours'],
    ['B', 'un fou', '4 fous'],
    ['N', 'un cavalier', '4 cavaliers'],
    ['P', 'un pion', '4 pions'],
  ])('%s has a plural', (piece, one, four) => {
    expect(t(`echecs-count-${piece}`, { count: 1 })).toBe(one);
    expect(t(`echecs-count-${piece}`, { count: 4 })).toBe(four);
  });

  it('are told in the sentence of who is ahead as well', () => {
    const ahead = (points: number): string =>
      t('echecs-material-ahead', { side: 'Blancs', points });
    expect(ahead(1)).toContain('un pion d’avance');
    expect(ahead(4)).toContain('4 pions d’avance');
  });
});
