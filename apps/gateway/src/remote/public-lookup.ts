import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './private-address.ts';

/** A host name resolves to an address that is not public, or to none. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Resolves all addresses of a host name; the system's resolver, or a test's. */
export type Resolve = (hostname: string, answer: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

const resolveBySystem: Resolve = (hostname, answer) => systemLookup(hostname, { all: true }, answer);

/**
 * Builds a look-up for connections that allows public addresses only. The connection uses the addresses checked here, so DNS
 * rebinding has no effect.
 */
export function createPublicLookup(resolve: Resolve = resolveBySystem): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null) callback(error, '');
      else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        callback(new PrivateAddressError(`${hostname} leads to an address that is not public.`), '');
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
}
