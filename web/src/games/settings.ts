import { prefs } from '../prefs.svelte';

/** Something of one game that a visitor may turn on. */
export interface Toggle {
  /** What it is kept by, among all settings of this browser. */
  key: string;
  /** The message that names it. */
  told: string;
}

/** Something of one game that a visitor may choose. */
export interface Selection<Value extends string = string> extends Toggle {
  /** What it may be, each with the message that names it. */
  values: readonly (readonly [value: Value, told: string])[];
  /** What it is unless something was chosen. */
  usual: Value;
}

/** Something that a visitor may set for one game, which tells it in its manifest. */
export type Setting = Toggle | Selection;

/** Whether the visitor has turned it on. */
export function isOn({ key }: Toggle): boolean {
  return prefs.others[key] === true;
}

/** What the visitor has chosen. */
export function chosen<Value extends string>(selection: Selection<Value>): Value {
  const kept = prefs.others[selection.key];
  return selection.values.find(([value]) => value === kept)?.[0] ?? selection.usual;
}
