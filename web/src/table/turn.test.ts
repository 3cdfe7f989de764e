import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../games/face';
import { setLocale } from '../i18n';
import type { PlaceInfo } from '../wire/PlaceInfo';
import { Desk } from './desk.svelte';
import { foursome, frame, status } from './fixture';
import { standing } from './turn';

beforeAll(() => setLocale('fr'));

const NAMES = [
  'Chevaliers argentés',
  'Chevaliers dorés',
  'Hommes d’armes argentés',
  'Hommes d’armes dorés',
];
const session = {
  seatName: (seat: number) => NAMES[seat] ?? '',
  sending: () => false,
} as unknown as Session;

let desk: Desk;
beforeEach(() => (desk = new Desk('abc')));

function said(places: number[], over: Parameters<typeof foursome>[0] = {}): string {
  const you = { places, host: places.includes(0) };
  desk.live.frame = frame({ game: 'chevaliers', you, status: foursome(over) });
  return standing(desk.live, session).replace(/\u00a0/g, ' ');
}

function withComputers(...at: number[]): PlaceInfo[] {
  return foursome().places.map((info, place) =>
    at.includes(place) ? { kind: 'bot', name: '', level: 4, seat: place } : info,
  );
}

describe('whose turn it is', () => {
  it('is told to two as ever', () => {
    desk.live.frame = frame({ status: status() });
    expect(standing(desk.live, session)).toBe('À vous de jouer.');
    desk.live.frame = frame({ status: status({ awaited: [1] }) });
    expect(standing(desk.live, session)).toBe('Henri réfléchit.');
    desk.live.frame = frame({ status: status({ awaited: [1] }), presence: [true, false] });
    expect(standing(desk.live, session)).toBe('On attend Henri.');
  });

  it('is nobody’s while the arbiter has stopped the game', () => {
    desk.live.frame = frame({ status: status({ arbiter: 'Maëlle', paused: true }) });
    expect(standing(desk.live, session)).toBe('L’arbitre a suspendu la partie.');
  });

  it('is the team’s where either partner may move', () => {
    expect(said([0])).toBe('À votre équipe de jouer.');
    expect(said([1])).toBe('Odile et Maëlle réfléchissent.');
    expect(said([])).toBe('Aux Argentés de jouer.');
  });

  it('is a computer partner’s where it acts next, by turns or handed the move', () => {
    const places = withComputers(2);
    expect(said([0], { places })).toBe('À vous de jouer.');
    expect(said([0], { places, acting: 2 })).toBe('La voisine réfléchit pour votre équipe.');
  });

  it('is one’s own where the turns are in order', () => {
    expect(said([2], { awaited: [2] })).toBe('À vous de jouer.');
    expect(said([0], { awaited: [2] })).toBe('Maëlle réfléchit pour votre équipe.');
    expect(said([1], { awaited: [2] })).toBe('Maëlle réfléchit.');
    expect(said([], { awaited: [2] })).toBe('Aux Hommes d’armes argentés de jouer.');
  });

  it('names the arms to whoever plays them all', () => {
    expect(said([0, 2])).toBe('À vous de jouer.');
    expect(said([0, 2], { awaited: [2] })).toBe('À vous de jouer : Hommes d’armes argentés.');
    expect(said([0, 1, 2, 3])).toBe('Aux Argentés de jouer.');
    expect(said([0, 1, 2, 3], { awaited: [3] })).toBe('Aux Hommes d’armes dorés de jouer.');
  });

  it('says when a computer thinks', () => {
    expect(said([0], { places: withComputers(1, 3), awaited: [1, 3] })).toBe(
      'L’ordinateur réfléchit.',
    );
    expect(said([0], { places: withComputers(2), awaited: [2] })).toBe(
      'La voisine réfléchit pour votre équipe.',
    );
    // It leaves the move to its partner.
    expect(said([0], { places: withComputers(2) })).toBe('À vous de jouer.');
    expect(said([1], { places: withComputers(2) })).toBe('Odile réfléchit.');
  });

  it('counts who is missing before the game', () => {
    const places = foursome().places.map((info, place): PlaceInfo =>
      place > 1 ? { kind: 'free', name: '' } : info,
    );
    expect(said([0], { phase: 'waiting', places, awaited: [] })).toBe(
      'On attend encore 2 personnes.',
    );
  });
});
