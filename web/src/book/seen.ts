/** How far from the screen a board is drawn, so that it is there when it is scrolled to. */
const AHEAD = '300px';

/**
 * Tells when the element comes near the screen and when it is far again: text first, boards while they
 * can be seen, for a book has more of them than a phone would carry.
 */
export function seen(element: HTMLElement, tell: (near: boolean) => void): { destroy(): void } {
  const watcher = new IntersectionObserver(
    (entries) => tell(entries.some(({ isIntersecting }) => isIntersecting)),
    { rootMargin: AHEAD },
  );
  watcher.observe(element);
  return { destroy: () => watcher.disconnect() };
}
