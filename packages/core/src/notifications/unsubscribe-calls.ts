import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type NotificationEvent, notificationEvents } from './notification-event.ts';
import * as routes from './routes.generated.ts';

/** What the link in a mail switches. */
export interface UnsubscribeLink {
  /** Null for an event that this version of the page does not know. */
  readonly event: NotificationEvent | null;
  /** Masked. */
  readonly address: string;
  readonly isOn: boolean;
}

const isEvent = (event: string): event is NotificationEvent => Object.hasOwn(notificationEvents, event);

/** Reads the link of a mail; changes nothing. @throws GatewayError 404 for a link that is not ours. */
export const readUnsubscribe = async (transport: Transport, token: string): Promise<UnsubscribeLink> => {
  const { event = '', address = '', isOn = false } = await call(transport, routes.readUnsubscribe, { token });
  return { event: isEvent(event) ? event : null, address, isOn };
};

/** Switches the mails of a link, or all that can be switched, off or on again. @throws GatewayError 404 for a link that is not ours. */
export const switchMails = async (
  transport: Transport,
  { token, isOn, all }: { readonly token: string; readonly isOn: boolean; readonly all?: boolean },
): Promise<void> => {
  await call(transport, routes.unsubscribe, { token, isOn, ...(all === true && { all }) });
};
