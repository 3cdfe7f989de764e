import type { ClientFrame } from '../wire/ClientFrame';
import type { Input } from '../wire/Input';
import type { Order } from '../wire/Order';
import type { Refused } from '../wire/Refused';
import type { ServerFrame } from '../wire/ServerFrame';
import type { TableFrame } from '../wire/TableFrame';
import { advance, overheard } from './reduce';

/** The version of the wire that this page speaks. */
export const PROTOCOL = 1;

/** How often a visible page asks whether the server is there. */
export const PING_MS = 2_500;
/** After this much silence the socket is replaced. */
export const SILENCE_MS = 8_000;
/** How long a page that comes back waits for a sign of life before it replaces the socket. */
export const WAKE_MS = 2_000;
/** The shortest and the longest wait before trying again. */
export const BACKOFF_MS = [300, 5_000] as const;
/** The server's goodbye to a guest whose cookie was revoked. */
const REVOKED = 4010;
/** How often an order that met a newer table is asked again before it is given up. */
const STALE_TRIES = 3;

/** One socket, as far as the link needs it. */
export interface Channel {
  send(text: string): void;
  close(): void;
}

/** What a socket tells the link. */
export interface ChannelEvents {
  opened(): void;
  said(text: string): void;
  /** With the code that the server gave, if it said goodbye. */
  closed(code?: number): void;
}

/** Everything the link needs from outside, so that a test can play the world. */
export interface World {
  connect(query: string, events: ChannelEvents): Channel;
  now(): number;
  /** Calls `then` after `ms`; the result cancels it. */
  after(ms: number, then: () => void): () => void;
  random(): number;
  /** The orders without an answer that an earlier visit of this tab left. */
  kept(): Order[];
  /** Keeps the orders without an answer, should the tab be loaded again. */
  keep(orders: Order[]): void;
}

/** Where the connection stands. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'offline' | 'outdated' | 'revoked';

/** The server's last word on an order. */
export type Settled = { done: true } | { done: false; refused: Refused };

/** Who wants to know. */
export interface Listener {
  /**
   * The table as it is now; `before` is null on the first frame. `keep` is how many notices stand
   * of those before, where a step said so.
   */
  table(now: TableFrame, before: TableFrame | null, keep?: number): void;
  /** The connection changed. */
  state(state: LinkState): void;
  /** An answer came after `ms`. */
  latency(ms: number): void;
  /** The orders that wait for their answer changed. */
  waiting(count: number): void;
  /** A refusal that belongs to no order. */
  refused(refused: Refused): void;
}

interface Waiting {
  order: Order;
  /** The game and the number of notices the player saw. */
  seen: string;
  /** Whom the game awaited then, where another act of the same player was still on its way. */
  turn: string | null;
  tries: number;
  /** Whether the server called it stale and a newer table is awaited. */
  stale: Refused | null;
  answer(verdict: Settled): void;
}

/**
 * Keeps one table in step with the server: versions, gaps, orders that survive a lost
 * connection, back-off and the pulse. It touches neither the document nor the clock directly.
 */
export class Link {
  #world: World;
  #listener: Listener;
  #table: TableFrame | null = null;
  #channel: Channel | null = null;
  #state: LinkState = 'connecting';
  #attempt = 0;
  #heard = 0;
  /** When the oldest question without an answer was asked. */
  #asked: number | null = null;
  #visible = true;
  #key: number;
  #waiting = new Map<number, Waiting>();
  #timer: () => void = () => {};
  #pulse: () => void = () => {};
  #closed = false;
  /** Whether the next connection asks for the whole table. */
  #whole = false;

  constructor(world: World, listener: Listener, table: TableFrame | null = null) {
    this.#world = world;
    this.#listener = listener;
    this.#table = table;
    this.#key = 1 + Math.floor(world.random() * 2 ** 48);
    for (const order of world.kept())
      this.#waiting.set(order.k, {
        order,
        seen: '',
        turn: null,
        tries: 1,
        stale: null,
        answer: () => {},
      });
  }

  /** Connects for the first time. */
  start(): void {
    this.#connect();
  }

  /** Leaves for good. Orders without an answer stay without one. */
  stop(): void {
    this.#closed = true;
    this.#drop();
    this.#timer();
  }

  /** Sends an order and promises the server's answer, however long the connection is away. */
  order(input: Input): Promise<Settled> {
    return new Promise((answer) => this.#send(input, 1, answer));
  }

  /** The page came to the front, or the device found its network again. */
  wake(): void {
    this.#visible = true;
    if (this.#closed || this.#state === 'outdated' || this.#state === 'revoked') return;
    if (!this.#channel) {
      this.#attempt = 0;
      this.#timer();
      this.#connect();
    } else if (this.#state === 'open') {
      // A page at the back hears nothing of the pings that its browser answers: silence says little,
      // and only an answer that does not come now says that the socket is gone.
      this.#beat(this.#world.now() + WAKE_MS);
    }
  }

  /** Opens another socket in place of a good one, as when the language changed. */
  renew(): void {
    if (this.#state !== 'open') return;
    this.#drop();
    this.#connect();
  }

  /** The page went to the back: it listens, but asks for nothing. */
  sleep(): void {
    this.#visible = false;
    this.#pulse();
  }

  /** The device says that it has no network. */
  offline(): void {
    if (this.#closed) return;
    this.#drop();
    this.#timer();
    this.#tell('offline');
    // Some devices never say that the network is back.
    this.#timer = this.#world.after(BACKOFF_MS[1], () => this.#connect());
  }

  #send(input: Input, tries: number, answer: (verdict: Settled) => void): void {
    const order: Order = { k: this.#key++, v: this.#table?.v ?? 0, input };
    const follows =
      isAct(input) && [...this.#waiting.values()].some((one) => isAct(one.order.input));
    const turn = follows ? this.#turn() : null;
    this.#waiting.set(order.k, { order, seen: this.#seen(), turn, tries, stale: null, answer });
    this.#count();
    if (this.#state === 'open') this.#write(order);
  }

  #write(order: Order): void {
    const frame: ClientFrame = { t: 'do', d: order };
    this.#channel?.send(JSON.stringify(frame));
  }

  #seen(): string {
    return this.#table ? `${this.#table.status.game}/${this.#table.notices.length}` : '';
  }

  #turn(): string {
    return this.#table ? `${this.#table.status.game}/${this.#table.status.awaited.join()}` : '';
  }

  #connect(): void {
    if (this.#closed) return;
    this.#timer();
    if (this.#state !== 'lost' && this.#state !== 'offline') this.#tell('connecting');
    const v = this.#table && !this.#whole ? `v=${this.#table.v}&` : '';
    let mine: Channel | null = null;
    const live = (act: () => void) => {
      if (mine && this.#channel === mine) act();
    };
    mine = this.#world.connect(`?${v}protocol=${PROTOCOL}`, {
      opened: () => live(() => this.#opened()),
      said: (text) => live(() => this.#said(text)),
      closed: (code) => live(() => (code === REVOKED ? this.#end('revoked') : this.#lost())),
    });
    this.#channel = mine;
    this.#heard = this.#world.now();
    // A connection that never opens nor fails is given up like a silent one.
    this.#timer = this.#world.after(SILENCE_MS, () => this.#replace());
  }

  #opened(): void {
    this.#timer();
    this.#heard = this.#world.now();
    this.#asked = null;
    this.#tell('open');
    for (const { order, stale } of this.#waiting.values()) if (!stale) this.#write(order);
    if (this.#visible) this.#beat(this.#heard + SILENCE_MS);
  }

  /** One question, and the next in due time; silence until `end` ends the socket. */
  #beat(end: number): void {
    this.#pulse();
    const since = this.#heard;
    const asked = this.#world.now();
    this.#asked ??= asked;
    this.#channel?.send('p');
    const stopWatch = this.#world.after(Math.max(0, end - asked), () => {
      if (this.#heard === since) this.#replace();
    });
    const stopNext = this.#world.after(PING_MS, () => this.#beat(this.#heard + SILENCE_MS));
    this.#pulse = () => {
      stopWatch();
      stopNext();
    };
  }

  #said(text: string): void {
    this.#heard = this.#world.now();
    this.#attempt = 0;
    if (text === '0') {
      if (this.#asked !== null) this.#listener.latency(this.#heard - this.#asked);
      this.#asked = null;
      return;
    }
    const frame = read(text);
    if (frame) this.#take(frame);
  }

  #take(frame: ServerFrame): void {
    switch (frame.t) {
      case 'table':
        if (frame.d.protocol !== PROTOCOL) {
          this.#end('outdated');
          return;
        }
        this.#whole = false;
        this.#adopt(frame.d);
        return;
      case 'step': {
        const next = this.#whole ? null : this.#table && advance(this.#table, frame.d);
        if (next) this.#adopt(next, frame.d.keep);
        else this.#anew();
        return;
      }
      case 'presence':
        if (this.#table) this.#adopt({ ...this.#table, presence: frame.d });
        return;
      case 'watchers':
        if (this.#table) this.#adopt({ ...this.#table, watchers: frame.d });
        return;
      case 'gallery':
        if (this.#table) this.#adopt(overheard(this.#table, frame.d));
        return;
      case 'ack':
        this.#answer(frame.d.k, { done: true });
        return;
      case 'refused':
        this.#refuse(frame.d);
        return;
      case 'restart':
        this.#drop();
        this.#lost();
        return;
    }
  }

  #adopt(table: TableFrame, keep?: number): void {
    const before = this.#table;
    this.#table = table;
    this.#listener.table(table, before, keep);
    for (const waiting of [...this.#waiting.values()]) if (waiting.stale) this.#again(waiting);
  }

  /** A gap: the version at hand is worth nothing, so the whole table is asked for. */
  #anew(): void {
    this.#whole = true;
    this.#drop();
    this.#lost();
  }

  #refuse(refused: Refused): void {
    if (refused.k === undefined) {
      this.#listener.refused(refused);
      return;
    }
    const waiting = this.#waiting.get(refused.k);
    // A server that goes away has done nothing: the order is asked again when one is back.
    if (!waiting || refused.code === 'shutting-down') return;
    if (refused.code !== 'stale' || waiting.tries >= STALE_TRIES) {
      this.#answer(refused.k, { done: false, refused });
      return;
    }
    waiting.stale = refused;
    if (this.#table && this.#table.v > waiting.order.v) this.#again(waiting);
  }

  /**
   * A stale order is asked again when what the player decided on did not change, or only by what the
   * same player did just before: a letter is touched and its word announced in one breath.
   */
  #again(waiting: Waiting): void {
    if (!waiting.stale || !this.#table || this.#table.v <= waiting.order.v) return;
    const isChanged = waiting.seen !== this.#seen() && waiting.turn !== this.#turn();
    if (isAct(waiting.order.input) && isChanged) {
      this.#answer(waiting.order.k, { done: false, refused: waiting.stale });
      return;
    }
    this.#waiting.delete(waiting.order.k);
    this.#send(waiting.order.input, waiting.tries + 1, waiting.answer);
  }

  #answer(k: number, verdict: Settled): void {
    const waiting = this.#waiting.get(k);
    if (!waiting) return;
    this.#waiting.delete(k);
    this.#count();
    waiting.answer(verdict);
  }

  #count(): void {
    this.#world.keep([...this.#waiting.values()].map(({ order }) => order));
    this.#listener.waiting(this.#waiting.size);
  }

  #replace(): void {
    this.#drop();
    this.#tell('lost');
    this.#connect();
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    if (this.#state !== 'offline') this.#tell('lost');
    const [least, most] = BACKOFF_MS;
    const wait = Math.min(most, least * 2 ** this.#attempt) * (0.5 + this.#world.random() / 2);
    this.#attempt += 1;
    this.#timer();
    this.#timer = this.#world.after(wait, () => this.#connect());
  }

  /** No other socket would fare better: the page has to be loaded again. */
  #end(state: 'outdated' | 'revoked'): void {
    this.#drop();
    this.#tell(state);
  }

  #drop(): void {
    const channel = this.#channel;
    this.#channel = null;
    this.#pulse();
    channel?.close();
  }

  #tell(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#listener.state(state);
  }
}

function read(text: string): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && 't' in frame
      ? (frame as ServerFrame)
      : null;
  } catch {
    return null;
  }
}

/** Whether an order is part of the game, which others may have carried on meanwhile. */
function isAct(input: Input): boolean {
  return typeof input === 'object' && 'act' in input;
}
