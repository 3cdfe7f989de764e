import { t } from '../i18n';
import type { Live } from './live.svelte';
import { speakerOf } from './names';

/** Who hears what is said: everybody at the table, one's partners alone, or those who watch. */
export type Channel = 'table' | 'team' | 'gallery';

/** Something said, as it is shown. */
export interface Line {
  /** The place that spoke; absent where it was no player. */
  by?: number;
  /** How whoever spoke is called. */
  name: string;
  text: string;
  /** Whether it was the arbiter. */
  arbiter: boolean;
}

const none = (): Record<Channel, number> => ({ table: 0, team: 0, gallery: 0 });

/** What is said at a table, by channel, and how much of it one has seen. */
export class Conversation {
  #live: Live;
  #chosen = $state<Channel | null>(null);
  /** How many lines of each channel were seen; null before the table is there. */
  #seen = $state.raw<Record<Channel, number> | null>(null);
  /** Whether a player does not want to read what those who watch say. */
  muted = $state(false);

  /** Whether the viewer may say something on the channel that is shown: each to their own. */
  get open(): boolean {
    if (this.#live.past) return false;
    const plays = this.#live.seated || (this.#live.frame?.you.arbiter ?? false);
    return plays === (this.channel !== 'gallery');
  }

  /** How many lines of partners were told of. */
  #heard = 0;

  /** Whether the viewer only watches. */
  readonly watches = $derived.by(
    () => !this.#live.seated && !(this.#live.frame?.you.arbiter ?? false),
  );
  /** The channels that are open to the viewer. */
  readonly channels = $derived.by<Channel[]>(() => {
    // Where nothing more is said, what nobody said needs no place.
    const goesOn = !this.#live.past;
    const team = (goesOn && this.#live.confidants.length > 0) || this.all.team.length > 0;
    const gallery = (goesOn && this.watches) || (this.all.gallery.length > 0 && !this.muted);
    return ['table', ...(team ? ['team' as const] : []), ...(gallery ? ['gallery' as const] : [])];
  });
  /** The channel that is shown: at first the one that the viewer may speak on. */
  readonly channel = $derived.by<Channel>(() => {
    const usual = this.watches && !this.#live.past ? 'gallery' : 'table';
    const chosen = this.#chosen ?? usual;
    return this.channels.includes(chosen) ? chosen : usual;
  });
  readonly all = $derived.by(() => {
    const all: Record<Channel, Line[]> = { table: [], team: [], gallery: [] };
    const { frame, status } = this.#live;
    for (const line of frame?.talk ?? []) {
      const { by, text } = line;
      const shown = { name: speakerOf(line, status), text, arbiter: by === undefined };
      all[line.team ? 'team' : 'table'].push(by === undefined ? shown : { ...shown, by });
    }
    for (const { name, text } of frame?.gallery ?? [])
      all.gallery.push({ name: t('talk-watcher', { name }), text, arbiter: false });
    return all;
  });
  /** What was said on the channel that is shown. */
  readonly lines = $derived(this.all[this.channel]);

  constructor(live: Live) {
    this.#live = live;
  }

  choose(channel: Channel): void {
    this.#chosen = channel;
  }

  /** How many lines of a channel are new. */
  unread(channel: Channel): number {
    const seen = this.#seen?.[channel] ?? this.all[channel].length;
    return Math.max(0, this.all[channel].length - seen);
  }

  /** How many lines are new altogether. */
  get news(): number {
    return this.channels.reduce((sum, channel) => sum + this.unread(channel), 0);
  }

  /** What was said before one came is not new. */
  begin(): void {
    const { table, team, gallery } = this.all;
    this.#seen = { table: table.length, team: team.length, gallery: gallery.length };
    this.#heard = team.length;
  }

  /** The channel that is shown has been seen. */
  see(): void {
    const { channel } = this;
    const count = this.all[channel].length;
    const seen = this.#seen ?? none();
    if (seen[channel] !== count) this.#seen = { ...seen, [channel]: count };
  }

  /** The last thing a partner said, once. */
  fresh(): Line | null {
    const { team } = this.all;
    const last = team.at(-1);
    if (team.length <= this.#heard || !last) return null;
    this.#heard = team.length;
    return last.by !== undefined && this.#live.mine(last.by) ? null : last;
  }

  /** Says something on the channel that is shown; false when the server would not have it. */
  async say(text: string): Promise<boolean> {
    const input = this.channel === 'team' ? { sayTeam: text } : { say: text };
    return (await this.#live.order(input)).done;
  }
}
