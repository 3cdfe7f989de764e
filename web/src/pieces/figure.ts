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
  | 'gens';

/**
 * The colours of a figure: cream with an ink contour, ink with a cream halo, and the two metals,
 * plain silver and dotted gold as heralds print them.
 */
export type Camp = 'white' | 'black' | 'silver' | 'gold';
