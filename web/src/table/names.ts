import { locale, t } from '../i18n';
import type { PlaceInfo } from '../wire/PlaceInfo';
import type { Status } from '../wire/Status';
import type { TalkLine } from '../wire/TalkLine';

/**
 * How a place's holder is called: a person by name, the computer by its level's own, or by
 * whom it stands in for.
 */
export function nameOf(info: PlaceInfo | null | undefined): string {
  if (!info || info.kind === 'free') return t('table-free');
  if (info.kind === 'person') return info.name;
  if (info.standsFor !== undefined) return t('away-stands-for', { name: info.standsFor });
  return info.level === undefined ? t('table-computer') : t(`level-${info.level}`);
}

/** How whoever said something is called: the arbiter by what he is, too. */
export function speakerOf({ by }: TalkLine, status: Status | null | undefined): string {
  return by === undefined
    ? t('arbiter-says', { name: status?.arbiter ?? '' })
    : nameOf(status?.places[by]);
}

/** Several holders in a row, each named once: “Odile et le bambin”. */
export function namesOf(
  infos: readonly (PlaceInfo | null | undefined)[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const names = [...new Set(infos.map(nameOf))];
  return listOf(
    names.map((name, at) => (at === 0 ? name : t('name-within', { name }))),
    type,
  );
}

/** Words in a row as they are written: “a, b et c”. */
export function listOf(
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(locale(), { type }).format(words);
}
