declare module '*.ftl' {
  const text: string;
  export default text;
}

/** A part of a text: `shell`, or the slug of a game. */
declare module '*.ftl?shell' {
  const text: string;
  export default text;
}

declare module '*.ftl?echecs' {
  const text: string;
  export default text;
}

declare module '*.ftl?echec-et-mots' {
  const text: string;
  export default text;
}

declare module '*.ftl?chevaliers' {
  const text: string;
  export default text;
}

declare module '*.ftl?dames-de-lettres' {
  const text: string;
  export default text;
}

declare module '*.ftl?guerre-des-mots' {
  const text: string;
  export default text;
}

declare module 'virtual:rulebook/*' {
  const book: import('./rules/book').Book;
  export default book;
}
