import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { PartnerProfile } from './partner.ts';
import { profileFromWire } from './partner-from-wire.ts';
import * as routes from './routes.generated.ts';

/**
 * Fetches the public data of a partner.
 * @throws GatewayError 404 no such partner; 403 with `reply.reason` `bad_origin` from a page that is neither ours nor the
 * partner's.
 */
export const fetchPartnerProfile = async (transport: Transport, partnerId: string): Promise<PartnerProfile> =>
  profileFromWire(await call(transport, routes.partnerProfile, { partner: partnerId }));
