/** What a key does at the table, outside fields and the board. */
export type KeyAction =
  | { do: 'step'; by: number }
  | {
      do: 'first' | 'last' | 'flip' | 'mute' | 'zen' | 'talk' | 'type' | 'listen' | 'hint' | 'help';
    }
  | { do: 'confirm' | 'cancel' };

const PLAIN: Record<string, KeyAction> = {
  ArrowLeft: { do: 'step', by: -1 },
  k: { do: 'step', by: -1 },
  ArrowRight: { do: 'step', by: 1 },
  j: { do: 'step', by: 1 },
  ArrowUp: { do: 'first' },
  Home: { do: 'first' },
  '0': { do: 'first' },
  ArrowDown: { do: 'last' },
  End: { do: 'last' },
  $: { do: 'last' },
  f: { do: 'flip' },
  m: { do: 'mute' },
  z: { do: 'zen' },
  c: { do: 'talk' },
  t: { do: 'type' },
  l: { do: 'listen' },
  i: { do: 'hint' },
  '?': { do: 'help' },
  Enter: { do: 'confirm' },
  Escape: { do: 'cancel' },
};

/** Reads a key press; null when it is none of the table's. */
export function actionOf(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return PLAIN[event.key] ?? PLAIN[event.key.toLowerCase()] ?? null;
}

/** The key of a press with what is held down, as games name their own: `u`, `ctrl+z`. */
export function chordOf(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): string {
  const key = event.key.toLowerCase();
  if (!event.ctrlKey && !event.metaKey) return key;
  // Where one has no Ctrl+Y, this takes up again what was taken back.
  return event.shiftKey && key === 'z' ? 'ctrl+y' : `ctrl+${key}`;
}

/** Whether keys typed there are text, or already mean something. */
export function takesKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input:not([type=checkbox],[type=radio]), textarea, select')) return true;
  if (target.closest('dialog')) return true;
  // Enter presses a button (a square has its own use of it, and passes on what it cannot use), arrows turn radio buttons and scroll what has the focus.
  if (key === 'Enter') return target.closest('button:not([role="gridcell"]), a, summary') !== null;
  return key.startsWith('Arrow') && target.closest('input, [role="log"]') !== null;
}
