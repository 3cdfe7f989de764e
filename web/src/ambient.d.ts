declare module '*.ftl' {
  const text: string;
  export default text;
}

/** What every page tells. */
declare module '*.ftl?shell' {
  const text: string;
  export default text;
}

declare module 'virtual:rulebook/*' {
  const book: import('./rules/book').Book;
  export default book;
}
