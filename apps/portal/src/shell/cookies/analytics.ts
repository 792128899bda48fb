import { pageUrl } from './page-url.ts';

/** Counts what visitors who allowed it open. */
export interface Analytics {
  /** @param pathname of the page; only its pattern is sent */
  readonly pageView: (pathname: string) => void;
}

interface PlausibleOptions {
  /** Takes Plausible's events. */
  readonly url: string;
  /** Our site's name there. */
  readonly domain: string;
  /** Of our site. */
  readonly origin: string;
  /** The page that led here, as the browser says; empty: none. */
  readonly referrer: string;
  readonly fetch: typeof globalThis.fetch;
  readonly onError: (error: unknown) => void;
}

/** The origin of another site; null for our own pages, or none. */
const foreignOrigin = (referrer: string, origin: string): string | null => {
  const found = URL.parse(referrer)?.origin ?? null;
  return found === origin || found === 'null' ? null : found;
};

/** Counts with Plausible's event (plausible.io/docs/events-api): no script of its own, no cookies, no credentials (decision 48). */
export const createPlausible = ({ url, domain, origin, referrer, fetch, onError }: PlausibleOptions): Analytics => {
  let from = foreignOrigin(referrer, origin);

  const send = async (event: object): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      // JSON under this name needs no preflight; Plausible's own script does the same.
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(event),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    if (!response.ok) throw new Error(`The page view was answered ${response.status}`);
  };

  return {
    pageView: (pathname) => {
      send({ name: 'pageview', url: pageUrl(origin, pathname), domain, referrer: from }).catch(onError);
      from = null;
    },
  };
};
