/** A drawing of the sprite: `#p-{figure}`. */
export type Figure =
  | 'roi'
  | 'dame'
  | 'tour'
  | 'fou'
  | 'cavalier'
  | 'pion'
  | 'cheval'
  | 'chateau'
  | 'chevalier'
  | 'gens'
  | 'jeton'
  | Lettered;

/** A token that bears a letter outside a board. */
export type Lettered = 'jeton-dames' | 'jeton-noir' | 'jeton-rouge';

/**
 * The colours of a figure: cream with an ink contour, ink with a cream halo, and the two metals,
 * plain silver and dotted gold as heralds print them; the two faces of a token, red with a notched
 * rim, black with a ring.
 */
export type Camp = 'white' | 'black' | 'silver' | 'gold' | 'rouge' | 'noir';
