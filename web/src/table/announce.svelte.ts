/**
 * Sentences for screen readers. Two lines speak in turn, so that the same sentence twice is heard
 * twice.
 */
export class Announcer {
  lines = $state<[string, string]>(['', '']);
  #next = 0;

  say(sentence: string): void {
    this.lines = this.#next === 0 ? [sentence, ''] : ['', sentence];
    this.#next = 1 - this.#next;
  }
}
