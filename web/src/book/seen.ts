/** Runs once, when the element comes near the screen: text first, boards when they are seen. */
export function seen(element: HTMLElement, run: () => void): { destroy(): void } {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      run();
    },
    { rootMargin: '300px' },
  );
  watcher.observe(element);
  // Paper has no screen to come near to.
  addEventListener('beforeprint', run, { once: true });
  return {
    destroy() {
      watcher.disconnect();
      removeEventListener('beforeprint', run);
    },
  };
}
