import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import WebSocket from 'ws';
import { FIREFOX } from './places.ts';

/** What a fresh profile asks for: French, no animation, and nothing from anybody but the house. */
const PREFS: Record<string, string | number | boolean> = {
  'intl.accept_languages': 'fr-FR, fr',
  'ui.prefersReducedMotion': 1,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** A message of the protocol: the answer to a command, or an event. */
interface Message {
  type: 'success' | 'error' | 'event';
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

/** What a page wrote to the console, as `log.entryAdded` tells it. */
interface Entry {
  level: string;
  text: string;
}

/**
 * The system's own Firefox with one page, spoken to over WebDriver BiDi: Playwright drives only a
 * Firefox of its own, or a stock one that knows commands newer than the long-term release.
 */
export class Fox {
  /** What the pages complained of. */
  readonly troubles: string[] = [];
  #process: ChildProcess;
  #profile: string;
  #socket: WebSocket;
  #waiting = new Map<number, (message: Message) => void>();
  #sent = 0;
  #page = '';

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as Message));
  }

  static async open(width: number, height: number): Promise<Fox> {
    if (!existsSync(FIREFOX))
      throw new Error(`${FIREFOX} not found, expected from the system, or named by FIREFOX`);
    const profile = await mkdtemp(join(tmpdir(), 'cavalettres-fox-'));
    const lines = Object.entries(PREFS).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, 'user.js'), lines.join('\n'));
    const program = spawn(
      FIREFOX,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    // A run that is broken off leaves no browser behind.
    process.once('exit', () => program.kill('SIGKILL'));
    const address = await new Promise<string>((found, failed) => {
      createInterface(program.stderr).on('line', (line) => {
        const told = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
        if (told) found(told);
      });
      program.on('error', failed);
      program.on('exit', (code) => failed(new Error(`Firefox left with ${code}`)));
    });
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    const fox = new Fox(program, profile, socket);
    await fox.#send('session.new', { capabilities: {} });
    await fox.#send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = (await fox.#send('browsingContext.getTree', {})) as {
      contexts: { context: string }[];
    };
    fox.#page = contexts[0]!.context;
    const viewport = { width, height };
    await fox.#send('browsingContext.setViewport', { context: fox.#page, viewport });
    return fox;
  }

  async close(): Promise<void> {
    this.#socket.close();
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async go(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#page, url, wait: 'complete' });
  }

  /** What a function gives that runs in the page; it and its arguments must stand alone. */
  async ask<Given extends unknown[], Got>(
    run: (...given: Given) => Got | Promise<Got>,
    ...given: Given
  ): Promise<Got> {
    const call = `Promise.resolve((${run})(...${JSON.stringify(given)}))`;
    const answer = (await this.#send('script.evaluate', {
      expression: `${call}.then((got) => JSON.stringify(got ?? null))`,
      target: { context: this.#page },
      awaitPromise: true,
    })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(answer.result!.value) as Got;
  }

  /** Waits until something matches and is drawn. */
  async shows(selector: string): Promise<void> {
    await expect.poll(() => this.#middle(selector), { message: selector }).not.toBe(null);
  }

  /** Presses the middle of something with the mouse. */
  async press(selector: string): Promise<void> {
    await this.shows(selector);
    const { x, y } = (await this.#middle(selector))!;
    const origin = 'viewport';
    await this.#send('input.performActions', {
      context: this.#page,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  /** The middle of the first that matches, in sight and able to be pressed. */
  #middle(selector: string): Promise<{ x: number; y: number } | null> {
    return this.ask((wanted) => {
      const found = document.querySelector<HTMLElement>(wanted);
      if (!found || found.matches(':disabled')) return null;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = found.getBoundingClientRect();
      return width * height > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
    }, selector);
  }

  #send(method: string, params: object): Promise<unknown> {
    const id = (this.#sent += 1);
    return new Promise((done, failed) => {
      this.#waiting.set(id, ({ type, result, error, message }) => {
        if (type === 'success') done(result);
        else failed(new Error(`${method}: ${error}, ${message}`));
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #hear(message: Message): void {
    if (message.type === 'event') {
      const { level, text } = message.params as Entry;
      if (level === 'error' || level === 'warn') this.troubles.push(text);
      return;
    }
    const { id = 0 } = message;
    this.#waiting.get(id)?.(message);
    this.#waiting.delete(id);
  }
}
