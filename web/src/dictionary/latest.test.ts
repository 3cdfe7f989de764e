import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Latest, type Heard } from './latest';

let asked: { question: string; answer: (text: string) => void; fail: (why: unknown) => void }[];
let heard: Heard<string, string>[];
let latest: Latest<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  heard = [];
  latest = new Latest(
    (question) =>
      new Promise((answer, fail) => {
        asked.push({ question, answer, fail });
      }),
    (result) => heard.push(result),
    200,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

it('asks only what stood for the whole pause', () => {
  latest.soon('c');
  vi.advanceTimersByTime(199);
  latest.soon('ch');
  vi.advanceTimersByTime(199);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ question }) => question)).toEqual(['ch']);
});

it('hears the last question, in whatever order answers come', async () => {
  latest.now('old');
  latest.now('new');
  asked[1]!.answer('to new');
  asked[0]!.answer('to old');
  await settle();
  expect(heard).toEqual([{ question: 'new', answer: 'to new' }]);
});

it('does not hear an older answer while a newer question waits to be asked', async () => {
  latest.now('old');
  latest.soon('new');
  asked[0]!.answer('to old');
  await settle();
  expect(heard).toEqual([]);
});

it('hears a failure, unless it came late', async () => {
  latest.now('old');
  latest.now('new');
  asked[0]!.fail('late');
  asked[1]!.fail('lost');
  await settle();
  expect(heard).toEqual([{ question: 'new', failure: 'lost' }]);
});

it('hears nothing of a question that was dropped', async () => {
  latest.now('a');
  latest.soon('b');
  latest.drop();
  asked[0]!.answer('to a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);
  expect(heard).toEqual([]);
});
