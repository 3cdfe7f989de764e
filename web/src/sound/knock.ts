/** One knock: a decaying tone with its wooden overtone, and the click of the contact. */
export interface Knock {
  /** Seconds after the start. */
  at: number;
  /** Hertz. */
  tone: number;
  /** Seconds until it has died. */
  decay: number;
  loud: number;
  /** How much of the contact's click is heard, 0 to 1. */
  click: number;
}

/** A knock, of usual loudness and contact unless told otherwise. */
export const knock = (at: number, tone: number, decay: number, loud = 0.8, click = 0.6): Knock => ({
  at,
  tone,
  decay,
  loud,
  click,
});

/** So many knocks at even distances, from one tone to the next. */
export const row = (tones: readonly number[], apart: number, decay: number, loud = 0.7): Knock[] =>
  tones.map((tone, i) => knock(i * apart, tone, decay, loud));
