declare module '*.ftl' {
  const text: string;
  export default text;
}

declare module 'virtual:rulebook/echecs' {
  const book: import('./rules/book').Book;
  export default book;
}
