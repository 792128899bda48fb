import { isIP } from 'node:net';
import { isPublicAddress } from '../../remote/private-address.ts';

/** A webhook's address after a check of its text; the resolved addresses are checked at each delivery. */
export interface WebhookTarget {
  readonly url: URL;
  /** Whether it is on the developer's own machine. */
  readonly isLocal: boolean;
}

const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Reads a webhook's address; undefined where it must not be called: unencrypted, with a password in it, or not public. */
export function readWebhookUrl(
  text: string,
  { allowsLocalhost }: { readonly allowsLocalhost: boolean },
): WebhookTarget | undefined {
  const url = URL.parse(text.trim());
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  if (localHosts.includes(url.hostname))
    return allowsLocalhost && /^https?:$/.test(url.protocol) ? { url, isLocal: true } : undefined;
  if (url.protocol !== 'https:') return undefined;
  const address = url.hostname.replace(/^\[|\]$/g, '');
  const isReachable = isIP(address) === 0 ? /\.[a-z]/i.test(url.hostname) : isPublicAddress(address);
  return isReachable ? { url, isLocal: false } : undefined;
}
