/**
 * Integrity (`sha384-…`) by part. Here none: the build writes the script a second time, for the addresses of exact versions, with those of all parts in this
 * place (`build/integrity-tables.ts`). What is loaded from `/v1/` is not checked: whoever could change a part could change the loader.
 */
const sums: Readonly<Record<string, string | undefined>> = JSON.parse('{"integrity":"of parts"}');

/** What a part has to be; undefined where nothing is checked. */
export const integrityOf = (part: string): string | undefined => sums[part];

/**
 * Lets the browser run a file only if it is what it has to be. Fetching it with its integrity does not do that: the import that follows could get another
 * answer. A preloaded module is checked by the browser, and is the one that runs, whoever imports it.
 */
export const preloadChecked = (address: URL, integrity: string): void => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.integrity = integrity;
  link.href = address.href;
  document.head.append(link);
};
