import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './private-address.ts';

/** A name that leads into a network of our own, or nowhere in public. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Finds all addresses of a name; the system's own resolver, or a test's. */
export type Resolve = (hostname: string, answer: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;

const resolveBySystem: Resolve = (hostname, answer) => systemLookup(hostname, { all: true }, answer);

/**
 * Looks a name up for a connection and lets it go to public addresses only. The connection is made to what was looked at here: a name cannot
 * change its mind in between.
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
