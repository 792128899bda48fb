import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import type { AcceptedTerms } from './terms.ts';
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
  const { terms } = await call(transport, routes.acceptTerms, {
    ...versions,
    ...(wantsPromotions !== undefined && { question2: wantsPromotions ? (1 as const) : (0 as const) }),
  });
  return termsFromWire(terms ?? { version: versions.termsVersion ?? '' });
};
