import { expect, test } from 'vitest';
import english from '../src/i18n/en.ftl';
import { partOf } from './fluent';

const ids = (text: string) => text.split('\n').flatMap((line) => /^[a-z][\w-]*/.exec(line) ?? []);

test('every message is told by every page or with the games, and none twice', () => {
  const [shell, games] = [partOf(english, false), partOf(english, true)];
  expect([...ids(shell), ...ids(games)].sort()).toEqual(ids(english).sort());
  expect(ids(shell)).toContain('box-guerre-des-mots');
  expect(ids(games)).toContain('guerre-des-mots-must-leave-a-word');
});

test('a message keeps its further lines', () => {
  const text = '# A remark\ngdm-one =\n    first\n    second\nhome = here\n';
  expect(partOf(text, true)).toBe('gdm-one =\n    first\n    second');
  expect(partOf(text, false).trim()).toBe('home = here');
});
