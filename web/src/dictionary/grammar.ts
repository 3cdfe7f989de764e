import { t } from '../i18n';
import type { Analysis } from '../wire/Analysis';

/**
 * What a form can be, in words: “nom féminin pluriel”, “présent, 1re et 3e personnes du singulier”.
 * Persons of the same tense stand together.
 */
export function inWords(analyses: Analysis[]): string[] {
  const lines = analyses.map((analysis) => {
    if (!analysis.person) return declined(analysis);
    const alike = ({ tense, number }: Analysis) =>
      tense === analysis.tense && number === analysis.number;
    return conjugated(analyses.filter((other) => other.person && alike(other)));
  });
  return [...new Set(lines)];
}

/** Analyses of one tense and number, which differ by person only. */
function conjugated(analyses: Analysis[]): string {
  const [{ tense = '', number = 'singular' } = {}] = analyses;
  const said = { tense: t(`word-tense-${tense}`), number };
  const [first = 3, second, third] = analyses.map(({ person }) => person ?? 3).sort();
  if (third) return t('word-conjugated-all', said);
  if (second) return t('word-conjugated-two', { ...said, first, second });
  return t('word-conjugated', { ...said, person: first });
}

function declined({ class: name, gender, number, tense }: Analysis): string {
  const what = tense ? t(`word-tense-${tense}`) : t(`word-class-${name}`);
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
