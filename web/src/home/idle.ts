/** How long a browser that does not tell when it is idle is left alone. */
const REST_MS = 400;

/** Does something once the page has nothing better to do; the result lets it be. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(act);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, REST_MS);
  return () => clearTimeout(timer);
}
