import { t } from '../i18n';
import type { Analysis } from '../wire/Analysis';

/** What a form can be, in words: “nom féminin pluriel”, “présent, 3e personne du singulier”. */
export function inWords({ class: name, gender, number, tense, person }: Analysis): string {
  const what = tense ? t(`word-tense-${tense}`) : t(`word-class-${name}`);
  if (person) {
    return t('word-conjugated', { tense: what, person, number: number ?? 'singular' });
  }
  const traits = [
    // What agrees with nothing has no gender to speak of.
    gender && !(tense && number === 'invariable') ? t(`word-gender-${gender}`) : '',
    number ? t(`word-number-${number}`) : '',
  ].filter((text) => text !== '');
  return traits.length > 0 ? t('word-declined', { what, traits: traits.join(' ') }) : what;
}

/** How common a word is, in words. */
export function commonness(frequency: number): string {
  const level = Math.min(9, Math.max(0, Math.round(frequency)));
  return t('word-frequency', { level });
}
