import { has, t } from './i18n';

/** How the computer plays a game at a level, in a sentence. */
export function levelText(level: number, game: string): string {
  const own = `level-${level}-${game}`;
  return t(has(own) ? own : `level-${level}-text`);
}
