/**
 * Asks a question once it has stood for a moment, and hears only the answer to the last one: what
 * comes late for an older question is nobody's any more.
 */
export class Latest<Question, Answer> {
  readonly #ask: (question: Question) => Promise<Answer>;
  readonly #heard: (result: Heard<Question, Answer>) => void;
  readonly #pause: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(
    ask: (question: Question) => Promise<Answer>,
    heard: (result: Heard<Question, Answer>) => void,
    pause: number,
  ) {
    this.#ask = ask;
    this.#heard = heard;
    this.#pause = pause;
  }

  /** Asks once nothing else was asked for the length of the pause. */
  soon(question: Question): void {
    this.drop();
    this.#timer = setTimeout(() => this.now(question), this.#pause);
  }

  /** Asks at once. */
  now(question: Question): void {
    this.drop();
    const turn = this.#turn;
    const tell = (result: Heard<Question, Answer>) => {
      if (turn === this.#turn) this.#heard(result);
    };
    this.#ask(question).then(
      (answer) => tell({ question, answer }),
      (failure: unknown) => tell({ question, failure }),
    );
  }

  /** Lets every question go. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }
}

/** What became of the last question. */
export type Heard<Question, Answer> =
  | { question: Question; answer: Answer; failure?: never }
  | { question: Question; answer?: never; failure: unknown };
