import { beforeEach, describe, expect, it } from 'vitest';
import type { Offer } from '../wire/Offer';
import { foursome, frame } from './fixture';
import { Live } from './live.svelte';
import { mayAnswer, missing } from './offers';

let live: Live;
beforeEach(() => (live = new Live('abc')));

function sit(...places: number[]): void {
  live.frame = frame({ you: { places, host: false }, status: foursome() });
}
const names = (offer: Offer) => missing(offer, live).map(({ name }) => name);

describe('a draw', () => {
  const offer: Offer = { kind: 'draw', by: 0, agreed: [] };

  it('is answered by one of the other side, and not by a partner', () => {
    const asked = [0, 1, 2, 3].filter((place) => {
      sit(place);
      return mayAnswer(offer, live);
    });
    expect(asked).toEqual([1, 3]);
    expect(names(offer)).toEqual(['Henri', 'Gaspard']);
  });

  it('is no affair of those who watch', () => {
    sit();
    expect(mayAnswer(offer, live)).toBe(false);
  });
});

describe('another game', () => {
  it('needs everybody, each once', () => {
    const offer: Offer = { kind: 'rematch', by: 0, agreed: [3] };
    const asked = [0, 1, 2, 3].filter((place) => {
      sit(place);
      return mayAnswer(offer, live);
    });
    expect(asked).toEqual([1, 2]);
    expect(names(offer)).toEqual(['Henri', 'Maëlle']);
  });
});
