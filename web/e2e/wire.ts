import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A wire between one browser and the house, which a test can cut and mend. */
export class Wire {
  #server: Server;
  #ends = new Set<Socket>();
  #state: 'whole' | 'cut' | 'mute' = 'whole';

  private constructor(port: number) {
    this.#server = createServer((near) => this.#join(near, port));
  }

  static async to(port: number): Promise<Wire> {
    const wire = new Wire(port);
    wire.#server.listen(0, '127.0.0.1');
    await once(wire.#server, 'listening');
    return wire;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Every connection breaks, and no new one comes about. */
  cut(): void {
    this.#state = 'cut';
    for (const end of this.#ends) end.destroy();
  }

  /** Nothing passes any more, yet nobody is told: a phone that leaves its network. */
  mute(): void {
    this.#state = 'mute';
    for (const end of this.#ends) end.pause();
  }

  /** New connections pass again; those that were muted stay dead. */
  mend(): void {
    this.#state = 'whole';
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket, port: number): void {
    if (this.#state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        this.#ends.delete(end);
        other.destroy();
      });
      end.on('data', (bytes) => other.write(bytes));
      if (this.#state === 'mute') end.pause();
    }
  }
}
