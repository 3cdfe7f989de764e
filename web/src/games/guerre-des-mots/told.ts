import type { Square } from '../../board/grid';
import { t } from '../../i18n';
import { listOf } from '../../table/names';
import type { Held } from '../../wire/guerre-des-mots/Held';
import type { Taken } from '../../wire/guerre-des-mots/Taken';
import { kindOf } from './ground';
import type { GuerreDesMots } from './session.svelte';
import { kindOf as pieceOf, usual } from './shelf';
import type { PlayedStep, Step } from './story';

/** Letters in the order they lay, as they are read out. */
export function lettersOf({ tiles }: Taken): string {
  return tiles.map(({ letter }) => letter ?? '+').join('');
}

/** How a step is called on the sheet, in a word or two. */
export function titleOf(step: Step): string {
  if (step.kind !== 'played') {
    if (step.kind === 'drew') return t('gdm-title-drew', { count: step.count });
    return t(`gdm-title-${step.kind}`);
  }
  if (step.coup === 'reprise') {
    const letters = step.taken.map(lettersOf).join('');
    return t('gdm-title-reprise', { letters });
  }
  const word = step.words.join(' + ');
  return word === '' ? t('gdm-title-turned') : word;
}

/** What a coup did beside laying its word, one short note each. */
export function notesOf(step: PlayedStep, who: (seat: number) => string): string[] {
  const notes: string[] = [];
  if (step.pirated !== null && step.coup !== 'reprise')
    notes.push(t('gdm-note-pirated', { owner: who(step.pirated) }));
  if (step.coup !== 'reprise')
    for (const taken of step.taken) {
      const args = { letters: lettersOf(taken), owner: who(taken.owner) };
      notes.push(t(taken.owner === step.seat ? 'gdm-note-transferred' : 'gdm-note-captured', args));
    }
  for (const { from, letter, taken } of step.shots) {
    const args = { from, letters: lettersOf(taken), owner: who(taken.owner), at: letter ?? '+' };
    notes.push(t(taken.tiles.length > 0 ? 'gdm-note-hit' : 'gdm-note-missed', args));
  }
  if (/ =[a-x]/.test(step.text)) notes.push(t('gdm-note-blockade'));
  if (/ ![a-x]/.test(step.text)) notes.push(t('gdm-note-symbol'));
  if (step.denied !== null) notes.push(t(`gdm-note-denied-${step.denied}`));
  if (step.replays > 0) notes.push(t('gdm-note-replays', { count: step.replays }));
  if (step.goal) notes.push(t(`gdm-note-goal-${step.goal}`));
  return notes;
}

/** Why a coup was an error, in a sentence. */
export function errorOf(code: string, about: string): string {
  return t(`guerre-des-mots-${code}`, { subject: about });
}

/** A step in words. */
export function spoken(step: Step, who: (seat: number) => string): string {
  const name = who(step.seat);
  switch (step.kind) {
    case 'played': {
      const words = listOf(step.words);
      const letters = step.taken.map(lettersOf).join('');
      const how = words === '' && step.coup === 'lay' ? 'turned' : step.coup;
      return [t(`gdm-said-${how}`, { name, words, letters }), ...notesOf(step, who)].join(', ');
    }
    case 'erred':
      return t('gdm-said-erred', { name, why: errorOf(step.code, step.about) });
    case 'drew':
      return t('gdm-said-drew', { name, count: step.count });
    case 'passed':
      return t('gdm-said-passed', { name });
    case 'left':
      return t(`gdm-said-left-${step.code}`, { name });
  }
}

const KINDS: Readonly<Record<string, string>> = {
  b: 'blue',
  g: 'green',
  v: 'violet',
  r: 'red',
  m: 'brown',
  K: 'king',
  D: 'queen',
  T: 'rook',
  F: 'bishop',
  C: 'knight',
};

/** A square in words, for those who listen to the board. */
export function squareTold(game: GuerreDesMots, square: Square): string {
  const notes: string[] = [square];
  const { composer } = game;
  const laid = game.composing ? composer.draft.laid.get(square) : undefined;
  const tile = game.board.tileAt(square);
  if (laid)
    notes.push(
      t(laid.as === 'cross' ? 'gdm-square-laid-cross' : 'gdm-square-laid', {
        letter: laid.letter || '?',
      }),
    );
  else if (tile) {
    const args = { letter: tile.letter ?? '', owner: game.seatName(tile.owner) };
    notes.push(t(tile.letter === null ? 'gdm-square-cross' : 'gdm-square-letter', args));
    if (tile.joker) notes.push(t('gdm-square-joker'));
    if (tile.symbol) notes.push(t('gdm-square-symbol'));
    if (tile.end) notes.push(t('gdm-square-end'));
    if (game.composing && composer.taken.some(({ cell }) => cell === square))
      notes.push(t('gdm-square-taken'));
  } else notes.push(t('gdm-square-empty'));
  const kind = KINDS[kindOf(square)];
  if (kind) notes.push(t(`gdm-square-${kind}`));
  if (game.composing && composer.caret?.square === square)
    notes.push(t('gdm-square-caret', { axis: composer.axis }));
  if (game.board.last.has(square)) notes.push(t('board-last'));
  return notes.join(', ');
}

/** What comes before everything else: coups still due, a question. */
export function alarmTold(game: GuerreDesMots): string | null {
  const { live } = game.desk;
  if (!game.present || !live.playing || live.status?.paused) return null;
  const { due, asked } = game.view;
  if (asked && live.turn !== null) return t('gdm-alarm-asked');
  // 9.1: whoever has just played and is awaited again plays once more, be it only once.
  const again = game.steps.at(-1)?.seat === game.view.turn && game.steps.at(-1)?.kind === 'played';
  if (live.turn !== null && (due > 1 || again)) return t('gdm-alarm-due', { count: due });
  return null;
}

/** What to do now. */
export function hintTold(game: GuerreDesMots): string | null {
  if (game.curtain) return t('gdm-hint-curtain');
  if (!game.open || game.view.asked) return null;
  const { composer } = game;
  if (composer.tool !== 'lay')
    return t(`gdm-hint-${composer.tool}${composer.first === null ? '' : '-second'}`);
  if (composer.asking !== null) return t('gdm-hint-joker');
  if (composer.held !== null) return t('gdm-hint-held');
  if (!composer.empty) return game.ahead ? t('gdm-hint-ahead-set') : null;
  if (composer.caret) return t(composer.fromEnd ? 'gdm-hint-end' : 'gdm-hint-caret');
  if (game.ahead) return t('gdm-hint-ahead');
  return t(game.chainless ? 'gdm-hint-base' : 'gdm-hint-none');
}

/** The Arsenal in words. */
export function arsenalTold({ arsenal }: GuerreDesMots): string {
  const tiles = arsenal?.flatMap((held) => Array.from({ length: held.count }, () => pieceOf(held)));
  return tiles && tiles.length > 0 ? tiles.join(' ') : t('gdm-arsenal-empty');
}

/** The letters of somebody else where every Arsenal lies open, or the game is over; '' of none. */
export function openTold(game: GuerreDesMots, seat: number): string {
  const { arsenal, left } = game.view.seats[seat] ?? {};
  const open = game.option('open_arsenals') === 'true' || game.view.finish !== null;
  if (!arsenal || left || !open || seat === game.holder) return '';
  const backs = ({ back, ...held }: Held) => ({ ...held, back: game.accents ? back : null });
  return usual(arsenal.map(backs)).join(' ');
}

/** The chains that are looked at, in words. */
export function chainsTold(game: GuerreDesMots): string {
  const told = game.board.chains.map(({ owner, words, tiles }) => {
    const list = words.map(({ text }) => text).join(', ');
    return t('gdm-chain-told', {
      owner: game.seatName(owner),
      words: list,
      from: tiles[0]?.cell ?? '',
      to: tiles.at(-1)?.cell ?? '',
    });
  });
  return told.length > 0 ? told.join(' ') : t('gdm-no-chain');
}
