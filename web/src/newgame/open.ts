import { api, randomSalt, Refusal } from '../api';
import { router } from '../router.svelte';
import { keepRunning, lastRunning } from '../running';
import type { NewTable } from '../wire/NewTable';
import type { Choices } from './choices';
import { toNewTable } from './wish';

/** The last wish for a table that was not answered, by what was chosen, and when it was first sent. */
let unanswered: { chosen: string; wish: NewTable; at: number } | undefined;

/** For how long the same choice is the same wish, in milliseconds: later it is another game. */
const SAME = 300_000;

/**
 * Opens the table that choices ask for and goes there. Where no answer came, the table may be open
 * already: whoever asks for the same again sends the same wish, and gets that table.
 */
export async function openTable(choices: Choices): Promise<void> {
  const chosen = JSON.stringify(choices);
  if (unanswered?.chosen !== chosen || Date.now() - unanswered.at > SAME) {
    const wish = { ...toNewTable(choices, randomSalt()), key: randomSalt() };
    unanswered = { chosen, wish, at: Date.now() };
  }
  try {
    const { id } = await api.createTable(unanswered.wish);
    unanswered = undefined;
    keepRunning(lastRunning() + 1);
    router.go(`/table/${id}`);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) unanswered = undefined;
    throw error;
  }
}
