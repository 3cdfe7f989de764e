import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Face, Session } from '../games/face';
import { setLocale } from '../i18n';
import type { Finding } from '../wire/Finding';
import { Attempt, type Task } from './attempt.svelte';

const FACE = { open: () => ({ close() {} }) as Session } as unknown as Face;
const FINDING: Finding = {
  position: 'start',
  seats: 2,
  sides: 2,
  seat: 0,
  view: {},
  notices: [],
  awaited: [0],
};

/** What the referee answers to actions, in order; the last answer stands. */
let answers: (() => Promise<Response>)[];
const found = (position: string) => () =>
  Promise.resolve(new Response(JSON.stringify({ ...FINDING, position })));
const denied = (status: number, error: string) => () =>
  Promise.resolve(new Response(JSON.stringify({ error, code: 'denied' }), { status }));
const lost = () => Promise.reject(new TypeError('network'));

let attempt: Attempt;

beforeAll(() => setLocale('fr'));
beforeEach(async () => {
  answers = [found('start')];
  vi.stubGlobal('fetch', () => (answers.length > 1 ? answers.shift()! : answers[0]!)());
  attempt = new Attempt(
    { position: 'start', options: [], right: ['a1a2'], wrong: [] },
    () => 'Bravo.',
  );
  await attempt.open('echecs', FACE);
});
afterEach(() => vi.unstubAllGlobals());

const write = (act: string) => attempt.study!.write(act);

describe('a referee that does not answer', () => {
  it('is said to be absent', async () => {
    answers = [lost];
    expect(await write('a1a2')).toMatchObject({ done: false });
    expect(attempt.answer).toMatchObject({ kind: 'away' });
    expect(attempt.answer?.text).toMatch(/connexion/);
  });

  it('tells why it may not speak, or has no time', async () => {
    answers = [denied(403, 'Le dictionnaire reste fermé.')];
    await write('a1a2');
    expect(attempt.answer).toMatchObject({ kind: 'closed', text: 'Le dictionnaire reste fermé.' });
    answers = [denied(429, 'Trop de questions.')];
    await write('a1a2');
    expect(attempt.answer).toMatchObject({ kind: 'away', text: 'Trop de questions.' });
  });

  it('leaves the board and the task as they were', async () => {
    answers = [lost];
    await attempt.show();
    expect(attempt.answer).toMatchObject({ kind: 'away' });
    expect(attempt.solved).toBe(false);
    expect(attempt.study?.finding?.position).toBe('start');
    answers = [found('goal')];
    await attempt.show();
    expect(attempt.answer).toMatchObject({ kind: 'good', text: 'Bravo.' });
  });

  it('is not needed to begin again', async () => {
    answers = [found('goal')];
    await attempt.show();
    expect(attempt.study?.finding?.position).toBe('goal');
    answers = [lost];
    void attempt.again();
    expect(attempt.study?.finding?.position).toBe('start');
    expect(attempt).toMatchObject({ answer: null, solved: false });
  });

  it('is asked again for a position that it has not told of', async () => {
    answers = [lost];
    const next: Task = { position: 'other', options: [], right: ['b1b2'], wrong: [] };
    await attempt.next(next).catch(() => {});
    await attempt.again();
    expect(attempt.answer).toMatchObject({ kind: 'away' });
    answers = [found('other')];
    await attempt.again();
    expect(attempt.study?.finding?.position).toBe('other');
  });

  it('is asked anew where the right answer leads', async () => {
    answers = [found('goal'), lost];
    await write('a1a2');
    expect(attempt.answer).toMatchObject({ kind: 'away' });
    expect(attempt.study?.finding?.position).toBe('start');
    answers = [found('goal')];
    await write('a1a2');
    expect(attempt.solved).toBe(true);
  });

  it('is told to whoever wanted the next task', async () => {
    answers = [lost];
    await expect(
      attempt.next({ position: 'other', options: [], right: ['b1b2'], wrong: [] }),
    ).rejects.toThrow();
  });
});
