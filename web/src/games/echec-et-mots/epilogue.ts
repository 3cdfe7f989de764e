import { t } from '../../i18n';
import { byWhom } from '../../table/result';
import type { Epilogue, Keepsake } from '../face';
import { LEAST } from '../../wire/echec-et-mots/facts';
import { parse } from './emn';
import { longestWord } from './longest.svelte';
import { preview, signed, type Scoring } from './score';
import type { EchecEtMots } from './session.svelte';
import type { Step } from './story';

/** A word that a side could have shown, by what is known without naming it. */
export interface Chance {
  /** The half-move with which it could have been announced; null where it could have replied. */
  ply: number | null;
  /** The letters it would have been made of. */
  rack: string;
  length: number;
  unused: number;
  /** What it would have scored at best. */
  points: number;
}

/** What of a finished game tells the words a seat had. */
export interface Ended {
  seat: 0 | 1;
  steps: readonly Step[];
  /** How long the longest words of both sides were after each half-move. */
  longest: readonly (readonly [number, number])[];
  /** Who stopped the game; null where nobody did. */
  caller: number | null;
  scored: number;
  scoring: Scoring;
}

/** The best word that a seat held and did not show, the earliest of equals; null where it had none. */
export function missed({ seat, steps, longest, caller, scored, scoring }: Ended): Chance | null {
  const chances = longest.flatMap((both, at): Chance[] => {
    const step = steps[at];
    const length = both[seat];
    if (!step) return [];
    const rack = parse(step.position).racks[seat];
    const replies = at === longest.length - 1 && caller === 1 - seat;
    const announces = step.seat === seat && step.kind === 'move' && length >= LEAST;
    if (length === 0 || !(replies || announces)) return [];
    const sum = preview(length, rack.length, { calls: announces, knight: false }, scoring);
    const { unused, points, bonus } = sum;
    const ply = announces ? at + 1 : null;
    return [{ ply, rack, length, unused, points: points + bonus }];
  });
  return chances.reduce<Chance | null>(
    (best, one) => (one.points > (best?.points ?? scored) ? one : best),
    null,
  );
}

/** The better of both words that were shown. */
function shown(session: EchecEtMots): Keepsake | null {
  const { score } = session.view;
  if (!score) return null;
  const seat = score[1].points > score[0].points ? 1 : 0;
  const { word, letters } = score[seat];
  if (!word) return null;
  const by = byWhom(session.desk.live, session, seat);
  return {
    title: t('echec-et-mots-end-best'),
    text: t('echec-et-mots-end-best-word', { word, letters, by }),
  };
}

/** What Échec et Mots tells besides how it ended: both words, and the one that was missed. */
export const epilogue: Epilogue<EchecEtMots> = {
  turned({ view }) {
    if (!view.score || !view.announced) return null;
    const caller = view.announced.seat === 0 ? 0 : 1;
    const word = view.score[caller].word;
    const other = view.score[caller === 0 ? 1 : 0].word;
    if (!word) return null;
    return other
      ? t('echec-et-mots-end-words', { word, other })
      : t('echec-et-mots-end-word', { word });
  },

  async keepsake(session) {
    const { live } = session.desk;
    const seat = live.shared ? undefined : live.seats[0];
    const outcome = live.status?.outcome;
    if (seat === undefined || !outcome) return shown(session);
    const chance = missed({
      seat: seat === 0 ? 0 : 1,
      steps: session.steps,
      longest: session.view.longest,
      caller: session.view.announced?.seat ?? null,
      scored: outcome.points[seat] ?? 0,
      scoring: session.bench.scoring,
    });
    if (!chance) return shown(session);
    const strict = session.option('word_classes') === 'strict';
    const word = await longestWord(chance.rack, chance.length, strict);
    if (!word) return shown(session);
    const { unused, points } = chance;
    const args = { word, unused, points: signed(points) };
    const text =
      chance.ply === null
        ? t('echec-et-mots-end-missed-reply', args)
        : t('echec-et-mots-end-missed-move', { ...args, number: Math.ceil(chance.ply / 2) });
    return { title: t('echec-et-mots-end-missed'), text };
  },
};
