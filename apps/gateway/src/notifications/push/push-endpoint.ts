import { isIP } from 'node:net';

const localHosts: readonly string[] = ['localhost', '127.0.0.1'];

/** Where a message is posted; the resolved addresses are checked at each delivery. */
export interface PushEndpoint {
  readonly url: URL;
  /** Whether it is on the developer's own machine. */
  readonly isLocal: boolean;
}

/**
 * Reads the address of a push service, which comes from a browser and may therefore say anything; undefined where it must not be called:
 * unencrypted, with a password, a bare address, or not public.
 */
export function readPushEndpoint(
  text: string,
  { allowsLocalhost }: { readonly allowsLocalhost: boolean },
): PushEndpoint | undefined {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  if (localHosts.includes(url.hostname)) return allowsLocalhost ? { url, isLocal: true } : undefined;
  const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 && /\.[a-z]/i.test(url.hostname);
  return url.protocol === 'https:' && isNamed ? { url, isLocal: false } : undefined;
}
