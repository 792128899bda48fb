import type { User } from '../account/session-state.ts';
import { userFromWire } from '../account/user-from-wire.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { signon as Signon } from './contract.ts';

export interface PartnerSignOn {
  readonly partnerId: string;
  /** Signed by the partner's own server, 5 minutes old at most. */
  readonly token: string;
}

/**
 * Exchanges a partner's token for a session; asking twice with one token gives the same session, so it may be tried again.
 * @throws GatewayError 403 with `reply.reason` for the partner's developer.
 */
export const signOn = async (
  transport: Transport,
  { partnerId, token }: PartnerSignOn,
): Promise<{ readonly user: User; readonly partnerName: string }> => {
  const reply = await transport.call<typeof Signon>({
    method: 'POST',
    path: '/signon',
    body: { partnerId, token },
    isIdempotentRead: true,
  });
  return { user: userFromWire(reply), partnerName: reply.partnerName ?? '' };
};
