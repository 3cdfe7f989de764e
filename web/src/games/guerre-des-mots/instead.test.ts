import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../../i18n';
import { Desk } from '../../table/desk.svelte';
import { frame } from '../../table/fixture';
import type { Preview } from '../../wire/guerre-des-mots/Preview';
import type { ShotPreview } from '../../wire/guerre-des-mots/ShotPreview';
import { chain, held, seat, view } from './fixture';
import { instead } from './instead';
import { GuerreDesMots } from './session.svelte';

/** A chain of one's own whose other end is a cross; the letters of the word lie across. */
const OWN = chain('S1', 0, 'RUSA@e22h');
let game: GuerreDesMots;
/** What the server says of coups. */
let told: Record<string, Partial<Preview>>;
let asked: string[];

beforeAll(() => setLocale('fr'));
beforeEach(() => {
  [told, asked] = [{}, []];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const { action } = JSON.parse(init.body as string) as { action: string };
    asked.push(action);
    const nothing = { verdict: 'refused', words: [], blocks: [], shots: [] };
    return Promise.resolve(new Response(JSON.stringify({ ...nothing, ...told[action] })));
  });
  open();
});
afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
});

function open(own = OWN) {
  const desk = new Desk('abc');
  desk.live.frame = frame({
    game: 'guerre-des-mots',
    view: view({ chains: [own], seats: [seat(0, held('R U S A')), seat(1, null)] }),
  });
  game = new GuerreDesMots(desk);
}
const of = (text: string, clause: string, code = 'refused') =>
  instead(game, { text, clause, code });

const shot = (over: Partial<ShotPreview>) => ({ hits: true, ...over }) as ShotPreview;

describe('in place of what was refused', () => {
  it('of a shot, those that can hit are told and drawn', async () => {
    told['h20v S(ET)'] = {
      verdict: 'legal',
      shots: [
        shot({ from: 'h22', target: 'k22' }),
        shot({ from: 'h22', target: 'h24', hits: false }),
      ],
    };
    const { text, marks } = await of('h20v S(ET) *h22S:k22', '8.3');
    expect(asked).toEqual(['h20v S(ET)']);
    expect(text).toBe('Ce coup peut tirer de h22 sur k22.');
    expect(marks).toEqual([{ from: 'h22', to: 'k22', ink: 'green' }]);
    told['h20v S(ET)'] = { verdict: 'legal' };
    expect((await of('h20v S(ET) *h22S:k22', '8.4')).text).toMatch(/Sans tir, il est permis\.$/);
    told['h20v S(ET)'] = {};
    expect((await of('h20v S(ET) *h22S:k22', '8.4')).text).toMatch(/rien toucher\.$/);
  });

  it('of a blockade, where its cross may lie', async () => {
    told['h20v S(ET)'] = { verdict: 'legal', blocks: ['h23', 'h19'] };
    const { text, marks } = await of('h20v S(ET) =h24', '12.1');
    expect(text).toBe('La croix du blocus peut être posée en h23 ou h19.');
    expect(marks.map(({ from }) => from)).toEqual(['h23', 'h19']);
    told['h20v S(ET)'] = { verdict: 'legal' };
    expect((await of('h20v S(ET) =h24', '9.2')).text).not.toMatch(/blocus/);
    expect((await of('h20v S(ET) =h24', '12.1')).text).toMatch(/Sans la croix, il est permis\.$/);
  });

  it('of a cross taken back, where one’s own lie', async () => {
    open(chain('S1', 0, 'RUSA+@e22h'));
    expect((await of('^f22', '12.5')).text).toBe('Vous pouvez reprendre la croix en i22.');
  });

  it('of a piece shown, the squares where it may be', async () => {
    told['k3v A(S)'] = {
      verdict: 'legal',
      words: [{ text: 'AS', cells: ['k3', 'k4'] }],
    };
    told['k3v A(S) !k4'] = { verdict: 'legal' };
    expect((await of('k3v A(S) !k3', '13.1')).text).toBe('La pièce peut être visible en k4.');
  });

  it('of a turned letter, which ones turn and where to', async () => {
    told['~h22g23'] = { verdict: 'legal' };
    told['~e22f21'] = { verdict: 'error' };
    const { text } = await of('~f22f21', '6.5');
    expect(text).toBe('Une lettre du bout peut tourner, e22 vers f21 ou h22 vers g23.');
    expect(new Set(asked)).toEqual(new Set(['~e22f21', '~e22f23', '~h22g21', '~h22g23']));
  });

  it('of a transfer, the end where the letters go, or those to take from', async () => {
    const { text } = await of('f20v S(U) <e22:1', '5.6', 'transfer-to-same-end');
    expect(text).toBe('Prises en e22, les lettres se posent à l’autre bout, en h22.');
    expect((await of('k3h (RA) <e22:1 <h22:1', '5.6')).text).toMatch(/qu’à un bout, en /);
  });

  it('of a draw, what must be done, and where', async () => {
    told['h22v A(R)'] = { verdict: 'legal' };
    const { text, marks } = await of('D', '15.4', 'not-blocked');
    expect(text).toMatch(/^Il vous faut jouer un coup\. .*h23/);
    expect(marks.map(({ from }) => from)).toContain('h23');
    expect((await of('D', '15.4', 'already-played')).text).toMatch(/^Jouez encore un coup/);
    expect((await of('D', '15.4', 'reserve-empty')).text).toMatch(/^Jouez un coup, ou passez/);
  });

  it('of what was sent last, by how it was written', async () => {
    game.desk.live.order = () => {
      game.desk.live.refusal = { error: '', code: 'shot-meets-nothing', clause: '8.3' };
      return Promise.resolve({ done: false, refused: { error: '', code: '' } });
    };
    await game.say('h20v S(ET) *h22S:k22');
    await instead(game);
    expect(asked).toEqual(['h20v S(ET)']);
  });
});
