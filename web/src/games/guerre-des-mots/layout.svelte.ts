import type { Held } from '../../wire/guerre-des-mots/Held';
import { arranged, keepOrder, kindOf, mixed, moved, recallOrder, usual } from './shelf';

/** Whose letters lie before the viewer. */
export interface Before {
  table(): string;
  /** The seat whose letters they are; null where there are none. */
  seat(): number | null;
  arsenal(): readonly Held[] | null;
}

/** How a player has laid out the letters of the Arsenal, seat by seat at a shared screen. */
export class Layout {
  #before: Before;
  /** By seat, the order it was given since the page was opened. */
  #orders = $state.raw<Readonly<Record<number, readonly string[]>>>({});

  /** The tiles as they lie. */
  readonly tiles = $derived.by(() => arranged(this.#before.arsenal() ?? [], this.#order));

  constructor(before: Before) {
    this.#before = before;
  }

  /** The letters as they lie, one after another. */
  get told(): string {
    return this.#kinds.join(' ');
  }

  /** Lays a tile at another place. */
  move(from: number, to: number): void {
    this.#lay(moved(this.#kinds, from, to));
  }

  /** Lays everything in any order. */
  mix(): void {
    this.#lay(mixed(this.#kinds, Math.random));
  }

  /** Lays everything in the usual order. */
  sort(): void {
    this.#lay(usual(this.#before.arsenal() ?? []));
  }

  get #kinds(): string[] {
    return this.tiles.map(kindOf);
  }

  get #order(): readonly string[] {
    const seat = this.#before.seat();
    if (seat === null) return [];
    return this.#orders[seat] ?? recallOrder(this.#before.table(), seat);
  }

  #lay(order: readonly string[]): void {
    const seat = this.#before.seat();
    if (seat === null || this.#before.arsenal() === null) return;
    this.#orders = { ...this.#orders, [seat]: order };
    keepOrder(this.#before.table(), seat, order);
  }
}
