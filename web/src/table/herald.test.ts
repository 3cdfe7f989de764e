import { describe, expect, it } from 'vitest';
import type { Offer } from '../wire/Offer';
import { status } from './fixture';
import { news, type Listener } from './herald';

const odile: Listener = {
  ours: (place) => place === 0,
  seats: [0],
  game: 'echecs',
  withdrew: null,
};
const quiet = { fresh: [], undone: 0, restarted: false };
const nothing = { sounds: [], shown: [], said: [] };

describe('the herald', () => {
  it('has nothing to tell of nothing', () => {
    expect(news(status(), status(), quiet, odile)).toEqual(nothing);
  });

  it('sounds an offer of the other, not one of mine', () => {
    const theirs = status({ offers: [{ kind: 'draw', by: 1, agreed: [] }] });
    const mine = status({ offers: [{ kind: 'draw', by: 0, agreed: [] }] });
    expect(news(status(), theirs, quiet, odile).sounds).toEqual(['offer']);
    expect(news(status(), mine, quiet, odile)).toEqual(nothing);
    expect(news(theirs, theirs, quiet, odile)).toEqual(nothing);
  });

  it('says that my offer is declined, unless I withdrew it or a move answered it', () => {
    const mine = status({ offers: [{ kind: 'draw', by: 0, agreed: [] }] });
    expect(news(mine, status(), quiet, odile).shown).toEqual(['offer-gone-draw']);
    expect(news(mine, status(), quiet, { ...odile, withdrew: 'draw' }).shown).toEqual([]);
    expect(news(mine, status({ plies: 1 }), quiet, odile).shown).toEqual([]);
  });

  it('tells who won by the sound', () => {
    const over = (winners: number[]) =>
      status({
        phase: 'over',
        outcome: { winners, code: 'checkmate', clause: 'E-1', points: [] },
      });
    expect(news(status(), over([0]), quiet, odile).sounds).toEqual(['win']);
    expect(news(status(), over([1]), quiet, odile).sounds).toEqual(['loss']);
    expect(news(status(), over([]), quiet, odile).sounds).toEqual(['draw']);
    expect(news(status(), over([1]), quiet, { ...odile, seats: [] }).sounds).toEqual(['win']);
    expect(news(status(), over([0]), quiet, odile).said).toEqual(['outcome-echecs-checkmate']);
  });

  it('says that the arbiter stops the game and lets it go on', () => {
    const stopped = status({ arbiter: 'Odile', paused: true });
    const told = news(status(), stopped, quiet, odile);
    expect(told).toEqual({ ...nothing, sounds: ['notify'], said: ['arbiter-paused'] });
    expect(news(stopped, status(), quiet, odile).said).toEqual(['arbiter-resumed']);
    expect(news(stopped, stopped, quiet, odile)).toEqual(nothing);
  });

  it('takes an offer to go on for declined only while the game stays stopped', () => {
    const stopped = (offers: Offer[]) => status({ arbiter: 'Maëlle', paused: true, offers });
    const asked = stopped([{ kind: 'resume', by: 0, agreed: [] }]);
    expect(news(asked, status(), quiet, odile)).toEqual({
      ...nothing,
      sounds: ['notify'],
      said: ['arbiter-resumed'],
    });
    expect(news(asked, stopped([]), quiet, odile).shown).toEqual(['offer-gone-resume']);
  });

  it('says that a move is taken back, and sounds the beginning', () => {
    expect(news(status(), status(), { ...quiet, undone: 2 }, odile)).toEqual({
      ...nothing,
      sounds: ['takenBack'],
      said: ['offer-taken-back'],
    });
    expect(news(status({ phase: 'waiting' }), status(), quiet, odile).sounds).toEqual(['start']);
  });
});
