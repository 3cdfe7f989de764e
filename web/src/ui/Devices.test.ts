import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale, t } from '../i18n';
import { me } from '../me.svelte';
import Devices from './Devices.svelte';

describe('forgetting other devices', () => {
  let shown: ReturnType<typeof mount>;
  const fetch = vi.fn<typeof globalThis.fetch>();

  beforeEach(async () => {
    await setLocale('fr');
    vi.stubGlobal('fetch', fetch);
    shown = mount(Devices, { target: document.body });
    flushSync();
  });
  afterEach(() => {
    void unmount(shown);
    vi.unstubAllGlobals();
    fetch.mockReset();
  });

  function press(id: string): void {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => button.textContent.trim() === t(id))!.click();
    flushSync();
  }
  const told = () => document.querySelector('[role="status"]')?.textContent;

  it('is asked about first, and no means no', () => {
    press('devices-forget');
    expect(document.body.textContent).toContain(t('devices-sure'));
    press('action-no');
    expect(fetch).not.toHaveBeenCalled();
    expect(told()).toBe(t('devices-note'));
  });

  it('is done at the server, and said', async () => {
    fetch.mockResolvedValue(new Response('{"id":"a","name":"Odile"}'));
    press('devices-forget');
    press('devices-yes');
    await vi.waitFor(() => expect(told()).toBe(t('devices-forgotten')));
    const [path, init] = fetch.mock.calls[0]!;
    expect([path, init?.method, init?.body]).toEqual([
      '/api/me/revoke',
      'POST',
      '{"devices":"others"}',
    ]);
    expect(me()?.name).toBe('Odile');
  });

  it('says why it was not done', async () => {
    const body = { code: 'too-many', error: 'Plus tard.' };
    fetch.mockResolvedValue(new Response(JSON.stringify(body), { status: 429 }));
    press('devices-forget');
    press('devices-yes');
    await vi.waitFor(() => expect(told()).toBe('Plus tard.'));
  });
});
