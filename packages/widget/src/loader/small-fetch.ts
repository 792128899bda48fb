// Stands in for `ofetch` in the widget's bundle, as Preact does for React: of its 11 kB the transport uses what is written here. The
// transport's own tests run over both (`tests/transport-over-small-fetch.test.ts`).

interface RawOptions {
  readonly method: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const queryOf = (fields: Readonly<Record<string, unknown>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );

/** The parsed body, or its text if it is not JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const json = { 'content-type': 'application/json', accept: 'application/json' };

export const createFetch = ({ fetch }: { readonly fetch: typeof globalThis.fetch }) => ({
  raw: async (url: string, { method, query, body, headers, signal }: RawOptions) => {
    const response = await fetch(query ? `${url}?${queryOf(query)}` : url, {
      method,
      signal,
      headers: body ? { ...json, ...headers } : headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return Object.assign(response, { _data: parse(await response.text()) });
  },
});
