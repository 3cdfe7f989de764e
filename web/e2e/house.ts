import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SERVER } from './places.ts';

/** The least time the computer takes over a move: short, for nobody watches. */
const BOT_PAUSE_MS = 50;

/** Deals known games: what chance is left is the salts that visitors state. */
const SEED = 1;

/** A real server with a database of its own, which a test may kill and open again. */
export class House {
  /** What the server wrote, for those who look into a failure. */
  readonly log: string[] = [];
  #folder: string;
  #port = 0;
  #process: ChildProcess | null = null;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(): Promise<House> {
    const house = new House(await mkdtemp(join(tmpdir(), 'cavalettres-e2e-')));
    await house.reopen();
    return house;
  }

  get port(): number {
    return this.#port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Serves again at the same address, from the same database. */
  async reopen(): Promise<void> {
    const database = `sqlite:${join(this.#folder, 'journal.sqlite')}`;
    const place = ['--addr', `127.0.0.1:${this.#port}`, '--database', database];
    const known = ['--bot-pause', String(BOT_PAUSE_MS), '--seed', String(SEED)];
    const server = spawn(SERVER, ['serve', ...place, ...known], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    // A run that is broken off leaves no server behind.
    process.once('exit', () => server.kill('SIGKILL'));
    createInterface(server.stderr).on('line', (line) => this.log.push(line));
    const lines = createInterface(server.stdout);
    const address = await new Promise<string>((found, failed) => {
      lines.on('line', (line) => {
        this.log.push(line);
        const told = /http:\/\/\S+:(\d+)/.exec(line);
        if (told?.[1]) found(told[1]);
      });
      server.on('error', failed);
      server.on('exit', (code) =>
        failed(new Error(`server left with ${code}: ${this.log.at(-1)}`)),
      );
    });
    this.#port = Number(address);
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  /** Asks the server to leave, as whoever keeps it would. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
