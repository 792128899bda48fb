import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { AcceptedTerms } from '../terms/terms.ts';
import { termsFromWire } from '../terms/terms-from-wire.ts';
import * as routes from './routes.generated.ts';

export interface PartnerSignOn {
  readonly partnerId: string;
  /** Signed by the partner's server, at most 5 minutes old. */
  readonly token: string;
}

/** A visitor whom the partner does not know, where it lets such people book. */
export interface DeviceSignOn {
  readonly partnerId: string;
  /** At least 128 random bits, base64url: the secret of this browser. */
  readonly deviceId: string;
}

/**
 * A partner's guest, with only the data that another site's page may see: name and phone are those in the partner's token.
 * `userInfo` returns everything else to the session.
 */
export interface PartnerGuest {
  readonly userName: string;
  readonly sessionToken: string;
  readonly name: string;
  readonly phone: string;
  /** The terms to accept before booking, and the accepted ones; null if the gateway does not return them. */
  readonly terms: AcceptedTerms | null;
  /** How the partner lets the guest pay; undefined: in cash alone. */
  readonly paymentTypes: readonly number[] | undefined;
  /** Whether the partner offers hires by the day. */
  readonly hasFullDay?: boolean;
  /** A job that waits to be paid. */
  readonly awaitedJobId: string | undefined;
}

/**
 * Exchanges a partner's token for a session; idempotent, because one token always gives the same session. A device's id gives a new session of the
 * same guest each time.
 * @throws GatewayError 403 with `reply.reason` for the partner's developer.
 */
export const signOn = async (
  transport: Transport,
  given: PartnerSignOn | DeviceSignOn,
): Promise<{ readonly guest: PartnerGuest; readonly partnerName: string }> => {
  const reply = await call(transport, routes.signon, given);
  const {
    userName = '',
    skToken: sessionToken = '',
    partnerName = '',
    firstName = '',
    lastName = '',
    phoneNo: phone = '',
    terms,
    paymentTypes,
    features,
    awaitedJobId,
  } = reply;
  const name = `${firstName} ${lastName}`.trim();
  const accepted = terms ? termsFromWire(terms) : null;
  return {
    guest: {
      userName,
      sessionToken,
      name,
      phone,
      terms: accepted,
      paymentTypes,
      hasFullDay: features?.includes('fullDay') ?? false,
      awaitedJobId,
    },
    partnerName,
  };
};
