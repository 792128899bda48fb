import { isIP } from 'node:net';

/** Whom `X-Forwarded-For` is believed from: so many proxies before the gateway (0 is nobody), or those with one of these addresses. */
export type TrustedProxies = number | readonly string[];

/** Further than any sane chain of proxies; a larger number is a mistyped address or port. */
const mostHops = 10;
/** Names that the server knows for address ranges. */
const rangeNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isAddressOrRange(text: string): boolean {
  if (rangeNames.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A prefix of 0 would believe every visitor.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Reads a number of hops, or addresses and ranges with commas between them; undefined where it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? Number(text) : undefined;
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.every(isAddressOrRange) ? addresses : undefined;
}

/**
 * As Fastify takes it. Hops are counted from the gateway outwards by a function of our own: Fastify itself believes nobody when it is
 * given a number, because it cannot know that every visitor comes through the proxy. docs/operations.md says when that holds.
 */
export function trustProxyOption(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies === 0 ? false : (_address, hop) => hop < proxies;
}
