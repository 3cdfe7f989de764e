import { manifestOf } from '../games';
import { sidesOf } from '../games/seats';
import type { GameInfo } from '../wire/GameInfo';
import type { Colour } from '../wire/Colour';
import type { OptionInfo } from '../wire/OptionInfo';
import type { PlaceWish } from '../wire/PlaceWish';
import { choose, levelOf, type Choices } from './choices';
import { SEATS } from './seats';

/** Ways to fill a table for more than two. */
export const COMPANIES = ['around', 'friends', 'partner', 'alone'] as const;

/** A way to fill a table for more than two. */
export type Company = (typeof COMPANIES)[number];

/** The value of an option of the chosen game. */
export function optionOf(
  choices: Choices,
  info: GameInfo | null,
  name: string,
): string | undefined {
  const usual = info?.options.find((option) => option.name === name)?.default;
  return choices.variants[choices.game]?.[name] ?? usual;
}

/** How many places the table has. */
export function seatsOf(choices: Choices, info: GameInfo | null): number {
  const few = info?.seats[0] ?? 2;
  const wanted = Number(optionOf(choices, info, 'seats') ?? few);
  return info?.seats.includes(wanted) ? wanted : few;
}

/** The option that says how partners share their turns, where the game lets one choose. */
export function partnersOf(info: GameInfo | null): OptionInfo | undefined {
  const named = info && manifestOf(info.slug)?.partners?.option;
  return info?.options.find(({ name }) => name === named);
}

/** The way to fill a table for more than two that answers to whom one plays with at a table for two. */
const PROPOSED: Record<Choices['opponent'], Company> = {
  bot: 'alone',
  hotseat: 'around',
  invite: 'friends',
};

/** Fills a table for more than two with whom one was to play. */
export function propose(choices: Choices, seats: number, sides: number): void {
  choices.places = companyOf(PROPOSED[choices.opponent], seats, sides, levelOf(choices));
}

/** Another number of people sits at the table: with whom one plays stays as it was. */
export function resettle(choices: Choices, was: Round, now: Round): void {
  if (was.seats === now.seats && was.sides === now.sides) return;
  if (was.seats === 2) {
    if (now.seats > 2) propose(choices, now.seats, now.sides);
    return;
  }
  const wishes = wishesOf(choices.places, was.seats);
  const company = companyIn(wishes, was.sides);
  if (now.seats > 2) {
    const last = wishes.at(-1) ?? 'invite';
    choices.places = company
      ? companyOf(company, now.seats, now.sides, levelIn(wishes) ?? levelOf(choices))
      : Array.from({ length: now.seats - 1 }, (_, at) => wishes[at] ?? last);
  } else if (company === 'around') choices.opponent = 'hotseat';
  else choices.opponent = wishes.includes('invite') ? 'invite' : 'bot';
}

/** How many sit at a table, and how many sides they play. */
export interface Round {
  seats: number;
  sides: number;
}

/** The level of the first computer among those who are to come. */
function levelIn(wishes: readonly PlaceWish[]): number | null {
  for (const wish of wishes) if (typeof wish !== 'string') return wish.bot;
  return null;
}

/** Who is to sit at the places after the host's; a friend where nothing was chosen yet. */
export function wishesOf(places: readonly PlaceWish[], seats: number): PlaceWish[] {
  return Array.from({ length: seats - 1 }, (_, at) => places[at] ?? 'invite');
}

/** Who sits where, in a way that has a name. */
export function companyOf(company: Company, seats: number, sides: number, level: number) {
  return Array.from({ length: seats - 1 }, (_, at): PlaceWish => {
    const isPartner = (at + 1) % sides === 0;
    if (company === 'around') return 'host';
    if (company === 'friends') return 'invite';
    if (!isPartner) return { bot: level };
    return company === 'partner' ? 'invite' : 'host';
  });
}

const kindOf = (wish: PlaceWish) => (typeof wish === 'string' ? wish : 'bot');

/** The name of the way these places are filled; null when it has none. */
export function companyIn(places: readonly PlaceWish[], sides: number): Company | null {
  const seats = places.length + 1;
  const isLike = (company: Company) =>
    // Where everybody plays alone, nobody comes with a partner.
    (company !== 'partner' || seats > sides) &&
    companyOf(company, seats, sides, 1).every((wish, at) => kindOf(wish) === kindOf(places[at]!));
  return COMPANIES.find(isLike) ?? null;
}

/** The ways that differ at a table of so many. */
export function companiesFor(seats: number, sides: number): Company[] {
  return COMPANIES.filter(
    (company) => companyIn(companyOf(company, seats, sides, 1), sides) === company,
  );
}

/** Whether somebody has a computer for a partner. */
export function isMixed(places: readonly PlaceWish[], sides: number): boolean {
  const all: PlaceWish[] = ['host', ...places];
  return Array.from({ length: sides }, (_, team) =>
    all.filter((_, place) => place % sides === team).map(kindOf),
  ).some((team) => team.includes('bot') && team.some((kind) => kind !== 'bot'));
}

/** The seat of a place in the first game; null when the lot decides. */
export function seatAt(place: number, colour: Colour, seats: number): number | null {
  const host = SEATS.indexOf(colour);
  return host < 0 ? null : (place + host) % seats;
}

/** Sets the table for so many, without what only means something to more. */
export function setSeats(choices: Choices, info: GameInfo, seats: number): void {
  choose(choices, info, 'seats', String(seats));
  const partners = partnersOf(info);
  if (partners && sidesOf(info.slug, seats) === seats)
    choose(choices, info, partners.name, partners.default);
  if (SEATS.indexOf(choices.colour) >= seats) choices.colour = 'random';
}
