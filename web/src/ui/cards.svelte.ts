import { getContext, setContext } from 'svelte';

/** What a card shows: a clause of a game's rules, or, without one, what a table has chosen of them. */
export interface Asked {
  game: string;
  clause: string | null;
}

const KEY = Symbol('cards');

/** Rules on cards, over a page that one would rather not leave: a table, a lesson, a dialog. */
export class Cards {
  /** What was asked for last: its card stays, so that closing it gives the focus back. */
  asked = $state.raw<Asked | null>(null);
  open = $state(false);

  show(game: string, clause: string | null): void {
    this.asked = { game, clause };
    this.open = true;
  }
}

/** Clauses within this component open as cards, from now on. */
export function dealCards(): Cards {
  return setContext(KEY, new Cards());
}

/** The cards of the page around; none where clauses lead to the book. */
export function cardsHere(): Cards | undefined {
  return getContext<Cards | undefined>(KEY);
}
