import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { PartnerProfile } from './partner.ts';
import { profileFromWire } from './partner-from-wire.ts';
import * as routes from './routes.generated.ts';

/** The colour of a partner's pages, a value of `--songwai-accent`; empty: ours. @throws GatewayError the gateway cannot answer. */
export const fetchPartnerAccent = async (transport: Transport, partnerId: string): Promise<string> =>
  (await call(transport, routes.partnerTheme, { partner: partnerId })).accent ?? '';

/**
 * Fetches the public data of a partner.
 * @throws GatewayError 404 no such partner; 403 with `reply.reason` `bad_origin` from a page that is neither ours nor the
 * partner's.
 */
export const fetchPartnerProfile = async (transport: Transport, partnerId: string): Promise<PartnerProfile> =>
  profileFromWire(await call(transport, routes.partnerProfile, { partner: partnerId }));
