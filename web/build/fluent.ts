import type { Plugin } from 'vite';

/** Serves a `.ftl` file as a module that holds its text, without the comments. */
export function fluent(): Plugin {
  return {
    name: 'cavalettres-fluent',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null;
      const text = source
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .join('\n')
        .replace(/\n{2,}/g, '\n');
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}
