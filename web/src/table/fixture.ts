import type { PlaceInfo } from '../wire/PlaceInfo';
import type { Status } from '../wire/Status';
import type { TableFrame } from '../wire/TableFrame';

/** Two people at a table of chess, for tests. */
export function places(): PlaceInfo[] {
  return [
    { kind: 'person', name: 'Odile', seat: 0 },
    { kind: 'person', name: 'Henri', seat: 1 },
  ];
}

/** A table in play, for tests. */
export function status(over: Partial<Status> = {}): Status {
  return {
    phase: 'playing',
    places: places(),
    sides: 2,
    game: 1,
    games: 1,
    score: [0, 0],
    awaited: [0],
    plies: 0,
    clocks: null,
    offers: [],
    outcome: null,
    fairness: { commitment: '', salts: [] },
    ...over,
  };
}

/** Four people at a table, two against two, for tests. */
export function foursome(over: Partial<Status> = {}): Status {
  const names = ['Odile', 'Henri', 'Maëlle', 'Gaspard'];
  return status({
    places: names.map((name, seat) => ({ kind: 'person', name, seat })),
    sides: 2,
    score: [0, 0, 0, 0],
    awaited: [0, 2],
    ...over,
  });
}

/** A whole table as Odile sees it, for tests. */
export function frame(over: Partial<TableFrame> = {}): TableFrame {
  return {
    protocol: 1,
    number: 1,
    v: 1,
    id: 'abc',
    game: 'echecs',
    options: [],
    private: true,
    you: { places: [0], host: true },
    status: status(),
    notices: [],
    view: null,
    talk: [],
    presence: [true, true],
    watchers: 0,
    gallery: [],
    ...over,
  };
}
