import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { AcceptedTerms } from '../terms/terms.ts';
import { termsFromWire } from '../terms/terms-from-wire.ts';
import * as routes from './routes.generated.ts';

export interface PartnerSignOn {
  readonly partnerId: string;
  /** Signed by the partner's own server, 5 minutes old at most. */
  readonly token: string;
}

/** A partner's guest, as far as a stranger's page needs to know: name and phone are what the partner's token said. Whatever else the gateway knows, `userInfo` answers to the session. */
export interface PartnerGuest {
  readonly userName: string;
  readonly sessionToken: string;
  readonly name: string;
  readonly phone: string;
  /** What the guest has to accept before booking, and has accepted; null where the gateway does not say. */
  readonly terms: AcceptedTerms | null;
}

/**
 * Exchanges a partner's token for a session; asking twice with one token gives the same session, so it may be tried again.
 * @throws GatewayError 403 with `reply.reason` for the partner's developer.
 */
export const signOn = async (
  transport: Transport,
  { partnerId, token }: PartnerSignOn,
): Promise<{ readonly guest: PartnerGuest; readonly partnerName: string }> => {
  const reply = await call(transport, routes.signon, { partnerId, token });
  const {
    userName = '',
    skToken: sessionToken = '',
    partnerName = '',
    firstName = '',
    lastName = '',
    phoneNo: phone = '',
    terms,
  } = reply;
  const name = `${firstName} ${lastName}`.trim();
  return { guest: { userName, sessionToken, name, phone, terms: terms ? termsFromWire(terms) : null }, partnerName };
};
