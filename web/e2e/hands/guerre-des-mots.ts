import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Finding } from '../../src/wire/Finding.ts';
import type { View } from '../../src/wire/guerre-des-mots/View.ts';
import type { TableFrame } from '../../src/wire/TableFrame.ts';
import { sitAmongFour } from '../campaign.ts';
import { square, type Hands } from '../hands.ts';
import type { Asked, Pupil } from '../pupil.ts';
import { Warrior } from '../warrior.ts';
import { CROSS, EVERY_KIND } from '../wars.ts';

/** A pupil whose hand composes coups: what lies on the board is what they are asked about. */
class Recruit extends Warrior {
  readonly #pupil: Pupil;
  readonly #asked: Asked;

  constructor(pupil: Pupil, asked: Asked) {
    super(pupil.visitor);
    this.#pupil = pupil;
    this.#asked = asked;
  }

  override get place(): Locator {
    return this.#pupil.place;
  }

  override hit(target: Locator): Promise<void> {
    return this.#pupil.hit(target);
  }

  override press(...squares: string[]): Promise<void> {
    return this.#pupil.press(...squares);
  }

  override async write(letter: string): Promise<void> {
    if (this.#pupil.way !== 'touch') return super.write(letter);
    const name = this.either(`Lettre ${letter}`, `Letter ${letter}`);
    const pick = (group: string) =>
      this.place
        .getByRole('group', { name: group })
        .getByRole('button', { name, exact: true })
        .and(this.page.locator(':enabled'))
        .first();
    const taken = pick(this.either('Lettres prises, à poser', 'Letters taken, to lay'));
    await this.hit((await taken.count()) > 0 ? taken : pick('Arsenal'));
  }

  override async frame(): Promise<TableFrame & { view: View }> {
    const { position, options } = this.#asked;
    const { request } = this.visitor.context;
    const address = `${this.visitor.origin}/api/games/guerre-des-mots/trial`;
    const answer = await request.post(address, { data: { position, options } });
    expect(answer.ok(), position).toBe(true);
    return (await answer.json()) as Finding as unknown as TableFrame & { view: View };
  }
}

async function play(pupil: Pupil, action: string, asked: Asked): Promise<void> {
  const { hand } = new Recruit(pupil, asked);
  await hand.compose(action);
  await pupil.hit(hand.main);
}

export default {
  opening: [],
  forbidden: 'N l12h (AMEN)',
  begun: { salt: CROSS.salt, options: [['level', 'simplified']], moves: CROSS.coups.slice(0, 2) },
  first: [
    '.curtain .button.main',
    square('e22'),
    ...['A', 'B', 'E'].map((letter) => `[data-tile][aria-label^="Lettre ${letter}"]:enabled`),
    '[data-tile][aria-label="Joker"]',
    '[role="group"][aria-label^="Que vaut le joker"] button:nth-child(18)',
    '.presses .button.main',
  ],
  wrong: (pupil, step) => play(pupil, 'N e22h (MOT)', step),
  play,
  picture: {
    moves: EVERY_KIND.coups.slice(0, 14).map(([coup]) => coup),
    // A board for many is shown among four, whose deal another scene states.
    sit: (visitor) => sitAmongFour(new Warrior(visitor), EVERY_KIND.salt),
  },
} satisfies Hands;
