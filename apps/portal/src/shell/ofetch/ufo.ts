// What ofetch makes addresses with, in the place of its package `ufo`.

/** Adds the fields that have a value as the address's query. */
export const withQuery = (url: string, query: Readonly<Record<string, unknown>>): string => {
  const fields = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return fields.length === 0 ? url : `${url}?${new URLSearchParams(fields)}`;
};

/** Our transport hands in whole addresses, so that ofetch asks for this only where somebody gives it a `baseURL`. */
export const withBase = (url: string, base: string): string => base + url;
