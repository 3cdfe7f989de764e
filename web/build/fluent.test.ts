import { expect, test } from 'vitest';
import english from '../src/i18n/en.ftl';
import { partOf, PARTS } from './fluent';

const ids = (text: string) => text.split('\n').flatMap((line) => /^[a-z][\w-]*/.exec(line) ?? []);

test('every message is told by every page or with one game, and none twice', () => {
  const told = PARTS.flatMap((part) => ids(partOf(english, part)));
  expect(told.sort()).toEqual(ids(english).sort());
  expect(ids(partOf(english, 'shell'))).toContain('box-guerre-des-mots');
  expect(ids(partOf(english, 'guerre-des-mots'))).toContain('guerre-des-mots-must-leave-a-word');
  expect(ids(partOf(english, 'guerre-des-mots'))).toContain('gdm-roster');
  expect(ids(partOf(english, 'echecs'))).toContain('echecs-check');
});

test('a message keeps its further lines', () => {
  const text = '# A remark\ngdm-one =\n    first\n    second\nhome = here\n';
  expect(partOf(text, 'guerre-des-mots')).toBe('gdm-one =\n    first\n    second');
  expect(partOf(text, 'shell').trim()).toBe('home = here');
  expect(partOf(text, 'echecs')).toBe('');
});
