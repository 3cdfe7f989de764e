import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setLocale } from '../i18n';
import { prefs } from '../prefs.svelte';
import SettingsPanel from './SettingsPanel.svelte';

let panel: ReturnType<typeof mount> | undefined;

beforeAll(() => setLocale('fr'));

afterEach(() => {
  if (panel) void unmount(panel);
  prefs.others = {};
  prefs.animation = 'normal';
});

function show(board: string): string {
  panel = mount(SettingsPanel, { target: document.body, props: { board } });
  flushSync();
  return document.body.textContent;
}

const field = (label: string) =>
  [...document.querySelectorAll('label')].find((one) => one.textContent.includes(label))!;

it('offers what a game lets one turn on, at its board alone', () => {
  expect(show('guerre-des-mots')).not.toContain('Promouvoir toujours');
  void unmount(panel!);
  expect(show('echecs')).toContain('Promouvoir toujours');
  field('Promouvoir toujours').click();
  flushSync();
  expect(prefs.others).toEqual({ autoQueen: true });
});

it('offers what a game lets one choose, as it was chosen before', () => {
  prefs.others = { follow: 'fast' };
  expect(show('guerre-des-mots')).toContain('Tours de plusieurs coups');
  expect(field('Vif').querySelector('input')?.checked).toBe(true);
  field('Lent').click();
  flushSync();
  expect(prefs.others).toEqual({ follow: 'slow' });
});

it('offers how things move on every page: books and lessons have boards too', () => {
  show('');
  field('Rapide').click();
  flushSync();
  expect(prefs.animation).toBe('fast');
});

it('offers nothing of a board where there is none', () => {
  expect(show('')).not.toContain('Coordonnées');
});
