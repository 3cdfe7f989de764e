import { api } from './api';
import type { Me } from './wire/Me';

let known = $state.raw<Me | null>(null);
let asked: Promise<Me> | null = null;

/** Who the visitor is; null until the server has said so. */
export function me(): Me | null {
  return known;
}

/** Asks the server who the visitor is, once. */
export async function meet(): Promise<Me> {
  asked ??= api.me().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  known = await asked;
  return known;
}

/** Gives the visitor another nickname. */
export async function rename(name: string): Promise<void> {
  remember(await api.rename(name));
}

/** Lets only this device be the visitor's. */
export async function forgetOthers(): Promise<void> {
  remember(await api.forgetOthers());
}

function remember(now: Me): void {
  known = now;
  asked = Promise.resolve(now);
}
