import { describe, expect, it } from 'vitest';
import type { Order } from '../wire/Order';
import type { ServerFrame } from '../wire/ServerFrame';
import type { Step } from '../wire/Step';
import type { TableFrame } from '../wire/TableFrame';
import {
  Link,
  PING_MS,
  SILENCE_MS,
  WAKE_MS,
  type ChannelEvents,
  type LinkState,
  type World,
} from './link';
import { frame, status } from './fixture';

/** One socket as the far end sees it. */
class Socket {
  sent: string[] = [];
  closed = false;
  constructor(
    readonly query: string,
    readonly events: ChannelEvents,
  ) {}
  open(): void {
    this.events.opened();
  }
  say(message: ServerFrame): void {
    this.events.said(JSON.stringify(message));
  }
  orders(): { k: number; v: number; input: unknown }[] {
    return this.sent.filter((text) => text !== 'p').map((text) => JSON.parse(text).d);
  }
}

/** A world whose time passes when told. */
class Fake implements World {
  time = 0;
  sockets: Socket[] = [];
  stored: Order[] = [];
  timers: { at: number; then: () => void }[] = [];
  connect(query: string, events: ChannelEvents) {
    const socket = new Socket(query, events);
    this.sockets.push(socket);
    return {
      send: (text: string) => void socket.sent.push(text),
      close: () => void (socket.closed = true),
    };
  }
  now(): number {
    return this.time;
  }
  after(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, then };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }
  random(): number {
    return 0.5;
  }
  kept(): Order[] {
    return this.stored;
  }
  keep(orders: Order[]): void {
    this.stored = orders;
  }
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers
        .filter((timer) => timer.at <= end)
        .sort((a, b) => a.at - b.at)
        .at(0);
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
  get last(): Socket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }
}

function begin(table: TableFrame | null = null, world = new Fake()) {
  const seen: {
    table: TableFrame | null;
    keep: number | undefined;
    states: LinkState[];
    waiting: number;
    latency: number;
  } = { table, keep: undefined, states: [], waiting: 0, latency: -1 };
  const link = new Link(
    world,
    {
      table: (now, _, keep) => void ([seen.table, seen.keep] = [now, keep]),
      state: (state) => void seen.states.push(state),
      latency: (ms) => void (seen.latency = ms),
      waiting: (count) => void (seen.waiting = count),
      refused: () => {},
    },
    table,
  );
  link.start();
  return { world, seen, link };
}

function seated(v = 3) {
  const all = begin();
  all.world.last.open();
  all.world.last.say({ t: 'table', d: frame({ v, notices: ['a', 'b'] }) });
  return all;
}

const step = (over: Partial<Step>): ServerFrame => ({
  t: 'step',
  d: { from: 3, v: 4, keep: 2, notices: [], status: status(), ...over },
});

describe('the table in step', () => {
  it('asks for the whole table first and for what it lacks afterwards', () => {
    const { world } = seated();
    expect(world.last.query).toBe('?protocol=1');
    world.last.events.closed();
    world.pass(5_000);
    expect(world.last.query).toBe('?v=3&protocol=1');
  });

  it('starts from a table that is already at hand', () => {
    const { world } = begin(frame({ v: 9 }));
    expect(world.last.query).toBe('?v=9&protocol=1');
  });

  it('keeps the notices a step keeps', () => {
    const { world, seen } = seated();
    world.last.say(step({ keep: 1, notices: ['c'] }));
    expect(seen.table?.notices).toEqual(['a', 'c']);
    expect(seen.table?.v).toBe(4);
    expect(seen.keep, 'and says how many').toBe(1);
  });

  it('forgets every notice when a new game begins', () => {
    const { world, seen } = seated();
    world.last.say(step({ keep: 0, view: { fen: 'new' } }));
    expect(seen.table?.notices).toEqual([]);
    expect(seen.table?.view).toEqual({ fen: 'new' });
  });

  it('asks anew after a gap, and shows the old table meanwhile', () => {
    const { world, seen } = seated();
    const old = world.last;
    world.last.say(step({ from: 5, v: 6 }));
    expect(old.closed).toBe(true);
    expect(seen.table?.v).toBe(3);
    world.pass(1_000);
    expect(world.last.query).toBe('?protocol=1');
    world.last.open();
    world.last.say({ t: 'table', d: frame({ v: 6 }) });
    expect(seen.table?.v).toBe(6);
  });

  it('ignores what it does not know', () => {
    const { world, seen } = seated();
    world.last.events.said('not json');
    world.last.events.said('{"t":"weather","d":1}');
    world.last.events.said('7');
    expect(seen.table?.v).toBe(3);
    expect(world.last.closed).toBe(false);
  });

  it('hears nothing from a socket it replaced', () => {
    const { world, seen } = seated();
    const old = world.last;
    old.events.closed();
    world.pass(1_000);
    old.say(step({}));
    expect(seen.table?.v).toBe(3);
  });

  it('says so when the server speaks another protocol', () => {
    const { world, seen } = begin();
    world.last.open();
    world.last.say({ t: 'table', d: frame({ protocol: 2 }) });
    expect(seen.states.at(-1)).toBe('outdated');
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });
});

describe('orders', () => {
  it('are done once acknowledged', async () => {
    const { world, link, seen } = seated();
    const answer = link.order({ act: 'e2e4' });
    const [order] = world.last.orders();
    expect(order).toMatchObject({ v: 3, input: { act: 'e2e4' } });
    expect(seen.waiting).toBe(1);
    world.last.say({ t: 'ack', d: { k: order!.k, v: 4 } });
    await expect(answer).resolves.toEqual({ done: true });
    expect(seen.waiting).toBe(0);
  });

  it('lost before their answer go out once more with the same key', async () => {
    const { world, link } = seated();
    const answer = link.order({ act: 'e2e4' });
    const key = world.last.orders()[0]!.k;
    world.last.events.closed();
    world.pass(1_000);
    world.last.open();
    expect(world.last.orders()).toEqual([{ k: key, v: 3, input: { act: 'e2e4' } }]);
    world.last.say({ t: 'ack', d: { k: key, v: 4 } });
    await expect(answer).resolves.toEqual({ done: true });
    world.last.events.closed();
    world.pass(1_000);
    world.last.open();
    expect(world.last.orders()).toEqual([]);
  });

  it('given while away are sent on return', () => {
    const { world, link } = seated();
    world.last.events.closed();
    void link.order('resign');
    world.pass(1_000);
    world.last.open();
    expect(world.last.orders().map((order) => order.input)).toEqual(['resign']);
  });

  it('outlive a reload of the page', () => {
    const { world, link } = seated();
    void link.order({ act: 'e2e4' });
    const key = world.last.orders()[0]!.k;
    link.stop();
    const again = begin(null, world);
    again.world.last.open();
    expect(world.last.orders()).toMatchObject([{ k: key, input: { act: 'e2e4' } }]);
    world.last.say({ t: 'ack', d: { k: key, v: 4 } });
    expect(world.stored).toEqual([]);
  });

  it('met by a server that goes away are asked again when it is back', () => {
    const { world, link, seen } = seated();
    void link.order({ act: 'e2e4' });
    const key = world.last.orders()[0]!.k;
    world.last.say({ t: 'refused', d: { k: key, error: 'later', code: 'shutting-down' } });
    expect(seen.waiting).toBe(1);
    world.last.say({ t: 'restart' });
    world.pass(1_000);
    world.last.open();
    expect(world.last.orders().map((order) => order.k)).toEqual([key]);
  });

  it('have keys that grow', () => {
    const { world, link } = seated();
    void link.order({ say: 'one' });
    void link.order({ say: 'two' });
    const [one, two] = world.last.orders();
    expect(two!.k).toBe(one!.k + 1);
  });

  it('are refused with the sentence', async () => {
    const { world, link } = seated();
    const answer = link.order({ act: 'e2e5' });
    const k = world.last.orders()[0]!.k;
    world.last.say({
      t: 'refused',
      d: { k, error: 'non', code: 'not-a-pawn-move', clause: 'L-5' },
    });
    await expect(answer).resolves.toMatchObject({ done: false, refused: { clause: 'L-5' } });
  });

  it('that were stale only by talk are asked again on the newer table', async () => {
    const { world, link } = seated();
    const answer = link.order({ act: 'e2e4' });
    const k = world.last.orders()[0]!.k;
    world.last.say({ t: 'refused', d: { k, error: 'late', code: 'stale' } });
    world.last.say(step({ talk: [{ by: 1, team: false, text: 'hello' }] }));
    const again = world.last.orders()[1]!;
    expect(again).toMatchObject({ v: 4, input: { act: 'e2e4' } });
    expect(again.k).not.toBe(k);
    world.last.say({ t: 'ack', d: { k: again.k, v: 5 } });
    await expect(answer).resolves.toEqual({ done: true });
  });

  it('decided on another position are not asked again', async () => {
    const { world, link } = seated();
    const answer = link.order({ act: 'e2e4' });
    const k = world.last.orders()[0]!.k;
    world.last.say(step({ keep: 1 }));
    world.last.say({ t: 'refused', d: { k, error: 'late', code: 'stale' } });
    await expect(answer).resolves.toMatchObject({ done: false, refused: { code: 'stale' } });
    expect(world.last.orders()).toHaveLength(1);
  });

  describe('given in one breath', () => {
    /** Two acts, of which the first is done before the server reads the second. */
    const breath = (awaited: number[]) => {
      const { world, link } = seated();
      void link.order({ act: 'touch E2' });
      const answer = link.order({ act: 'announce MOT' });
      const [first, second] = world.last.orders();
      world.last.say(step({ notices: ['touched'], status: status({ awaited }) }));
      world.last.say({ t: 'ack', d: { k: first!.k, v: 4 } });
      world.last.say({ t: 'refused', d: { k: second!.k, error: 'late', code: 'stale' } });
      return { world, answer };
    };

    it('follow each other while it is the same player’s turn', async () => {
      const { world, answer } = breath(status().awaited);
      const again = world.last.orders()[2]!;
      expect(again).toMatchObject({ v: 4, input: { act: 'announce MOT' } });
      world.last.say({ t: 'ack', d: { k: again.k, v: 5 } });
      await expect(answer).resolves.toEqual({ done: true });
    });

    it('are one where the turn has passed on: a press that came twice is no second act', async () => {
      const { world, answer } = breath([1]);
      await expect(answer).resolves.toMatchObject({ done: false, refused: { code: 'stale' } });
      expect(world.last.orders()).toHaveLength(2);
    });
  });
});

describe('the pulse', () => {
  it('asks every while and measures the answer', () => {
    const { world, seen } = seated();
    world.pass(PING_MS);
    expect(world.last.sent.filter((text) => text === 'p').length).toBeGreaterThan(1);
    world.time += 40;
    world.last.events.said('0');
    expect(seen.latency).toBeGreaterThanOrEqual(40);
  });

  it('replaces a socket that fell silent', () => {
    const { world, seen } = seated();
    world.pass(SILENCE_MS + 1);
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]!.closed).toBe(true);
    expect(world.last.query).toBe('?v=3&protocol=1');
    expect(seen.states).toContain('lost');
  });

  it('keeps a socket that answers', () => {
    const { world } = seated();
    for (let i = 0; i < 20; i += 1) {
      world.pass(PING_MS);
      world.last.events.said('0');
    }
    expect(world.sockets).toHaveLength(1);
  });

  it('asks nothing while the page is hidden', () => {
    const { world, link } = seated();
    link.sleep();
    world.last.sent = [];
    world.pass(60_000);
    expect(world.last.sent).toEqual([]);
    expect(world.sockets).toHaveLength(1);
  });

  it('keeps the socket of a page that was hidden for long when it answers', () => {
    const { world, link, seen } = seated();
    link.sleep();
    world.pass(600_000);
    link.wake();
    expect(world.last.sent.at(-1)).toBe('p');
    world.pass(WAKE_MS - 1);
    world.last.events.said('0');
    world.pass(PING_MS);
    expect(world.sockets).toHaveLength(1);
    expect(seen.states).not.toContain('lost');
  });

  it('resyncs once when the page comes back and nobody answers, however many events say so', () => {
    const { world, link } = seated();
    link.sleep();
    world.pass(60_000);
    link.wake();
    link.wake();
    link.wake();
    world.pass(WAKE_MS);
    expect(world.sockets).toHaveLength(2);
    expect(world.last.query).toBe('?v=3&protocol=1');
  });

  it('does not come back with a cookie that was revoked', () => {
    const { world, seen } = seated();
    world.last.events.closed(4010);
    expect(seen.states.at(-1)).toBe('revoked');
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('reconnects with growing waits, and at once on return', () => {
    const { world, link } = seated();
    world.last.events.closed();
    const waits: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const before = world.sockets.length;
      const from = world.time;
      while (world.sockets.length === before) world.pass(10);
      waits.push(world.time - from);
      world.last.events.closed();
    }
    expect(waits[0]).toBeLessThan(400);
    expect(waits.at(-1)).toBeLessThanOrEqual(5_000);
    expect(waits.at(-1)).toBeGreaterThan(waits[0]!);
    const before = world.sockets.length;
    link.wake();
    expect(world.sockets).toHaveLength(before + 1);
  });

  it('closes when the device is offline and comes back when it is not', () => {
    const { world, link, seen } = seated();
    link.offline();
    expect(world.last.closed).toBe(true);
    expect(seen.states.at(-1)).toBe('offline');
    link.wake();
    world.last.open();
    expect(seen.states.at(-1)).toBe('open');
  });

  it('comes back after the server said that it restarts', () => {
    const { world, seen } = seated();
    world.last.say({ t: 'restart' });
    expect(seen.states.at(-1)).toBe('lost');
    world.pass(1_000);
    world.last.open();
    expect(seen.states.at(-1)).toBe('open');
    expect(world.last.query).toBe('?v=3&protocol=1');
  });

  it('opens another socket when asked to, without calling the link lost', () => {
    const { world, link, seen } = seated();
    link.renew();
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]!.closed).toBe(true);
    world.last.open();
    expect(seen.states).not.toContain('lost');
    expect(seen.states.at(-1)).toBe('open');
  });

  it('stays away once stopped', () => {
    const { world, link } = seated();
    link.stop();
    world.pass(60_000);
    link.wake();
    expect(world.sockets).toHaveLength(1);
  });
});
