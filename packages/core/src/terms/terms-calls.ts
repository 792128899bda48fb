import type { Transport } from '../gateway/transport-types.ts';
import type { AcceptedTerms } from './terms.ts';
import type { acceptTerms as AcceptTerms } from './terms-contract.ts';
import { termsFromWire } from './terms-from-wire.ts';

/** What somebody has read and agrees to. */
export interface Acceptance {
  readonly termsVersion?: string;
  readonly partnerTermsVersion?: number;
  /** What was chosen beside it; left out where nobody asked. */
  readonly wantsPromotions?: boolean;
}

/**
 * Accepts the versions that the user has read.
 * @returns what holds then.
 * @throws GatewayError 409 with `reply.terms`: another version holds by now; 422 no version, or a partner's by who is no guest of one.
 */
export const acceptTerms = async (transport: Transport, { wantsPromotions, ...versions }: Acceptance): Promise<AcceptedTerms> => {
  const body = {
    ...versions,
    ...(wantsPromotions !== undefined && { question2: wantsPromotions ? (1 as const) : (0 as const) }),
  };
  const { terms } = await transport.call<typeof AcceptTerms>({ method: 'POST', path: '/pdpa/terms', body });
  return termsFromWire(terms ?? { version: versions.termsVersion ?? '' });
};
