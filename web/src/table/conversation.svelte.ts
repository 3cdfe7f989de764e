import type { TalkLine } from '../wire/TalkLine';
import type { Live } from './live.svelte';

/** Who hears what is said: everybody at the table, or one's partners alone. */
export type Channel = 'table' | 'team';

const channelOf = (line: TalkLine): Channel => (line.team ? 'team' : 'table');

/** What is said at a table, by channel, and how much of it one has seen. */
export class Conversation {
  #live: Live;
  #chosen = $state<Channel>('table');
  /** How many lines of each channel were seen; null before the table is there. */
  #seen = $state.raw<Record<Channel, number> | null>(null);

  /** Whether the viewer may say something: who plays, and the arbiter. */
  get open(): boolean {
    return this.#live.seated || (this.#live.frame?.you.arbiter ?? false);
  }

  /** How many lines of partners were told of. */
  #heard = 0;

  /** The channels that are open to the viewer. */
  readonly channels = $derived.by<Channel[]>(() =>
    this.#live.confidants.length > 0 || this.all.team.length > 0 ? ['table', 'team'] : ['table'],
  );
  /** The channel that is shown. */
  readonly channel = $derived<Channel>(
    this.channels.includes(this.#chosen) ? this.#chosen : 'table',
  );
  readonly all = $derived.by(() => {
    const all: Record<Channel, TalkLine[]> = { table: [], team: [] };
    for (const line of this.#live.frame?.talk ?? []) all[channelOf(line)].push(line);
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
    this.#seen = { table: this.all.table.length, team: this.all.team.length };
    this.#heard = this.all.team.length;
  }

  /** The channel that is shown has been seen. */
  see(): void {
    const { channel } = this;
    const count = this.all[channel].length;
    const seen = this.#seen ?? { table: 0, team: 0 };
    if (seen[channel] !== count) this.#seen = { ...seen, [channel]: count };
  }

  /** The last thing a partner said, once. */
  fresh(): TalkLine | null {
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
