import { untrack } from 'svelte';
import { t } from '../i18n';
import { play, type Sound } from '../sound';
import type { Status } from '../wire/Status';
import type { TableFrame } from '../wire/TableFrame';
import { replaced, returned } from './away';
import type { Desk } from './desk.svelte';
import { news } from './herald';
import { nameOf, namesOf } from './names';
import type { Change } from './reduce';
import { arrivals } from './teams';

/** What changed at the table, and what it was before. */
type Turned = (was: Status, now: TableFrame, change: Change) => void;

/** Says, shows and sounds what happens at a table, beside the moves. */
export class Crier {
  readonly #desk: Desk;
  #before: Status | null;

  /** `heeded` tells whether the visitor sees what is said at the table. Called where effects live. */
  constructor(desk: Desk, heeded: () => boolean, turned: Turned) {
    this.#desk = desk;
    const { live, conversation } = desk;
    conversation.begin();
    this.#before = live.status;
    $effect(() =>
      live.watch((change, now) => {
        const was = this.#before;
        this.#before = now.status;
        if (!was) return;
        turned(was, now, change);
        this.#tell(was, now, change);
      }),
    );
    $effect(() => {
      if (heeded()) conversation.see();
    });
    // A place may be had back before the game is there to be shown.
    $effect(() => {
      if (!live.regained) return;
      live.regained = false;
      untrack(() => this.#inform(t('away-yours-again'), 'comes'));
    });
    // What partners say reaches one even where another channel is shown, or none.
    $effect(() => {
      const said = conversation.fresh();
      if (!said || (heeded() && conversation.channel === 'team')) return;
      untrack(() =>
        this.#inform(t('talk-team-said', { name: said.name, text: said.text }), 'talk'),
      );
    });
  }

  #tell(was: Status, now: TableFrame, change: Change): void {
    const desk = this.#desk;
    const told = news(was, now.status, change, {
      ours: (place) => desk.live.ours(place),
      seats: desk.live.seats,
      game: now.game,
      withdrew: desk.withdrew,
    });
    desk.withdrew = null;
    for (const sound of told.sounds) play(sound);
    for (const id of told.said) desk.say(t(id));
    for (const id of told.shown) desk.tell(t(id));
    if (now.status.places.length <= 2) return;
    this.#greet(was, now);
    this.#relieve(was, now);
  }

  /** At a table for more than two, who comes is told one by one. */
  #greet(was: Status, now: TableFrame): void {
    const come = arrivals(was, now.status).filter((place) => !now.you.places.includes(place));
    if (come.length === 0) return;
    const infos = come.map((place) => now.status.places[place]);
    const count = new Set(infos.map(nameOf)).size;
    const sound = now.status.phase === 'waiting' ? 'comes' : null;
    this.#inform(t('team-arrived', { names: namesOf(infos), count }), sound);
  }

  /** A computer that stands in, and whoever takes the place back from it, are told. */
  #relieve(was: Status, now: TableFrame): void {
    const { places } = now.status;
    const gone = replaced(was, now.status);
    const sentences = [
      ...gone.map((place) =>
        t('away-replaced', {
          name: places[place]?.standsFor ?? '',
          computer: t(`level-${places[place]?.level}`),
        }),
      ),
      ...returned(was, now.status)
        .filter((place) => !now.you.places.includes(place))
        .map((place) => t('away-returned', { name: places[place]?.name ?? '' })),
    ];
    if (sentences.length > 0) this.#inform(sentences.join(' '), gone.length > 0 ? 'goes' : 'comes');
  }

  #inform(sentence: string, sound: Sound | null): void {
    if (sound) play(sound);
    this.#desk.tell(sentence);
    this.#desk.say(sentence);
  }
}
