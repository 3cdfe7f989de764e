import type { RulingInfo } from '../wire/RulingInfo';
import type { WordReport } from '../wire/WordReport';

/** What the dictionary says of *cheval*, or of a word that is nothing at all, for the tests. */
export function reportOn(word: string): WordReport {
  const known = word === 'cheval';
  const reading = (form: string, number: string) => ({
    form,
    lemma: 'cheval',
    analyses: [{ class: 'noun', gender: 'masculine', number }],
    marks: [],
    frequency: 8,
  });
  const forms = [reading('cheval', 'singular'), reading('chevaux', 'plural')];
  return {
    lexicon: 'test@0',
    word,
    folded: word.toUpperCase(),
    rulings: [ruling(known, 'open'), ruling(known, 'strict')],
    readings: known ? forms.slice(0, 1) : [],
    families: known ? [{ lemma: 'cheval', forms }] : [],
  };
}

function ruling(playable: boolean, set: 'open' | 'strict'): RulingInfo {
  return {
    game: 'echec-et-mots',
    name: 'Échec et Mots',
    option: ['word_classes', set],
    default: set === 'open',
    playable,
    compound: false,
    spellings: playable ? ['cheval'] : [],
    ...(playable
      ? {}
      : {
          refusal: { code: 'word-unknown', clause: 'W1', error: 'Inconnu.', nearest: ['cheval'] },
        }),
  };
}
