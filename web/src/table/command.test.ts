import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../games/face';
import { setLocale } from '../i18n';
import type { Input } from '../wire/Input';
import { Commands } from './command';
import { Desk } from './desk.svelte';
import { frame, status } from './fixture';
import { word } from './word';

beforeAll(() => setLocale('fr'));

let desk: Desk;
let sent: Input[];
let commands: Commands;

beforeEach(() => {
  desk = new Desk('abc');
  desk.live.frame = frame();
  sent = [];
  desk.live.order = (input) => {
    sent.push(input);
    return Promise.resolve({ done: true });
  };
  const session = {
    seatName: (seat: number) => (seat === 0 ? 'Blancs' : 'Noirs'),
    command: (text: string) => (text === 'Cf3' ? '' : null),
  };
  commands = new Commands(desk, session as unknown as Session);
});

describe('typed commands', () => {
  it('go to the game when the table has none', () => {
    expect(commands.run('Cf3')).toBe('');
    expect(commands.run('abracadabra')).toContain('abracadabra');
    expect(sent).toEqual([]);
  });

  it('resign only when typed twice in a row', () => {
    commands.run('abandon');
    commands.run('retourner');
    commands.run('abandon');
    expect(sent).toEqual([]);
    commands.run('Abandon');
    expect(sent).toEqual(['resign']);
  });

  it('offer and answer', () => {
    commands.run('nulle');
    commands.run('takeback');
    expect(sent).toEqual([{ offer: 'draw' }, { offer: 'takeback' }]);
    desk.live.frame = frame({ status: status({ offers: [{ kind: 'draw', by: 1, agreed: [] }] }) });
    commands.run('accepter');
    expect(sent.at(-1)).toEqual({ accept: 'draw' });
  });

  it('answer no offer when there is none, nor one of mine', () => {
    commands.run('accept');
    desk.live.frame = frame({ status: status({ offers: [{ kind: 'draw', by: 0, agreed: [] }] }) });
    commands.run('refuser');
    expect(sent).toEqual([]);
  });

  it('do nothing for one who only watches', () => {
    desk.live.frame = frame({ you: { places: [], host: false } });
    commands.run('nulle');
    commands.run('abandon');
    commands.run('abandon');
    expect(sent).toEqual([]);
  });

  it('turn the board and open the help', () => {
    commands.run('flip');
    expect(desk.turned).toBe(true);
    commands.run('?');
    expect(desk.panel).toBe('keys');
  });

  it('are read without accents or case', () => {
    expect(word('Réclamer')).toBe('reclamer');
  });
});
