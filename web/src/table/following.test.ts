import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLocale } from '../i18n';
import type { Status } from '../wire/Status';
import { foursome, frame, places, status } from './fixture';
import { nextTold, rematchTold } from './following';
import { Live } from './live.svelte';
import { manifestOf, SLUGS } from '../games';

let live: Live;

/** A game as the page has it. */
const shelved = (seat: boolean) => SLUGS.find((slug) => Boolean(manifestOf(slug)?.seat) === seat)!;

beforeAll(() => setLocale('fr'));
beforeEach(() => {
  live = new Live('abc');
});

/** Odile looks at a table where a game has ended. */
function ended(over: Partial<Status>, you = [0], game = shelved(false)): Live {
  const base = over.places?.length === 4 ? foursome(over) : status(over);
  live.frame = frame({ game, status: base, you: { places: you, host: true } });
  return live;
}

describe('the game that follows', () => {
  it('tells whom the server gives the first side', () => {
    expect(nextTold(ended({ phase: 'between', nextFirst: 1 }))).toBe(
      'Partie 2, Henri a les Blancs',
    );
    expect(nextTold(ended({ phase: 'between', nextFirst: 0, game: 3 }))).toBe(
      'Partie 4, Odile a les Blancs',
    );
    const swapped = places().map((info) => ({ ...info, seat: 1 - (info.seat ?? 0) }));
    expect(nextTold(ended({ phase: 'between', nextFirst: 1, places: swapped }))).toContain('Odile');
  });

  it('names the partners who have it', () => {
    const four = foursome();
    expect(nextTold(ended({ ...four, phase: 'between', nextFirst: 1 }))).toBe(
      'Partie 2, Henri et Gaspard ont les Blancs',
    );
  });

  it('tells nobody where the lot decides or seats are no sides', () => {
    expect(nextTold(ended({ phase: 'between' }))).toBe('Partie suivante');
    const lying = shelved(true);
    expect(nextTold(ended({ phase: 'between', nextFirst: 1 }, [0], lying))).toBe('Partie suivante');
    expect(rematchTold(ended({ phase: 'over' }))).toBeNull();
  });

  it('is a rematch as well, for two who each look at it', () => {
    expect(rematchTold(ended({ phase: 'over', nextFirst: 0 }))).toBe('Vous aurez les Blancs');
    expect(rematchTold(ended({ phase: 'over', nextFirst: 1 }))).toBe('Henri aura les Blancs');
    expect(rematchTold(ended({ phase: 'over', nextFirst: 1 }, [0, 1]))).toBeNull();
  });
});
