import type { Square } from '../../board/grid';
import { t } from '../../i18n';
import type { DamesDeLettres } from './session.svelte';
import { campOf, written } from './tokens';
import type { Objection } from './writing';

/** A square in words, for those who listen to the board. */
export function squareTold(game: DamesDeLettres, square: Square): string {
  const notes: string[] = [written(square)];
  const token = game.shown.get(square);
  if (token) {
    const what = token.joker ? 'ddl-joker-of' : 'ddl-letter-of';
    notes.push(t(what, { letter: token.letter, colour: token.seat === 0 ? 'red' : 'black' }));
  } else notes.push(t('ddl-empty'));
  notes.push(t('ddl-camp-of', { side: game.seatName(campOf(square)) }));
  const at = game.composing.current?.path.indexOf(square) ?? -1;
  if (at >= 0) notes.push(t('ddl-letter-number', { number: at + 1 }));
  if (game.composing.turned.includes(square)) notes.push(t('ddl-will-turn'));
  if (game.chosen && game.slideTo(game.chosen, square))
    notes.push(t(game.aim(square, game.chosen) === 'capture' ? 'board-capture' : 'board-target'));
  if (game.composing.placing && game.composing.berths.includes(square)) notes.push(t('ddl-berth'));
  if (square === game.last?.[1]) notes.push(t('board-last'));
  return notes.join(', ');
}

/** What stands against the word that is composed. */
export function objectionTold(
  { composing: { word }, view }: DamesDeLettres,
  { what, word: other = word, ruled }: Objection,
): string {
  if (ruled) return t(`dames-de-lettres-${what}`, { subject: other });
  const earlier = view.used.find((used) => used.word === word);
  return t(`ddl-objection-${what}`, { word: other, by: earlier ? String(earlier.seat) : 'none' });
}

/** What comes before everything else: the words of a strict game, a clock to press. */
export function alarmTold(game: DamesDeLettres): string | null {
  const { live } = game.desk;
  const { view } = game;
  if (!game.present || !live.playing || live.status?.paused) return null;
  if (view.press && live.turn !== null) return t('ddl-alarm-press');
  if (view.announced.length > 0) {
    const words = view.announced.join(' + ');
    return live.turn !== null
      ? t('ddl-alarm-owed', { words })
      : t('ddl-alarm-announced', { side: game.seatName(view.turn), words });
  }
  if (view.touched && live.turn !== null) return t('ddl-alarm-touched', { square: view.touched });
  return null;
}

/** What to do now. */
export function hintTold(game: DamesDeLettres): string | null {
  if (!game.free) return null;
  const { composing, chosen } = game;
  if (composing.placing) return t('ddl-hint-joker', { letter: composing.placing });
  const announced = game.view.announced.length > 0;
  if (announced && game.ready) return t('ddl-hint-ready');
  if (composing.slide) {
    const square = written(composing.slide.to);
    return t(composing.wordless ? 'ddl-hint-wordless' : 'ddl-hint-trace', { square });
  }
  if (chosen) {
    const slides = game.slides.filter(({ from }) => from === chosen);
    const takes = slides.filter(({ captures }) => captures.length > 0).length;
    return t('ddl-hint-chosen', {
      letter: game.shown.get(chosen)?.letter ?? '',
      square: written(chosen),
      count: slides.length,
      takes,
    });
  }
  if (announced) return t('ddl-hint-announced');
  // What is wrong with a typed word, or what it does, is told under it.
  if (composing.word !== '') return game.ready ? t('ddl-hint-ready') : null;
  return t('ddl-hint-none');
}
