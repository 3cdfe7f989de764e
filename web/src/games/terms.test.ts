import { beforeAll, expect, it } from 'vitest';
import { setLocale } from '../i18n';
import { ruleText } from './terms';

beforeAll(() => setLocale('fr'));

const guerre = (...options: [string, string][]) => ruleText('guerre-des-mots', options);

it('names how much of a rule is played', () => {
  expect(guerre()).toBe('Règle générale');
  expect(guerre(['level', 'simplified'], ['seats', '4'])).toBe('Règle simplifiée');
});

it('says where errors are refused, which is no variant', () => {
  expect(guerre(['level', 'simplified'], ['on_error', 'refuse'])).toBe(
    'Règle simplifiée, erreurs refusées',
  );
  expect(guerre(['on_error', 'turn'])).toBe('Règle générale');
});

it('counts the variants', () => {
  expect(guerre(['on_error', 'refuse'], ['knights', 'off'])).toBe(
    'Règle générale, erreurs refusées, une variante',
  );
});
