/** A sentence that shows for a while at the foot of the page. */
export interface Toast {
  kind: 'plain' | 'bad';
  text: string;
  /** The clause it rests on, linked to the rule book of the game. */
  clause?: string;
  game?: string;
  /** Tries once more what failed. */
  again?: () => void;
}

interface Shown extends Toast {
  key: number;
}

/** Long enough to read a refusal aloud. */
const STAY = 7000;

let next = 0;

/** The sentences shown now. */
export const shown = $state<Shown[]>([]);

/** Shows a sentence. The same sentence is not piled up. */
export function toast(message: Toast): void {
  const same = shown.findIndex((other) => other.text === message.text);
  if (same >= 0) shown.splice(same, 1);
  const key = next++;
  shown.push({ ...message, key });
  if (shown.length > 3) shown.shift();
  setTimeout(() => dismiss(key), STAY);
}

/** Takes a sentence away. */
export function dismiss(key: number): void {
  const index = shown.findIndex((other) => other.key === key);
  if (index >= 0) shown.splice(index, 1);
}
