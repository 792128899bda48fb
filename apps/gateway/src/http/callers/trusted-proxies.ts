import { isIP } from 'node:net';

/** The proxies whose `X-Forwarded-For` is trusted: a number of proxies before the gateway (0 is none), or their addresses. */
export type TrustedProxies = number | readonly string[];

/** More hops than any sensible chain of proxies; a larger number is a mistyped address or port. */
const mostHops = 10;
/** Names that the server knows for address ranges. */
const rangeNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isAddressOrRange(text: string): boolean {
  if (rangeNames.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A prefix of 0 would trust every visitor.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Reads a number of hops, or addresses and ranges with commas between them; undefined where it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? Number(text) : undefined;
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.every(isAddressOrRange) ? addresses : undefined;
}

/**
 * The value for Fastify's `trustProxy`. A function of our own counts hops from the gateway outwards: given a number, Fastify
 * trusts no proxy, because it cannot know that every visitor comes through one. docs/operations.md says when that holds.
 */
export function trustProxyOption(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies === 0 ? false : (_address, hop) => hop < proxies;
}
