import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import type { AcceptedTerms } from './terms.ts';
import { termsFromWire } from './terms-from-wire.ts';

/** The versions that a user has read and accepts. */
export interface Acceptance {
  readonly termsVersion?: string;
  readonly partnerTermsVersion?: number;
  /** The choice made along with it; absent if not asked. */
  readonly wantsPromotions?: boolean;
}

/**
 * Accepts the versions that the user has read.
 * @returns the updated terms.
 * @throws GatewayError 409 with `reply.terms`: a newer version is in force; 422 no version, or a partner's version from a user
 * who is not its guest.
 */
export const acceptTerms = async (transport: Transport, { wantsPromotions, ...versions }: Acceptance): Promise<AcceptedTerms> => {
  const { terms } = await call(transport, routes.acceptTerms, {
    ...versions,
    ...(wantsPromotions !== undefined && { question2: wantsPromotions ? (1 as const) : (0 as const) }),
  });
  return termsFromWire(terms ?? { version: versions.termsVersion ?? '' });
};
