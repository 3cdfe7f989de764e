import { manifestOf } from '../games';
import { sideName } from '../games/seats';
import { t } from '../i18n';
import type { PlaceInfo } from '../wire/PlaceInfo';
import type { Live } from './live.svelte';
import { nameOf, namesOf } from './names';
import { teamsOf } from './teams';

/** Who has the first side in the game that follows; null where the lot decides, or there are no sides. */
function firstOf(live: Live): { place: number; info: PlaceInfo } | null {
  const { frame, status } = live;
  // Seats that are named for where they lie are nobody's side.
  if (status?.nextFirst === undefined || manifestOf(frame?.game ?? '')?.seat) return null;
  return live.player(status.nextFirst);
}

/** The next game of the match, with who has the first side. */
export function nextTold(live: Live): string {
  const { status, frame, sides } = live;
  const first = firstOf(live);
  if (!first || !status || !frame) return t('action-next');
  const [game, side] = [status.game + 1, sideName(frame.game, 0)];
  if (!live.teamed) return t('action-next-side', { game, name: nameOf(first.info), side });
  const team = teamsOf(status)[first.place % sides];
  const holders = team?.places.map((place) => status.places[place]) ?? [];
  const count = new Set(holders.map(nameOf)).size;
  return t('team-next', { game, names: namesOf(holders), count, side });
}

/** Who begins the rematch, where two play and the rule says it. */
export function rematchTold(live: Live): string | null {
  const first = live.status?.places.length === 2 && !live.shared ? firstOf(live) : null;
  if (!first || !live.frame) return null;
  const side = sideName(live.frame.game, 0);
  return live.mine(first.place)
    ? t('action-rematch-yours', { side })
    : t('action-rematch-theirs', { side, name: nameOf(first.info) });
}
