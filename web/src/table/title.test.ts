import { beforeAll, describe, expect, it } from 'vitest';
import { setLocale } from '../i18n';
import { frame, status } from './fixture';
import { nameOf } from './names';
import { badge, titleOf } from './title';

beforeAll(() => setLocale('fr'));

describe("the tab's title", () => {
  it('says first that it is my turn', () => {
    expect(titleOf(frame(), true)).toBe('● À vous de jouer – Cavalettres');
  });

  it('names the players otherwise', () => {
    expect(titleOf(frame(), false)).toContain('Odile – Henri');
    expect(titleOf(frame({ status: status({ phase: 'over' }) }), false)).toContain('finie');
  });
});

describe('names', () => {
  it('are those of people, of the levels, and of nobody', () => {
    expect(nameOf({ kind: 'person', name: 'Odile' })).toBe('Odile');
    expect(nameOf({ kind: 'bot', name: '', level: 4 })).toBe('La voisine');
    expect(nameOf({ kind: 'free', name: '' })).toBe('Place libre');
  });
});

describe("the tab's icon", () => {
  it('goes back to the plain one', async () => {
    document.head.innerHTML = '<link rel="icon" href="http://localhost/favicon.svg">';
    await badge(false);
    expect(document.querySelector('link')?.href).toBe('http://localhost/favicon.svg');
  });
});
