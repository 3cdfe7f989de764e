/** The pages that come only when somebody goes there. */
export const pages = {
  table: () => import('./table/Table.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  dictionary: () => import('./dictionary/Dictionary.svelte'),
};

/** Fetches the table page early, when somebody is about to press a box. */
export function warmTable(): void {
  // A failure shows when the page is really asked for.
  pages.table().catch(() => {});
}
