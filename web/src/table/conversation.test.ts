import { beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../wire/Input';
import type { TalkLine } from '../wire/TalkLine';
import { Conversation } from './conversation.svelte';
import { foursome, frame, status } from './fixture';
import { Live } from './live.svelte';
import { speakerOf } from './names';

let live: Live;
let talk: Conversation;
let sent: Input[];

beforeEach(() => {
  live = new Live('abc');
  sent = [];
  live.order = (input) => {
    sent.push(input);
    return Promise.resolve({ done: true });
  };
  talk = new Conversation(live);
});

function hear(places: number[], lines: TalkLine[] = [], table = foursome()): void {
  live.frame = frame({ you: { places, host: true }, status: table, talk: lines });
}
const aloud = (text: string, by = 1): TalkLine => ({ by, team: false, text });
const aside = (text: string, by = 2): TalkLine => ({ by, team: true, text });

describe('the conversation', () => {
  it('has one channel for two and for a shared screen', () => {
    hear([0], [], status());
    expect(talk.channels).toEqual(['table']);
    hear([0, 1, 2, 3]);
    expect(talk.channels).toEqual(['table']);
    hear([0, 2]);
    expect(talk.channels).toEqual(['table']);
  });

  it('gives those who watch a channel of their own, and speaks on no other', async () => {
    hear([]);
    expect(talk.channels).toEqual(['table', 'gallery']);
    expect([talk.channel, talk.open]).toEqual(['gallery', true]);
    await talk.say('Quel coup !');
    expect(sent).toEqual([{ say: 'Quel coup !' }]);
    talk.choose('table');
    expect(talk.open).toBe(false);
  });

  it('shows players the gallery once there is something of it to read, until they hide it', () => {
    const gallery = [{ n: 0, name: 'Zoé', text: 'Quel coup !' }];
    live.frame = frame({ status: status({ phase: 'over' }), gallery });
    expect(talk.channels).toEqual(['table', 'gallery']);
    expect(talk.channel).toBe('table');
    talk.choose('gallery');
    expect(talk.open).toBe(false);
    expect(talk.lines.map(({ text }) => text)).toEqual(['Quel coup !']);
    talk.muted = true;
    expect([talk.channels, talk.channel]).toEqual([['table'], 'table']);
    expect(talk.news).toBe(0);
  });

  it('of a game that another has followed is read, if there was any', () => {
    const past = (places: number[], lines: TalkLine[]) => {
      live.frame = frame({
        past: true,
        you: { places, host: false },
        status: foursome({ phase: 'over' }),
        talk: lines,
      });
      return [live.company, talk.open, talk.channels, talk.channel];
    };
    expect(past([0], [])).toEqual([false, false, ['table'], 'table']);
    expect(past([0], [aloud('Bien joué')])).toEqual([true, false, ['table'], 'table']);
    expect(past([0], [aside('En d5')])).toEqual([true, false, ['table', 'team'], 'table']);
    expect(past([], [aloud('Bien joué')])).toEqual([true, false, ['table'], 'table']);
  });

  it('has one more for partners, unless the partner is a computer', () => {
    hear([0]);
    expect(talk.channels).toEqual(['table', 'team']);
    const places = foursome().places.with(2, { kind: 'bot', name: '', level: 1, seat: 2 });
    hear([0], [], foursome({ places }));
    expect(talk.channels).toEqual(['table']);
  });

  it('is open to who plays and to the arbiter, whose lines are marked', () => {
    hear([0]);
    expect(talk.open).toBe(true);
    const line: TalkLine = { team: false, text: 'Le mot compte.' };
    const watched = status({ arbiter: 'Ambre' });
    live.frame = frame({
      you: { places: [], host: false, arbiter: true },
      status: watched,
      talk: [line],
    });
    expect(talk.open).toBe(true);
    expect(talk.lines).toEqual([{ name: 'arbiter-says', text: line.text, arbiter: true }]);
    expect(speakerOf(line, watched)).toBe('arbiter-says');
    expect(speakerOf({ ...line, by: 1 }, watched)).toBe('Henri');
  });

  it('keeps the channels apart, and counts what is new on each', () => {
    hear([0], [aloud('Bonjour')]);
    talk.begin();
    expect(talk.news).toBe(0);
    hear([0], [aloud('Bonjour'), aside('En d5'), aloud('Alors ?'), aside('Vite')]);
    expect([talk.unread('table'), talk.unread('team'), talk.news]).toEqual([1, 2, 3]);
    expect(talk.lines.map(({ text }) => text)).toEqual(['Bonjour', 'Alors ?']);
    talk.see();
    expect([talk.unread('table'), talk.unread('team')]).toEqual([0, 2]);
    talk.choose('team');
    expect(talk.lines.map(({ text }) => text)).toEqual(['En d5', 'Vite']);
    talk.see();
    expect(talk.news).toBe(0);
  });

  it('tells once what a partner says, and not what one says oneself', () => {
    hear([0]);
    talk.begin();
    expect(talk.fresh()).toBeNull();
    hear([0], [aside('En d5')]);
    expect(talk.fresh()?.text).toBe('En d5');
    expect(talk.fresh()).toBeNull();
    hear([0], [aside('En d5'), aside('Non', 0)]);
    expect(talk.fresh()).toBeNull();
  });

  it('speaks on the channel that is shown', async () => {
    hear([0]);
    await talk.say('Bonjour');
    talk.choose('team');
    await talk.say('En d5');
    expect(sent).toEqual([{ say: 'Bonjour' }, { sayTeam: 'En d5' }]);
  });
});
