import type { Component } from 'svelte';
import type { Grid } from '../board/grid';
import type { Camp, Figure } from '../pieces/figure';
import type { Desk } from '../table/desk.svelte';
import type { Instead } from '../table/instead';
import type { IconName } from '../ui/icons';

/** One move of the sheet. */
export interface Entry {
  /** How many moves were played once this one was: the position it leads to. */
  ply: number;
  /** As players write it. */
  text: string;
  /** In words. */
  spoken: string;
}

/** One line of the sheet: a number, and a move for each seat that played. */
export interface Row {
  number: number;
  cells: (Entry | null)[];
}

/** An action that only this game has. */
export interface Extra {
  id: string;
  label: string;
  icon: IconName;
  run(): void;
}

/** A key that only this game has. */
export interface Shortcut {
  key: string;
  /** The message that says what it does. */
  does: string;
  run(): void;
}

/** A mark of the board and what it means. */
export interface Legend {
  /** The name of the mark's drawing. */
  mark: string;
  text: string;
}

/** One step of the game as it is told beside the board. */
export interface Deed {
  /** Who did it. */
  seat: number;
  /** What was done and by whom, in a sentence. */
  text: string;
}

/** The one word or move of a game worth a line when it has ended. */
export interface Keepsake {
  /** What it is: the best word. */
  title: string;
  /** Which, and whose. */
  text: string;
}

/** What a game tells besides how it ended. */
export interface Epilogue<Play extends Session = Session> {
  /** What the end turned on: both words. */
  turned?(session: Play): string | null;
  /** What is worth keeping in mind; null where nothing is. */
  keepsake(session: Play): Keepsake | null | Promise<Keepsake | null>;
}

/** What is answered to a typed line: a sentence, and the clause that refuses where one does. */
export type Reply = string | { text: string; clause: string };

/** What the table asks of a game in play. */
export interface Session {
  /** The squares of the board. */
  readonly grid: Grid;
  /** The colour that the marks of the legend lie on. */
  readonly ground: string;
  readonly legend: Legend[];
  /** What one plays for, in a sentence. */
  readonly goal: string;
  /** How many moves one can look back at. */
  readonly plies: number;
  readonly rows: Row[];
  /** The step that led to a position; null where there is none. */
  deed(ply: number): Deed | null;
  /** How many steps are shown while the others' are still laid one by one; null once all are. */
  readonly following?: number | null;
  /** Shows the last turn once more, step by step. */
  again?(): void;
  /** What the chosen thing can do, beside whose turn it is. */
  readonly hint: string | null;
  /** The clause by which the hint says that something may not be. */
  readonly hintClause?: string | null;
  /** A warning that comes before the hint, such as check. */
  readonly alarm: string | null;
  readonly extras: Extra[];
  readonly shortcuts: Shortcut[];
  /** The move that waits to be confirmed, as players write it. */
  readonly confirming: string | null;
  confirm(): void;
  /** Whether the move on the game's own bench may be played as it is. */
  readonly ready?: boolean;
  /** Lets go of whatever is begun; false when there was nothing. */
  cancel(): boolean;
  /** The name of a seat: "Blancs". */
  seatName(seat: number): string;
  avatar(seat: number): { figure: Figure; camp: Camp };
  /** Points as players write them: a win may count 2 and be written 1. */
  points(points: number): string;
  /** Whether its points are counted, and the sentence of the result tells them. */
  readonly counted?: boolean;
  /** Whether a move of this seat is on its way to the server. */
  sending(seat: number): boolean;
  /** Answers a typed line; null when it is not this game's affair. */
  command(text: string): Reply | null;
  /** The commands it answers, for the help: what to type and what it does. */
  readonly commands: { type: string; does: string }[];
  /** Leaves the table. */
  close(): void;
}

/** How a game looks at the table. */
export interface Face<Play extends Session = Session> {
  open(desk: Desk): Play;
  /** The board. */
  Field: Component<{ session: Play }, { focus(): void }>;
  /** A line under a player's name: what was captured. */
  Strip: Component<{ session: Play; seat: number }>;
  /** The rule of what is chosen, in a few words. */
  Rule: Component<{ session: Play }>;
  /** What a player holds, under their name; `near` for the one at the foot of the board. */
  Rack?: Component<{ session: Play; seat: number; near: boolean }>;
  /** Everybody at the table in one list, instead of a card for each; the rack then stands alone. */
  Roster?: Component<{ session: Play }>;
  /** Where what is played next is composed, beside the board. */
  Bench?: Component<{ session: Play }>;
  /** What is written down beside the board. */
  Notebook?: Component<{ session: Play }>;
  /** How the points came about, on the card at the end. */
  reckoning?: () => Promise<{ default: Component<{ session: Play }> }>;
  /** What the end turned on, and the word or move to keep in mind. */
  epilogue?: () => Promise<{ epilogue: Epilogue<Play> }>;
  /** What would be allowed in place of what was refused. */
  instead?: () => Promise<{ instead(session: Play): Instead | Promise<Instead> }>;
  /** What an arbiter may decide, where the game knows one. */
  Rulings?: Component<{ session: Play }>;
}
