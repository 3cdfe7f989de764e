import { reaches } from '../../board/gesture';
import type { Square } from '../../board/grid';
import { t } from '../../i18n';
import type { Attempt, EchecEtMots } from './session.svelte';

/** A square in words, for those who listen to the board. */
export function squareTold(game: EchecEtMots, square: Square): string {
  const figure = game.position.get(square);
  const letter = game.tiles.get(square)?.letter;
  const owner = game.view.starts.findIndex((squares) => squares.includes(square));
  const notes: string[] = [square];
  if (figure) notes.push(t(`echec-et-mots-knight-${figure.camp}`));
  else if (letter) notes.push(t('echec-et-mots-letter', { letter }));
  else notes.push(t('echec-et-mots-empty'));
  if (owner >= 0) notes.push(t('echec-et-mots-start', { side: game.seatName(owner) }));
  if (game.chosen && reaches(game.reach, game.chosen, square))
    notes.push(t(game.aim(square) === 'capture' ? 'board-capture' : 'board-target'));
  if (game.threats.includes(square)) notes.push(t('echec-et-mots-threatened'));
  if (game.marked.get('danger')?.includes(square)) notes.push(t('echec-et-mots-exposed'));
  if (square === game.last?.[1]) notes.push(t('board-last'));
  return notes.join(', ');
}

/** What comes before everything else: the other's announcement, or a knight in danger. */
export function alarmTold(game: EchecEtMots): string | null {
  const { live } = game.desk;
  if (!game.present || !live.playing) return null;
  const { announced, phase } = game.view;
  if (announced && phase === 'reply') {
    const caller = game.player(announced.seat);
    return announced.word === null
      ? t('echec-et-mots-alarm-forfeit', caller)
      : t('echec-et-mots-alarm-announced', { ...caller, word: announced.word });
  }
  if (live.turn === null || game.threats.length === 0) return null;
  const squares = game.threats.join(', ');
  return t('echec-et-mots-alarm-threat', { squares, count: game.threats.length });
}

/** What the held move waits for, or what the chosen knight can do. */
export function hintTold(game: EchecEtMots): string | null {
  if (game.mustReply) return t('echec-et-mots-hint-reply');
  // The move is on the board and not played yet: nothing else says what it waits for.
  if (game.held && game.bench.open) {
    const wait = game.ready ? 'ready' : game.plain ? 'plain' : 'word';
    return t(`echec-et-mots-hint-held-${wait}`, { to: game.held.to });
  }
  if (!game.chosen) return null;
  const dests = game.reach.dests.get(game.chosen) ?? [];
  const letters = dests.flatMap((square) => game.shown.letters.get(square) ?? []).sort();
  const takes = dests.filter((square) => game.aim(square) === 'capture').length;
  return t('echec-et-mots-hint-chosen', {
    square: game.chosen,
    letters: letters.join(', '),
    count: letters.length,
    free: dests.length - letters.length - takes,
    takes,
  });
}

/** The question before a move is played. */
export function askedTold({ from, to, letter }: Attempt): string {
  return letter
    ? t('echec-et-mots-confirm-letter', { from, to, letter })
    : t('echec-et-mots-confirm', { from, to });
}
