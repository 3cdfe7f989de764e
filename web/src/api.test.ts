import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { api, randomSalt, Refusal, Unreachable } from './api';
import { setLocale } from './i18n';
import { router } from './router.svelte';

function answer(status: number, body: string) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeAll(() => setLocale('fr'));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('api', () => {
  it('gives the answer and names its language', async () => {
    const fetch = answer(200, '{"id":"a","name":"Odile"}');
    expect(await api.me()).toEqual({ id: 'a', name: 'Odile' });
    const [path, init] = fetch.mock.calls[0]!;
    expect(path).toBe('/api/me');
    expect(init?.headers).toMatchObject({ 'accept-language': 'fr' });
  });

  it('asks the dictionary from the table whose page is shown', async () => {
    const fetch = answer(200, '{}');
    const asked = () => fetch.mock.calls.at(-1)?.[0];
    await api.word('été');
    expect(asked()).toBe('/api/lexicon/%C3%A9t%C3%A9');
    router.go('/table/k7Qp');
    await api.word('mot');
    expect(asked()).toBe('/api/lexicon/mot?table=k7Qp');
    await api.letters('letters=mot');
    expect(asked()).toBe('/api/letters?letters=mot&table=k7Qp');
    router.go('/dictionnaire');
    await api.letters('letters=mot');
    expect(asked()).toBe('/api/letters?letters=mot');
  });

  it('sends a body as JSON', async () => {
    const fetch = answer(201, '{"id":"t1"}');
    await api.createTable({ game: 'echecs', opponent: { kind: 'bot', level: 3 } });
    const init = fetch.mock.calls[0]![1];
    expect(init?.method).toBe('POST');
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(JSON.parse(String(init?.body))).toEqual({
      game: 'echecs',
      opponent: { kind: 'bot', level: 3 },
    });
  });

  it('throws the refusal of the server with its sentence and clause', async () => {
    answer(409, '{"error":"Les places sont prises.","code":"taken","clause":"L-1"}');
    const failure = await api.sit('t1', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Refusal);
    expect(failure).toMatchObject({ status: 409, message: 'Les places sont prises.' });
    expect((failure as Refusal).body).toMatchObject({ code: 'taken', clause: 'L-1' });
  });

  it.each([
    [502, '<html>bad gateway</html>'],
    [500, '{"detail":"?"}'],
    [200, 'not json'],
  ])('takes a %i that is not ours for a server out of reach', async (status, body) => {
    answer(status, body);
    await expect(api.games()).rejects.toBeInstanceOf(Unreachable);
  });

  it('takes a lost network for a server out of reach', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(api.me()).rejects.toBeInstanceOf(Unreachable);
  });

  it('accepts an empty answer', async () => {
    answer(200, '');
    await expect(api.sit('t1', {})).resolves.toBeUndefined();
  });
});

describe('randomSalt', () => {
  it('is hexadecimal, within the limit, and never the same', () => {
    const salts = new Set(Array.from({ length: 50 }, randomSalt));
    expect(salts.size).toBe(50);
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
  });
});
