// Replaces ofetch's package `ufo`.

/** Adds the fields with a value to the address's query. */
export const withQuery = (url: string, query: Readonly<Record<string, unknown>>): string => {
  const fields = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return fields.length === 0 ? url : `${url}?${new URLSearchParams(fields)}`;
};

/** ofetch calls it only with a `baseURL`, and our transport passes whole addresses. */
export const withBase = (url: string, base: string): string => base + url;
