import { describe, expect, it } from 'vitest';
import type { Square } from '../../board/grid';
import type { KnownWords } from '../../dictionary/known-words.svelte';
import doubles from '../../wire/dames-de-lettres/doubles.json';
import homes from '../../wire/dames-de-lettres/homes.json';
import jokers from '../../wire/dames-de-lettres/jokers.json';
import { OPTIONS, type OptionValues } from '../../wire/dames-de-lettres/options';
import type { View } from '../../wire/dames-de-lettres/View';
import { Composing } from './composing.svelte';
import { LAWS, view } from './fixture';
import { parse } from './tokens';
import { forks, type Slide } from './writing';

const known = { ask: () => {}, drop: () => {}, of: () => null } as unknown as KnownWords;

/** A move that is composed in a position, with some options set. */
function composed(
  { position, seat, slide }: { position: string; seat: number; slide: Slide },
  options: Partial<OptionValues>,
  over: Partial<View> = {},
): Composing {
  const set: OptionValues = { ...OPTIONS, ...options };
  return new Composing({
    view: () => view({ position, turn: seat, ...over }),
    tokens: () => parse(position),
    slides: () => [slide],
    laws: () => LAWS,
    option: (name) => set[name],
    known,
  });
}

describe('what is composed', () => {
  it('puts two words together where the rules do (W8)', () => {
    for (const { fork, moved, first, second, together } of doubles) {
      const laws = { ...LAWS, fork: fork as OptionValues['fork'] };
      expect(forks(first, second, moved, laws), `${first.word} ${second.word}`).toBe(together);
    }
  });

  it('brings the jokers that the rules let in, where they do (J1, J2)', () => {
    for (const one of jokers) {
      const { slide, words, stock, own, seat } = one;
      const reserve: [string, string] = seat === 0 ? [own, ''] : ['', own];
      const move = composed(one, one.options as Partial<OptionValues>, { stock, reserve });
      const [first, second] = words.map((word) => ({ ...word, slide, turned: [] }));
      const last = second ?? first;
      move.restore({
        slide,
        routed: true,
        typed: '',
        trace: last?.path ?? [],
        index: 0,
        first: second ? (first ?? null) : null,
        jokers: one.jokers,
      });
      const laid = one.jokers.map(({ joker }) => joker);
      const about = `${one.position} ${JSON.stringify(one.options)} ${laid.join('')}`;
      expect(move.earned, about).toBe(one.earned);
      const more = move.offered.filter((joker) => !laid.includes(joker));
      const spent = laid.filter((joker) => stock.includes(joker)).length >= move.earned;
      expect(spent ? more.filter((joker) => own.includes(joker)) : more, about).toEqual(
        one.offered,
      );
      expect(move.keeps && move.earned > 0, about).toBe(one.keeps);
      if (one.berths) expect(move.berths.toSorted(), about).toEqual(one.berths.toSorted());
    }
  });

  it('keeps the last letter at home where the rules do (K5)', () => {
    for (const one of homes) {
      const { slide, lastLetter, leaves } = one;
      const move = composed(one, one.options as Partial<OptionValues>, { lastLetter });
      move.move(slide);
      move.type('MOT');
      const way: [Square, Square] = [slide.from, slide.to];
      expect(move.objection?.clause === 'K5', `${one.position} ${way.join('-')}`).toBe(leaves);
    }
  });
});
