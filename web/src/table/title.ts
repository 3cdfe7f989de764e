import { t } from '../i18n';
import type { TableFrame } from '../wire/TableFrame';
import { namesOf } from './names';
import { teamsOf } from './teams';

/** The tab's title: whose turn it is comes first, so that it shows in a narrow tab. */
export function titleOf(frame: TableFrame, myTurn: boolean): string {
  if (myTurn) return t('table-title-turn');
  if (frame.status.phase === 'waiting') return t('table-title-waiting');
  const { places } = frame.status;
  const teams = teamsOf(frame.status).map((team) => namesOf(team.places.map((at) => places[at])));
  const names = [...new Set(teams)].join(' – ');
  return frame.status.phase === 'over' || frame.status.phase === 'aborted'
    ? t('table-title-over', { names })
    : t('table-title', { game: t(`game-${frame.game}`), names });
}

let drawing: Promise<string | null> | null = null;
let wanted = false;

/** The drawing of the plain icon; null while it cannot be fetched: the next turn asks again. */
function drawn(plain: string): Promise<string | null> {
  drawing ??= fetch(plain)
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null)
    .then((text) => {
      if (text === null) drawing = null;
      return text;
    });
  return drawing;
}

/** Puts a dot on the tab's icon while the player is awaited. */
export async function badge(on: boolean): Promise<void> {
  wanted = on;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  const plain = (link.dataset['plain'] ??= link.href);
  if (!on) {
    link.href = plain;
    return;
  }
  const dot = '<circle cx="50" cy="14" r="12" fill="#E48C58" stroke="#FBF4E4" stroke-width="4"/>';
  const text = await drawn(plain);
  if (!wanted || text === null) return;
  const svg = text.replace(/<\/svg>\s*$/, `${dot}</svg>`);
  link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
