import type { Transport } from '../gateway/transport-types.ts';
import type { AcceptedTerms } from './terms.ts';
import type { acceptTerms as AcceptTerms } from './terms-contract.ts';
import { termsFromWire } from './terms-from-wire.ts';

/**
 * Accepts the versions that the user has read.
 * @returns what holds then.
 * @throws GatewayError 409 with `reply.terms`: another version holds by now; 422 no version, or a partner's by who is no guest of one.
 */
export const acceptTerms = async (
  transport: Transport,
  versions: { readonly termsVersion?: string; readonly partnerTermsVersion?: number },
): Promise<AcceptedTerms> => {
  const { terms } = await transport.call<typeof AcceptTerms>({ method: 'POST', path: '/pdpa/terms', body: versions });
  return termsFromWire(terms ?? { version: versions.termsVersion ?? '' });
};
