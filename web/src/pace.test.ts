import { beforeAll, describe, expect, it } from 'vitest';
import { setLocale } from './i18n';
import { paceText, quota } from './pace';

beforeAll(() => setLocale('fr'));

/** Plain spaces, to compare by eye. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('paceText', () => {
  it.each([
    [quota(10, 5), '10 min + 5 s'],
    [quota(3, 0), '3 min'],
    [quota(0.5, 0), '30 s'],
    [quota(1.5, 1), '90 s + 1 s'],
    [quota(60, 30), '1 h + 30 s'],
    [quota(90, 0), '90 min'],
    [null, 'Sans pendule'],
    [undefined, 'Sans pendule'],
  ])('%j', (pace, text) => {
    expect(plain(paceText(pace))).toBe(text);
  });
});
