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
