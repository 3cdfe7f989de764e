import { beforeAll, describe, expect, it } from 'vitest';
import { setLocale } from '../i18n';
import type { Analysis } from '../wire/Analysis';
import type { Family } from '../wire/Family';
import type { Reading } from '../wire/Reading';
import type { WordReport } from '../wire/WordReport';
import { conjugate, pronoun } from './conjugation';
import { decline, onlyCell } from './declension';
import { byNearness, layOut, lookedUp, otherSpellings } from './family';
import { commonness, inWords } from './grammar';

const reading = (form: string, lemma: string, ...analyses: Analysis[]): Reading => ({
  form,
  lemma,
  analyses,
  marks: [],
  frequency: 5,
});
const noun = (gender: string, number: string): Analysis => ({ class: 'noun', gender, number });
const adjective = (gender: string, number: string): Analysis => ({
  class: 'adjective',
  gender,
  number,
});
const verb = (tense: string, person?: number, number?: string): Analysis => ({
  class: 'verb',
  tense,
  ...(person ? { person, number } : {}),
});
const participle = (gender: string, number: string): Analysis => ({
  class: 'verb',
  tense: 'past-participle',
  gender,
  number,
});

const PAYER: Family = {
  lemma: 'payer',
  forms: [
    reading('paie', 'payer', verb('present', 1, 'singular'), verb('present', 3, 'singular')),
    reading('paye', 'payer', verb('present', 1, 'singular'), verb('imperative', 2, 'singular')),
    reading('payer', 'payer', verb('infinitive')),
    reading('payons', 'payer', verb('present', 1, 'plural')),
    reading('payée', 'payer', participle('feminine', 'singular')),
    reading('payés', 'payer', participle('masculine', 'plural')),
  ],
};

describe('decline', () => {
  it('lays forms out by number and gender, holes included', () => {
    const forms = [
      reading('acteur', 'acteur', noun('masculine', 'singular')),
      reading('acteurs', 'acteur', noun('masculine', 'plural')),
      reading('actrice', 'acteur', noun('feminine', 'singular')),
    ];
    const table = decline(forms, () => true);
    expect(table).toEqual({
      genders: ['masculine', 'feminine'],
      rows: [
        { number: 'singular', cells: [['acteur'], ['actrice']] },
        { number: 'plural', cells: [['acteurs'], []] },
      ],
    });
    expect(onlyCell(table!)).toBeNull();
  });

  it('keeps every spelling of a cell, once', () => {
    const forms = [
      reading('clé', 'clé', noun('feminine', 'singular'), noun('feminine', 'singular')),
      reading('clef', 'clé', noun('feminine', 'singular')),
    ];
    expect(onlyCell(decline(forms, () => true)!)).toEqual(['clé', 'clef']);
  });

  it('has no table of nothing', () => {
    expect(decline(PAYER.forms, ({ class: name }) => name === 'noun')).toBeNull();
  });
});

describe('conjugate', () => {
  const payer = conjugate(PAYER.forms)!;

  it('orders tenses and persons, and leaves out those the verb lacks', () => {
    expect(payer.tenses).toEqual([
      {
        tense: 'present',
        persons: [
          { person: 1, plural: false, forms: ['paie', 'paye'] },
          { person: 3, plural: false, forms: ['paie'] },
          { person: 1, plural: true, forms: ['payons'] },
        ],
      },
      { tense: 'imperative', persons: [{ person: 2, plural: false, forms: ['paye'] }] },
    ]);
  });

  it('keeps the nominal forms apart', () => {
    expect(payer.infinitive).toEqual(['payer']);
    expect(payer.presentParticiple).toEqual([]);
    expect(payer.pastParticiple?.rows).toEqual([
      { number: 'singular', cells: [[], ['payée']] },
      { number: 'plural', cells: [['payés'], []] },
    ]);
  });

  it('finds no verb where there is none', () => {
    expect(conjugate([reading('cheval', 'cheval', noun('masculine', 'singular'))])).toBeNull();
  });
});

describe('pronoun', () => {
  it.each([
    [1, false, 'mange', 'je'],
    [1, false, 'aime', 'j’'],
    [1, false, 'élève', 'j’'],
    [1, false, 'habite', 'j(e)'],
    [2, false, 'aimes', 'tu'],
    [3, false, 'pleut', 'il'],
    [1, true, 'aimons', 'nous'],
    [3, true, 'aiment', 'ils'],
  ])('%i %s %s', (person, plural, form, said) => {
    expect(pronoun({ person, plural, forms: [form] })).toBe(said);
  });
});

describe('layOut', () => {
  it('puts a noun and an adjective together when they share every form', () => {
    const both = (gender: string, number: string) => [
      noun(gender, number),
      adjective(gender, number),
    ];
    const petit = layOut({
      lemma: 'petit',
      forms: [
        reading('petit', 'petit', ...both('masculine', 'singular')),
        reading('petite', 'petit', ...both('feminine', 'singular')),
      ],
    });
    expect(petit.nominal.map(({ classes }) => classes)).toEqual([['noun', 'adjective']]);
    expect(petit.verb).toBeNull();
  });

  it('keeps them apart when they differ, and what has one form by class', () => {
    const bien = layOut({
      lemma: 'bien',
      forms: [
        reading('bien', 'bien', { class: 'adverb' }, noun('masculine', 'singular')),
        reading('bien', 'bien', adjective('both', 'invariable'), { class: 'adverb' }),
        reading('biens', 'bien', noun('masculine', 'plural')),
      ],
    });
    expect(bien.nominal.map(({ classes }) => classes)).toEqual([['noun'], ['adjective']]);
    expect(bien.plain).toEqual([{ class: 'adverb', forms: ['bien'] }]);
  });
});

describe('a report', () => {
  const eleve = reading('élève', 'élève', noun('both', 'singular'));
  const elevee = reading('élevé', 'élever', participle('masculine', 'singular'));
  const report = (word: string): WordReport => ({
    lexicon: 'test@0',
    word,
    folded: 'ELEVE',
    rulings: [],
    readings: [eleve, elevee],
    families: [
      { lemma: 'élève', forms: [eleve] },
      { lemma: 'élever', forms: [elevee] },
    ],
  });

  it('marks the very spelling, or every spelling when the accents are left out', () => {
    const marked = (word: string) => ['élève', 'élevé', 'élevés'].filter(lookedUp(report(word)));
    expect(marked('élevé')).toEqual(['élevé']);
    expect(marked('eleve')).toEqual(['élève', 'élevé']);
  });

  it('shows the family of the very word first', () => {
    const lemmas = (word: string) => byNearness(report(word)).map(({ lemma }) => lemma);
    expect(lemmas('élevé')).toEqual(['élever', 'élève']);
    expect(lemmas('eleve')).toEqual(['élève', 'élever']);
  });

  it('knows the other spellings of the same letters', () => {
    expect(otherSpellings(report('élève'))).toEqual(['élevé']);
    expect(otherSpellings(report('eleve'))).toEqual(['élève', 'élevé']);
  });
});

describe('in words', () => {
  beforeAll(() => setLocale('fr'));

  it.each<[Analysis, string]>([
    [noun('feminine', 'plural'), 'nom féminin pluriel'],
    [adjective('both', 'invariable'), 'adjectif masculin ou féminin invariable'],
    [verb('infinitive'), 'infinitif'],
    [participle('feminine', 'singular'), 'participe passé féminin singulier'],
    [participle('both', 'invariable'), 'participe passé invariable'],
    [verb('simple-past', 3, 'singular'), 'passé simple, 3e personne du singulier'],
    [verb('present', 1, 'plural'), 'présent, 1re personne du pluriel'],
    [{ class: 'adverb' }, 'adverbe'],
  ])('%o', (analysis, text) => {
    expect(inWords([analysis])).toEqual([text]);
  });

  it('puts the persons of a tense together, in order', () => {
    const eleve = [
      verb('imperative', 2, 'singular'),
      verb('present', 3, 'singular'),
      verb('present', 1, 'singular'),
      verb('present', 2, 'plural'),
    ];
    expect(inWords(eleve)).toEqual([
      'impératif, 2e personne du singulier',
      'présent, 1re et 3e personnes du singulier',
      'présent, 2e personne du pluriel',
    ]);
  });

  it('says how common each class is, and never a bare number', () => {
    for (let level = 0; level <= 9; level++) expect(commonness(level)).toMatch(/^[a-zéè ]+$/);
    expect(commonness(9)).not.toBe(commonness(0));
  });
});
