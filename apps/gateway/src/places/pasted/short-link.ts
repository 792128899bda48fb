import { createCaller, FinalAnswerError } from '../../remote/create-caller.ts';

/** Where Google's app shares from. No other host is ever asked. */
const shortHost = 'maps.app.goo.gl';
const timeoutMs = 1_500;

/** A short link whose target only its server knows. */
export const isShortLink = (url: URL): boolean => url.hostname === shortHost;

export interface ShortLinkDeps {
  readonly fetch: typeof globalThis.fetch;
  /** In place of the real server, for tests. */
  readonly origin?: string;
}

/** The long link behind a short one; null where it leads nowhere that we read. */
export type ResolveShortLink = (url: URL) => Promise<URL | null>;

/**
 * Asks the one known host for the target of its short link. Redirects are not followed and no body is read, so a link can never
 * make the gateway open an address of somebody's choice; the target is only read as text.
 */
export function createShortLinkResolver({ fetch, origin = `https://${shortHost}` }: ShortLinkDeps): ResolveShortLink {
  const call = createCaller({ timeoutMs });
  return async (url) => {
    // Only the code is taken over: no port, user, query or fragment of what was pasted.
    const [, code] = /^\/([\w-]{4,40})\/?$/.exec(url.pathname) ?? [];
    if (!isShortLink(url) || code === undefined) return null;
    try {
      const target = await call(async (signal) => {
        const response = await fetch(`${origin}/${code}`, { redirect: 'manual', signal, headers: { accept: 'text/html' } });
        await response.body?.cancel();
        if (response.status >= 500) throw new Error(`${shortHost} answered with status ${response.status}.`);
        const location = response.headers.get('location');
        if (location === null) throw new FinalAnswerError(`${shortHost} knows no such link.`);
        return location;
      });
      return URL.parse(target);
    } catch {
      return null;
    }
  };
}
