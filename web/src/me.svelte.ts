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
  known = await api.rename(name);
  asked = Promise.resolve(known);
}
