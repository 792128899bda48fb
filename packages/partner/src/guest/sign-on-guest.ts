import type { StreamingTransport } from '@songwai/core/gateway/transport-types';
import { type PartnerGuest, signOn } from '@songwai/core/partners/calls';
import { ask, createCaller } from '../clients.ts';
import type { Settings } from '../settings.ts';

/** A guest who is signed on, as the booking element has it. */
export interface SignedOn {
  readonly guest: PartnerGuest;
  readonly partnerName: string;
  /** Calls in the guest's session. */
  readonly transport: StreamingTransport;
}

/** Exchanges a token from a page of the partner's, as the element does. @throws {KitError} it is refused; the message has the reason */
export async function signOnGuest(settings: Settings, token: string): Promise<SignedOn> {
  const { origin } = settings;
  const [partnerId, pageOrigin] = [settings.need('partner'), settings.need('page-origin')];
  const calling = { origin, channel: partnerId, pageOrigin };
  const { guest, partnerName } = await ask(origin, () => signOn(createCaller(calling), { partnerId, token }));
  return { guest, partnerName, transport: createCaller({ ...calling, sessionToken: guest.sessionToken }) };
}
