import type { Figure } from '../pieces/figure';
import type { OwnSound, SoundGroup } from '../sound';
import type { Setting } from './settings';

/** Options as a table has them: those that differ from the rule of the box. */
export type Options = readonly (readonly [string, string])[];

/** A list of words that letters can be matched with. */
export interface WordList {
  /** What its name ends with, where the game is not set as it comes. */
  name?: string;
  /** How the game is set then: `option=value`. */
  option?: string;
}

/** What the rules of a game say of any table of it; they write it themselves. */
export interface Facts {
  /** Where it stands on the shelf, from 0. */
  place: number;
  /** How many sides the seats make, by their number: as many, unless they play in teams. */
  sides: Readonly<Record<number, number>>;
  /** Whether players may agree that nobody wins. */
  draws: boolean;
  /** Whether something is dealt before anybody moves. */
  deals: boolean;
  /** The lengths of a match that may be agreed on. */
  matches: readonly number[];
  /** The minutes that its rules give each side. */
  minutes: number | null;
  /** About how many minutes two people take over a game. */
  duration: number;
  /** The word lists it plays with, as far as their letters differ: first the one it comes with. */
  words: readonly WordList[];
  /** Whether it admits the example of the home page; null where it is not played with words. */
  example: { word: string; playable: boolean } | null;
  /** Whether it has a box to print. */
  box: boolean;
}

/** Options by name, with what each may be set to: of a game, as its rules write them. */
export type Values = Readonly<Record<string, string>>;

/** How a game tells and remembers the rules that a table has chosen. */
export interface RuleChoices<Of extends Values> {
  /** Options that are told by themselves or change no rule: no variants. */
  aside?: readonly (keyof Of)[];
  /** Options for one evening, which the next table does not begin with. */
  passing?: readonly (keyof Of)[];
  /** What one press on the box plays, where that is not all of the rule: a first game without traps. */
  easy?: Readonly<Partial<Of>>;
  /** The rule played with what is chosen, in a few words; without it the game has one rule only. */
  told?: (chosen: Readonly<Partial<Of>>) => string;
}

/** How partners may share their turns. */
export interface Partners<Name, Value> {
  /** The option that says so; it is chosen with the table, and each value has its sentences. */
  option: Name;
  /** How they do unless it is chosen. */
  usual: Value;
  /** The value that gives each a turn of their own: a computer leaves any other to its partner. */
  turns: Value;
}

/** What a game with these options tells the page of itself. Everything large is loaded when it is asked for. */
export interface Manifest<Of extends Values> {
  facts: Facts;
  /** The figure that stands for it; others where the computer plays, or nobody has come yet. */
  emblem: { figure: Figure; computer?: Figure; waiting?: Figure };
  /** After how many minutes a computer takes the place of somebody away, unless that is chosen. */
  away?: number;
  rules?: RuleChoices<Of>;
  /** The message that names a seat, where its side does not: « Sud », which « le Sud » is within a sentence. */
  seat?: (seats: number, seat: number) => string;
  /** How partners may share their turns, where a table can choose. */
  partners?: { [Name in keyof Of]: Partners<Name, Of[Name]> }[keyof Of];
  /** What a visitor may set for it alone, offered beside its board. */
  settings?: readonly Setting[];
  /** The sounds that are its own, by what they tell of. */
  sounds?: Partial<Record<SoundGroup, readonly OwnSound[]>>;
  /** Whether letters are matched with its words unless others are chosen. */
  proposed?: boolean;
  /** How it looks at the table. Its components are handed only the session that the same face opened. */
  face: () => Promise<{ face: unknown }>;
}

/** What some game tells of itself, whatever its options are. */
export type AnyManifest = Manifest<Values>;
