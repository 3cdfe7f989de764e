/**
 * A drawing of the sprite, by its name: `#p-{figure}`. Those of the house lie here, a game's own in its
 * folder of figures.
 */
export type Figure = string;

/**
 * The colours of a figure: cream with an ink contour, ink with a cream halo, and the two metals,
 * plain silver and dotted gold as heralds print them; the two faces of a token, red with a notched
 * rim, black with a ring.
 */
export type Camp = 'white' | 'black' | 'silver' | 'gold' | 'rouge' | 'noir';
