import type { Session } from '../games/face';
import { sideName, sideSentence } from '../games/seats';
import { t } from '../i18n';
import type { Live } from './live.svelte';
import { nameOf, namesOf } from './names';
import { howEnded } from './result';

/** Where the table stands, in a sentence: above all, whose turn it is. */
export function standing(live: Live, session: Session): string {
  const { status } = live;
  if (!status) return '';
  switch (status.phase) {
    case 'waiting': {
      const free = status.places.filter(({ kind }) => kind === 'free').length;
      return status.places.length > 2 ? t('team-waiting', { count: free }) : t('table-waiting');
    }
    case 'aborted':
      return t('table-aborted');
    case 'playing':
      if (status.paused) return t('arbiter-paused');
      return turn(live, session, status.awaited);
    default: {
      const { outcome } = status;
      return outcome ? t('table-ended', { how: howEnded(live, outcome.code) }) : '';
    }
  }
}

function turn(live: Live, session: Session, awaited: readonly number[]): string {
  const seat = awaited[0] ?? 0;
  if (live.shared || !live.seated) {
    const side =
      awaited.length > 1 && live.teamed
        ? sideName(live.frame?.game ?? '', seat % live.sides)
        : session.seatName(seat);
    return sideSentence('table-turn-side', live.frame?.game ?? '', side);
  }
  if (live.turn !== null && live.lostAt !== null && session.sending(live.turn))
    return t('table-turn-kept');
  const players = awaited.map((one) => live.player(one));
  const { acting } = live.status ?? {};
  // Where either partner may act, a computer does by turns with a person.
  if (acting !== undefined && live.ours(acting))
    return t('team-turn-partner', { name: nameOf(live.status?.places[acting]) });
  if (live.turn !== null) {
    const together = players.some(
      (one) => one && live.confidants.includes(one.place) && live.ours(one.place),
    );
    if (together) return t('team-turn-ours');
    const own = awaited.filter((one) => live.seats.includes(one));
    return live.seats.length > 1 && own.length === 1
      ? t('team-turn-seat', { seat: session.seatName(live.turn) })
      : t('table-turn-you');
  }
  const people = players.flatMap((one) => (one?.info.kind === 'person' ? [one] : []));
  const ours = players.find((one) => one && live.ours(one.place));
  if (ours) return t('team-turn-partner', { name: nameOf((people[0] ?? ours).info) });
  const first = people[0];
  if (!first) {
    return t(players[0]?.info.kind === 'bot' ? 'table-turn-computer' : 'table-turn-other', {
      name: nameOf(players[0]?.info),
    });
  }
  if (people.length === 1 && !(live.frame?.presence[first.place] ?? true))
    return t('away-hint', { name: nameOf(first.info) });
  return people.length > 1
    ? t('team-turn-others', { names: namesOf(people.map(({ info }) => info)) })
    : t('table-turn-other', { name: nameOf(first.info) });
}
