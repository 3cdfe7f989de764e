import { afterEach, expect, it, vi } from 'vitest';
import { router } from '../router.svelte';
import type { NewTable } from '../wire/NewTable';
import { FIRST } from './choices';
import { openTable } from './open';

/** Answers each call in turn: with a status and a body, or not at all. */
function server(...answers: ([number, string] | undefined)[]) {
  const sent: NewTable[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as NewTable);
    const answer = answers[sent.length - 1];
    if (!answer) throw new TypeError('no answer');
    return new Response(answer[1], { status: answer[0] });
  });
  return sent;
}

const OPENED: [number, string] = [201, '{"id":"t1"}'];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends a wish that was not answered again, and the next one as another', async () => {
  const sent = server(undefined, [503, '{"error":"…","code":"storage"}'], OPENED, OPENED);
  await expect(openTable(FIRST)).rejects.toThrow();
  await expect(openTable(FIRST)).rejects.toThrow();
  await openTable(FIRST);
  await openTable(FIRST);
  expect(router.route).toMatchObject({ page: 'table', id: 't1' });
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]).toEqual(sent[0]);
  expect(sent[3]?.key).not.toBe(sent[0]?.key);
});

it('takes another choice, a refused one and one of long ago for other wishes', async () => {
  vi.useFakeTimers();
  const refused: [number, string] = [429, '{"error":"…","code":"too-many"}'];
  const sent = server(refused, undefined, undefined, OPENED);
  await expect(openTable(FIRST)).rejects.toThrow();
  await expect(openTable(FIRST)).rejects.toThrow();
  await expect(openTable({ ...FIRST, levels: { [FIRST.game]: 5 } })).rejects.toThrow();
  vi.advanceTimersByTime(300_001);
  await openTable({ ...FIRST, levels: { [FIRST.game]: 5 } });
  expect(new Set(sent.map((wish) => wish.key)).size).toBe(4);
});
