import { t } from '../i18n';
import type { PlaceInfo } from '../wire/PlaceInfo';

/** How a place's holder is called: a person by name, the computer by its level's own. */
export function nameOf(info: PlaceInfo | null | undefined): string {
  if (!info || info.kind === 'free') return t('table-free');
  if (info.kind === 'person') return info.name;
  return info.level === undefined ? t('table-computer') : t(`level-${info.level}`);
}
