import { t } from '../i18n';
import type { Reply, Session } from '../games/face';
import { sideName } from '../games/seats';
import { parts } from './clock';
import type { Desk } from './desk.svelte';
import { mayAnswer } from './offers';
import { word } from './word';

/** The commands of any table, in the order the help lists them. */
export const COMMANDS = [
  'clock',
  'draw',
  'takeback',
  'accept',
  'decline',
  'resign',
  'flip',
  'help',
] as const;

type Verb = (typeof COMMANDS)[number];

const VERBS: Record<string, Verb> = {
  pendule: 'clock',
  pendules: 'clock',
  clock: 'clock',
  clocks: 'clock',
  nulle: 'draw',
  draw: 'draw',
  reprendre: 'takeback',
  takeback: 'takeback',
  undo: 'takeback',
  accepter: 'accept',
  accept: 'accept',
  refuser: 'decline',
  decline: 'decline',
  abandon: 'resign',
  abandonner: 'resign',
  resign: 'resign',
  retourner: 'flip',
  flip: 'flip',
  aide: 'help',
  help: 'help',
  '?': 'help',
};

/** Answers typed lines: the game's own first, then what any table can do. */
export class Commands {
  #desk: Desk;
  #session: Session;
  /** Resigning must be typed twice. */
  #resigning = false;

  constructor(desk: Desk, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Does what the line says and answers in a sentence; an empty one when the board answers. */
  run(text: string): Reply {
    const line = text.trim();
    if (line === '') return '';
    const verb = VERBS[word(line)];
    if (verb !== 'resign') this.#resigning = false;
    if (verb) return this.#do(verb);
    return this.#session.command(line) ?? t('command-unknown', { text: line });
  }

  #do(verb: Verb): string {
    const { live } = this.#desk;
    switch (verb) {
      case 'clock':
        return this.#clocks();
      case 'flip':
        this.#desk.turned = !this.#desk.turned;
        return t('command-flipped', { side: this.#side(this.#desk.near) });
      case 'help':
        this.#desk.panel = 'keys';
        return '';
      case 'accept':
      case 'decline': {
        const offer = live.status?.offers.find((one) => mayAnswer(one, live));
        if (!offer) return t('command-no-offer');
        void live.order(verb === 'accept' ? { accept: offer.kind } : { decline: offer.kind });
        return '';
      }
      case 'resign':
        if (!live.seated || !live.playing) return t('command-not-playing');
        this.#resigning = !this.#resigning;
        if (this.#resigning) return t('command-resign-again');
        void live.order('resign');
        return '';
      case 'draw':
      case 'takeback':
        if (!live.seated || !live.playing) return t('command-not-playing');
        void live.order({ offer: verb });
        return t(`command-${verb}-offered`);
    }
  }

  #clocks(): string {
    const { live } = this.#desk;
    // Partners read the same clock, and the first seat of each side comes first.
    const clocks = live.status?.clocks?.slice(0, live.sides) ?? [];
    if (clocks.length === 0) return t('command-no-clock');
    return clocks
      .map((_, side) =>
        t('command-clock', { side: this.#side(side), ...parts(live.left(side) ?? 0) }),
      )
      .join(' ');
  }

  #side(side: number): string {
    const { live } = this.#desk;
    return live.teamed ? sideName(live.frame?.game ?? '', side) : this.#session.seatName(side);
  }
}
