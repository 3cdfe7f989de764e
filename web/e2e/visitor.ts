import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  WebSocketRoute,
} from 'playwright-core';
import { OUTPUT } from './places.ts';

/** What the browser itself writes when the network or the server is away. */
export const AWAY =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_SOCKET|ERR_EMPTY_RESPONSE|WebSocket connection to/;

/**
 * How many milliseconds late the tables' news and the referee's answers reach every page
 * (`SCENES_LAG`). A scene that reads a page before it was told fails so on any machine, not only on a
 * slow one.
 */
const LAG = Number(process.env.SCENES_LAG ?? 0);

function late(near: WebSocketRoute): void {
  near.connectToServer().onMessage((message) => setTimeout(() => near.send(message), LAG));
}

/** How a visitor comes. */
export interface Coming extends BrowserContextOptions {
  /** The address of the house as this visitor knows it. */
  origin: string;
  /** By what name a failure is kept. */
  called: string;
  /**
   * This visitor's part of chance, in place of what the page would throw: with the salts of the
   * others it states the deal of every table they sit down at.
   */
  salt?: string;
}

/** Runs in the page: whatever opens a table or sits down there does so with this salt. */
function stateSalt(salt: string): void {
  const plain = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    const { body } = init ?? {};
    const sits = typeof body === 'string' && /\/api\/tables(\/\w+\/sit)?$/.test(String(address));
    return plain(
      address,
      sits ? { ...init, body: JSON.stringify({ ...JSON.parse(body), salt }) } : init,
    );
  };
}

/**
 * One person with a browser of their own: cookies, storage, one page. Whatever the page complains
 * of, and whatever it asks of anybody but the house, is remembered as trouble.
 */
export class Visitor {
  readonly origin: string;
  readonly called: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** The language that the pages find in this visitor's browser. */
  readonly language: 'fr' | 'en';
  /** What the server refused to do for this visitor at a table. */
  readonly refusals: string[] = [];
  #troubles: string[] = [];
  #forgiven: RegExp[] = [];
  #log: string[] = [];

  private constructor(coming: Coming, context: BrowserContext, page: Page) {
    this.origin = coming.origin;
    this.called = coming.called;
    this.context = context;
    this.page = page;
    this.language = coming.locale?.startsWith('en') ? 'en' : 'fr';
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!/^(data|blob):$/.test(protocol) && origin !== this.origin)
        this.#trouble(`request to ${request.url()}`);
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"t":"refused"')) this.refusals.push(String(payload));
      });
    });
    // What the browser throws itself, as for a module it cannot fetch, has no stack.
    context.on('weberror', (weberror) => {
      const error = weberror.error();
      this.#trouble(`page error: ${error.stack || error.message}`);
    });
    context.on('console', (message) => {
      const line = `${message.type()}: ${message.text()} (${message.location().url})`;
      this.#log.push(line);
      if (message.type() === 'error' || message.type() === 'warning') this.#trouble(line);
    });
  }

  static async come(browser: Browser, coming: Coming): Promise<Visitor> {
    const { origin: _origin, called: _called, salt = '', ...rest } = coming;
    const context = await browser.newContext({
      locale: 'fr-FR',
      viewport: { width: 1280, height: 800 },
      ...rest,
    });
    // A net, as wide as that of the polls: a slow machine is no failure.
    context.setDefaultTimeout(60_000);
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`content policy: ${event.effectiveDirective} against ${event.blockedURI}`);
      });
    });
    await context.addInitScript(stateSalt, salt);
    if (LAG > 0) {
      await context.routeWebSocket(/./, late);
      await context.route(/\/trial$/, async (route) => {
        await new Promise((then) => setTimeout(then, LAG));
        await route.fallback();
      });
    }
    return new Visitor(coming, context, await context.newPage());
  }

  /**
   * From here on no time passes in the page by itself. Its clock was installed and goes on while it is
   * told to stand still, so that the moment lies ahead, as far as it takes.
   */
  async freeze(): Promise<void> {
    for (let ahead = 1_000; ; ahead *= 2) {
      const now = await this.page.evaluate(() => Date.now());
      const stopped = await this.page.clock.pauseAt(now + ahead).then(
        () => true,
        (error: Error) => {
          if (!error.message.includes('to the past')) throw error;
          return false;
        },
      );
      if (stopped) return;
    }
  }

  async go(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.origin).href);
  }

  /** What stands on a page of this visitor, which is in French or in English. */
  either<T>(french: T, english: T): T {
    return this.language === 'en' ? english : french;
  }

  /** The table this visitor is at. */
  get tableId(): string {
    const id = /\/table\/(\w+)/.exec(this.page.url())?.[1];
    if (!id) throw new Error(`${this.called} is at ${this.page.url()}, expected at a table`);
    return id;
  }

  /** Lets complaints of this kind pass: the scene brings them about. */
  forgive(kind: RegExp): void {
    this.#forgiven.push(kind);
  }

  get troubles(): string[] {
    return this.#troubles.filter((line) => !this.#forgiven.some((kind) => kind.test(line)));
  }

  /** Keeps a picture of the page and what it said. */
  async keep(scene: string): Promise<void> {
    await mkdir(OUTPUT, { recursive: true });
    const path = join(OUTPUT, `${scene.replace(/\W+/g, '-')}.${this.called}`);
    await writeFile(`${path}.log`, [this.page.url(), ...this.#log, ''].join('\n'));
    await this.page.screenshot({ path: `${path}.png` });
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  #trouble(line: string): void {
    this.#troubles.push(line);
    this.#log.push(`trouble: ${line}`);
  }
}
