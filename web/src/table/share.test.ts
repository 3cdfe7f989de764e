import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../i18n';
import { dismiss, shown } from '../ui/toasts.svelte';
import { shareAddress } from './share';

beforeAll(() => setLocale('fr'));
beforeEach(() => {
  for (const { key } of [...shown]) dismiss(key);
});
afterEach(() => void vi.unstubAllGlobals());

const ADDRESS = 'http://127.0.0.1/table/abc/1';

describe('a game is shared', () => {
  it('by the sheet of the system, quietly, even when it is closed', async () => {
    const share = vi.fn(() => Promise.reject(new Error('closed')));
    vi.stubGlobal('navigator', { share });
    await shareAddress(ADDRESS, 'Vous gagnez');
    expect(share).toHaveBeenCalledWith({ title: 'Cavalettres', text: 'Vous gagnez', url: ADDRESS });
    expect(shown).toEqual([]);
  });

  it('else by the clipboard, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await shareAddress(ADDRESS, '');
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
    expect(shown.map(({ kind }) => kind)).toEqual(['plain']);
  });

  it('else by hand', async () => {
    vi.stubGlobal('navigator', {});
    await shareAddress(ADDRESS, '');
    expect(shown[0]?.text).toContain(ADDRESS);
  });
});
