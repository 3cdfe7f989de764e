/** A drawing of the sprite: `#p-{figure}`. */
export type Figure = 'roi' | 'dame' | 'tour' | 'fou' | 'cavalier' | 'pion' | 'cheval' | 'chateau';

/** The colours of a figure: cream with an ink contour, or ink with a cream halo. */
export type Camp = 'white' | 'black';
