import type { Plugin } from 'vite';

/** Asks for the font in the first response: text must not wait for the style sheet to name it. */
export function preloadFont(): Plugin {
  return {
    name: 'cavalettres-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        return Object.keys(context.bundle ?? {})
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
