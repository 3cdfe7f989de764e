/** The same thing in both languages. */
export interface Said<Text = string> {
  fr: Text;
  en: Text;
}

/** A numbered rule. */
export interface RuleClause {
  /** Such as `L-5`; also its anchor. */
  id: string;
  title: Said;
  /** Its paragraphs. */
  text: Said<string[]>;
}

/** The rules of a game, in order. */
export interface Book {
  parts: { title: Said; clauses: RuleClause[] }[];
}

/** The books of the games that have one, each read when it is opened. */
export const BOOKS: Readonly<Record<string, () => Promise<{ default: Book }>>> = {
  echecs: () => import('virtual:rulebook/echecs'),
  'echec-et-mots': () => import('virtual:rulebook/echec-et-mots'),
  chevaliers: () => import('virtual:rulebook/chevaliers'),
  'dames-de-lettres': () => import('virtual:rulebook/dames-de-lettres'),
  'guerre-des-mots': () => import('virtual:rulebook/guerre-des-mots'),
};
