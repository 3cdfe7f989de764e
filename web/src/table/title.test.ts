import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
  const PLAIN = 'http://localhost/favicon.svg';
  const icon = () => document.querySelector('link')?.href;

  beforeEach(() => {
    document.head.innerHTML = `<link rel="icon" href="${PLAIN}">`;
  });

  it('goes back to the plain one', async () => {
    await badge(false);
    expect(icon()).toBe(PLAIN);
  });

  it('stays plain while it cannot be fetched, and is asked for again', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(new Response('', { status: 503 })),
      () => Promise.resolve(new Response('<svg></svg>')),
    ];
    vi.stubGlobal('fetch', () => answers.shift()!());
    for (const shown of [PLAIN, PLAIN, expect.stringMatching(/^data:image\/svg\+xml,.*circle/)]) {
      await badge(true);
      expect(icon()).toEqual(shown);
      await badge(false);
    }
  });
});
