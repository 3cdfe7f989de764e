declare module '*.ftl' {
  const text: string;
  export default text;
}

/** What every page tells. */
declare module '*.ftl?shell' {
  const text: string;
  export default text;
}

/** What the dialog of a new game tells. */
declare module '*.ftl?settings' {
  const text: string;
  export default text;
}
declare module '*.ftl?choices' {
  const text: string;
  export default text;
}

/** What the rule books tell. */
declare module '*.ftl?book' {
  const text: string;
  export default text;
}

/** What the page of printed boxes tells. */
declare module '*.ftl?kit' {
  const text: string;
  export default text;
}

/** What the dictionary tells. */
declare module '*.ftl?dictionary' {
  const text: string;
  export default text;
}

/** What tables tell. */
declare module '*.ftl?table' {
  const text: string;
  export default text;
}
