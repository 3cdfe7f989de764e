const files = import.meta.glob<string>(['./*.svg', '../games/*/figures/*.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every figure of the house and of its games: its name, and what its file draws. */
export const DRAWINGS: readonly (readonly [name: string, drawn: string])[] = Object.entries(
  files,
).map(([path, file]) => [
  path.slice(path.lastIndexOf('/') + 1, -4),
  file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>')),
]);
