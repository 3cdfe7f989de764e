import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Desk } from '../table/desk.svelte';
import { frame } from '../table/fixture';
import type { Settled } from '../table/link';
import type { Change } from '../table/reduce';
import * as sound from '../sound';
import { Play } from './play.svelte';

/** A game of one act, as far as the table needs it. */
class Plain extends Play<unknown, string, { name: string }, Record<'level' | 'clock', string>> {
  readonly plies = 3;
  protected readonly usual = { level: 'none', clock: 'none' };
  readonly refused: string[] = [];
  begun = true;

  cancel(): boolean {
    const had = this.begun;
    this.begun = false;
    return had;
  }

  play(name: string) {
    const sent = { name };
    return this.send(name, sent, () => {
      this.refused.push(name);
      this.shake('e2');
    });
  }

  forbidden(act: string) {
    this.ask(act, 'e2');
  }

  protected changed({ fresh, undone, restarted }: Change): void {
    if (undone > 0 || restarted) this.restart();
    if (fresh.length > 0) this.answered();
  }
}

const DONE: Settled = { done: true };
const REFUSED: Settled = { done: false, refused: { error: 'non', code: 'stale' } };
const told: Change = { fresh: ['moved'], undone: 0, restarted: false };

let desk: Desk;
let game: Plain;
let sent: unknown[];
let answers: ((verdict: Settled) => void)[];
let watcher: ((change: Change) => void) | null;

beforeEach(() => {
  vi.spyOn(sound, 'play').mockReturnValue();
  desk = new Desk('abc');
  desk.live.frame = frame({ options: [['level', 'full']], notices: ['one', 'two'] });
  [sent, answers] = [[], []];
  desk.live.order = (input) => {
    sent.push(input);
    return new Promise((then) => answers.push(then));
  };
  desk.live.watch = (watch) => {
    watcher = watch as (change: Change) => void;
    return () => (watcher = null);
  };
  game = new Plain(desk);
});
afterEach(() => vi.restoreAllMocks());

describe('what is sent', () => {
  it('is awaited until the game tells of it, whatever the server answers first', async () => {
    const answered = game.play('e4');
    expect(sent).toEqual([{ act: 'e4' }]);
    expect(game.pending).toEqual({ name: 'e4' });
    answers[0]!(DONE);
    await answered;
    expect(game.pending).toEqual({ name: 'e4' });
    watcher!(told);
    expect(game.pending).toBeNull();
    expect(sound.play).not.toHaveBeenCalled();
  });

  it('is shown no more once it is refused', async () => {
    const answered = game.play('e4');
    answers[0]!(REFUSED);
    await answered;
    expect(game.pending).toBeNull();
    expect(game.refused).toEqual(['e4']);
    expect(game.nod).toEqual({ square: 'e2', times: 1 });
    expect(sound.play).toHaveBeenCalledWith('refused');
  });

  it('means nothing when the game went on before the refusal came', async () => {
    const late = game.play('e4');
    watcher!(told);
    const next = game.play('d4');
    answers[0]!(REFUSED);
    await late;
    expect(game.pending).toEqual({ name: 'd4' });
    expect(game.refused).toEqual([]);
    answers[1]!(DONE);
    await next;
    expect(game.pending).toEqual({ name: 'd4' });
  });

  it('is forgotten with all that was begun when moves are taken back', () => {
    void game.play('e4');
    desk.looked = 1;
    watcher!({ fresh: [], undone: 1, restarted: false });
    expect(game.pending).toBeNull();
    expect(game.begun).toBe(false);
    expect(desk.looked).toBeNull();
  });
});

describe('what is asked', () => {
  it('is not shown, though the rules refuse it', () => {
    game.forbidden('e9');
    game.forbidden('e9');
    expect(sent).toEqual([{ act: 'e9' }, { act: 'e9' }]);
    expect(game.pending).toBeNull();
    expect(game.nod).toEqual({ square: 'e2', times: 2 });
  });

  it('is heard when it is refused', async () => {
    const answered = game.say('press');
    answers[0]!(REFUSED);
    await answered;
    expect(sound.play).toHaveBeenCalledWith('refused');
  });
});

describe('a game at the table', () => {
  it('knows what is looked at, and what was agreed', () => {
    expect([game.present, game.ply]).toEqual([true, 3]);
    desk.looked = 1;
    expect([game.present, game.ply]).toEqual([false, 1]);
    expect(game.notices).toEqual(['one', 'two']);
    expect([game.option('level'), game.option('clock')]).toEqual(['full', 'none']);
  });

  it('listens no more once it is left', () => {
    game.close();
    expect(watcher).toBeNull();
  });
});
