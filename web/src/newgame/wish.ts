import { gameInfo } from '../shelf.svelte';
import type { NewTable } from '../wire/NewTable';
import type { Opponent } from '../wire/Opponent';
import { awayOf, levelOf, matchesFor, type Choices } from './choices';
import { seatsOf, wishesOf } from './places';
import { SEATS } from './seats';
import { clockOf, timesOf } from './times';

/** The table that choices ask for. */
export function toNewTable(choices: Choices, salt: string): NewTable {
  const seats = seatsOf(choices, gameInfo(choices.game));
  const opponent = seats > 2 ? crowd(choices, seats) : opponentOf(choices);
  const table: NewTable = { game: choices.game, opponent, salt };
  if (seats > 2) table.places = wishesOf(choices.places, seats);
  if (opponent.kind === 'hotseat') table.colour = 'first';
  else table.colour = SEATS.indexOf(choices.colour) < seats ? choices.colour : 'random';
  const clock = clockOf(timesOf(choices));
  if (clock) table.clock = clock;
  const games = Math.min(choices.games, Math.max(...matchesFor(choices.game)));
  if (games !== 1) table.games = games;
  if (choices.arbiter && gameInfo(choices.game)?.arbiter) table.arbiter = true;
  // A clock or an arbiter makes it earnest, and against computers alone nobody has to agree.
  if (choices.hints && opponent.kind !== 'bot' && !clock && !table.arbiter) table.hints = true;
  if (opponent.kind === 'invite') table.private = !choices.open;
  const minutes = awayOf(choices);
  if (seats > 2 && opponent.kind === 'invite' && minutes > 0)
    table.standIn = { after: minutes * 60_000, level: choices.awayLevel };
  const options = optionsOf(choices);
  if (options.length > 0) table.options = options;
  return table;
}

function opponentOf(choices: Choices): Opponent {
  const { opponent: kind } = choices;
  return kind === 'bot' ? { kind, level: levelOf(choices) } : { kind };
}

/** What the places of a table for more than two come to: shared, open to others, or neither. */
function crowd(choices: Choices, seats: number): Opponent {
  const wishes = wishesOf(choices.places, seats);
  if (wishes.includes('invite')) return { kind: 'invite' };
  if (wishes.every((wish) => wish === 'host')) return { kind: 'hotseat' };
  return { kind: 'bot', level: levelOf(choices) };
}

function optionsOf({ game, variants }: Choices): [string, string][] {
  return Object.entries(variants[game] ?? {});
}
