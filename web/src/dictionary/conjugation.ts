import type { Analysis } from '../wire/Analysis';
import type { Reading } from '../wire/Reading';
import { decline, type Declension } from './declension';

/** One line of a tense. */
export interface Person {
  person: number;
  plural: boolean;
  forms: string[];
}

/** One tense, its persons from *je* to *ils*, those it has. */
export interface Tense {
  tense: string;
  persons: Person[];
}

/** All the forms of a verb. */
export interface Conjugation {
  infinitive: string[];
  presentParticiple: string[];
  pastParticiple: Declension | null;
  tenses: Tense[];
}

const TENSES = [
  'present',
  'imperfect',
  'simple-past',
  'future',
  'conditional',
  'subjunctive-present',
  'subjunctive-imperfect',
  'imperative',
];

/** Lays out the forms of a verb; null when there is no verb among them. */
export function conjugate(forms: Reading[]): Conjugation | null {
  const ofVerb = (tense: string) => (analysis: Analysis) =>
    analysis.class === 'verb' && analysis.tense === tense;
  const plain = (tense: string) => {
    const fit = forms.filter(({ analyses }) => analyses.some(ofVerb(tense)));
    return [...new Set(fit.map(({ form }) => form))];
  };
  const conjugation: Conjugation = {
    infinitive: plain('infinitive'),
    presentParticiple: plain('present-participle'),
    pastParticiple: decline(forms, ofVerb('past-participle')),
    tenses: TENSES.map((tense) => ({ tense, persons: persons(forms, ofVerb(tense)) })).filter(
      (tense) => tense.persons.length > 0,
    ),
  };
  const { infinitive, presentParticiple, pastParticiple, tenses } = conjugation;
  const none = infinitive.length + presentParticiple.length + tenses.length === 0;
  return none && !pastParticiple ? null : conjugation;
}

function persons(forms: Reading[], fit: (analysis: Analysis) => boolean): Person[] {
  const found: Person[] = [];
  for (const { form, analyses } of forms)
    for (const analysis of analyses.filter(fit)) {
      const { person = 3 } = analysis;
      const plural = analysis.number === 'plural';
      const line = found.find((other) => other.person === person && other.plural === plural);
      if (!line) found.push({ person, plural, forms: [form] });
      else if (!line.forms.includes(form)) line.forms.push(form);
    }
  return found.sort((a, b) => Number(a.plural) - Number(b.plural) || a.person - b.person);
}

const PRONOUNS = ['je', 'tu', 'il', 'nous', 'vous', 'ils'];

/** The pronoun before a form. Whether an h lets it elide is not in the lexicon. */
export function pronoun({ person, plural, forms }: Person): string {
  const full = PRONOUNS[person - 1 + (plural ? 3 : 0)] ?? '';
  if (full !== 'je') return full;
  const first = (forms[0] ?? '').normalize('NFD').charAt(0).toLowerCase();
  if (first === 'h') return 'j(e)';
  return 'aeiouœæ'.includes(first) ? 'j’' : 'je';
}
