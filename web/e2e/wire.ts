import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A wire between one browser and the house, which a test can cut and mend. */
export class Wire {
  #server: Server;
  #ends = new Set<Socket>();
  /** The ends at the browser that hear nothing more. */
  #deaf = new Set<Socket>();
  #whole = true;

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
    this.#whole = false;
    for (const end of this.#ends) end.destroy();
  }

  /**
   * What the browser says still arrives, but it hears nothing more on the connections it has, and
   * nobody tells it.
   */
  deafen(): void {
    for (const end of this.#ends) this.#deaf.add(end);
  }

  /** New connections come about again. */
  mend(): void {
    this.#whole = true;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket, port: number): void {
    if (!this.#whole) {
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
        this.#deaf.delete(end);
        other.destroy();
      });
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => {
      if (!this.#deaf.has(near)) near.write(bytes);
    });
  }
}
