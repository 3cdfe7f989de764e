import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismiss, shown, toast } from './toasts.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => shown.map((message) => message.text);

it('does not pile up the same sentence', () => {
  toast({ kind: 'bad', text: 'a' });
  toast({ kind: 'bad', text: 'b' });
  toast({ kind: 'bad', text: 'a' });
  expect(texts()).toEqual(['b', 'a']);
});

it('shows three at most, the newest ones', () => {
  for (const text of ['a', 'b', 'c', 'd']) toast({ kind: 'plain', text });
  expect(texts()).toEqual(['b', 'c', 'd']);
});

it('goes away by itself, or when dismissed', () => {
  toast({ kind: 'plain', text: 'a' });
  toast({ kind: 'plain', text: 'b' });
  dismiss(shown[0]!.key);
  expect(texts()).toEqual(['b']);
  vi.runAllTimers();
  expect(texts()).toEqual([]);
});
