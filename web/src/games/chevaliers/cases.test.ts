import { describe, expect, it } from 'vitest';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import type { View } from '../../wire/chevaliers/View';
import barred from '../../wire/chevaliers/barred.json';
import moves from '../../wire/chevaliers/moves.json';
import { barredAt } from './barred';
import { Ground } from './camp';
import { view } from './fixture';
import { readMove } from './moves';
import { Plan } from './plan';
import { Chevaliers } from './session.svelte';
import { piecesOf, played } from './story';

describe('a move', () => {
  /** The move of a case before its first hop. */
  function planOf({ rows, pieces, legal, path }: (typeof moves)[number]): Plan {
    const land = new Ground(rows);
    const stands = (square: string) => land.stands(square);
    const written = legal.flatMap((text) => readMove(text) ?? []);
    const standing = piecesOf(pieces as unknown as Record<string, string>);
    return new Plan(path[0]!, written, { pieces: standing, stands });
  }

  it('goes hop by hop wherever the rules let it go', () => {
    for (const one of moves) {
      let plan = planOf(one);
      for (const to of one.path.slice(1)) {
        const hop = plan.next().find((next) => next.to === to);
        expect(hop, `${one.move} to ${to}`).toBeDefined();
        plan = plan.with(hop!);
      }
      expect([plan.text, plan.complete], one.move).toEqual([one.move, true]);
      expect(plan.taken, one.move).toEqual(one.taken);
    }
  });

  it('is followed to its end by as few leaps, and leaves the pieces where the rules do', () => {
    for (const one of moves) {
      const plan = planOf(one).follow(one.move);
      expect(plan?.path.length, one.move).toBe(one.path.length);
      expect(plan?.taken.toSorted(), one.move).toEqual(one.taken.toSorted());
      const before = piecesOf(one.pieces as unknown as Record<string, string>);
      const after = played(before, { from: plan!.from, to: plan!.at }, plan!.taken);
      expect(Object.fromEntries(after), one.move).toEqual(one.after);
    }
  });
});

it('says by the clause of the rules why a piece cannot be played (R4, R12, R20)', () => {
  for (const one of barred) {
    const { seats, awaited, seat, camp, pieces, moves, must, square, clause } = one;
    const desk = new Desk('abc');
    const places = Array.from({ length: seats }, (_, at) => ({
      kind: 'person' as const,
      name: `${at}`,
      seat: at,
    }));
    desk.live.frame = frame({
      game: 'chevaliers',
      view: view({
        camp,
        arms: one.arms as View['arms'],
        pieces: pieces as unknown as Record<string, string>,
        moves,
        must,
      }),
      you: { places: [seat], host: true },
      status: status({ places, awaited }),
    });
    const session = new Chevaliers(desk);
    const told = barredAt(session, square)?.clause ?? '';
    expect(told, `${seats} ${seat} ${square} ${JSON.stringify(pieces)}`).toBe(clause);
    session.close();
  }
});
