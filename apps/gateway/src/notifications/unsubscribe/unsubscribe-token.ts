import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationEvent, notificationEvents } from '@songwai/core/notifications/notification-event';
import { isUuid } from '../../database/is-uuid.ts';

/** What a link in a mail may do: switch mails about these events off for this user, as long as the user has the address it was sent to. */
export interface UnsubscribeGrant {
  readonly userId: string;
  readonly events: readonly NotificationEvent[];
}

/** The grant and the address, which is signed and not named: a token in somebody's log says nothing of it. */
const sign = (key: Uint8Array, { userId, events }: UnsubscribeGrant, address: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['unsubscribe', userId, events, address]))
    .digest();

/** `<user>.<event>-<event>.<signature>`, of which every character may stand in a path. */
export const makeToken = (key: Uint8Array, grant: UnsubscribeGrant, address: string): string =>
  [grant.userId, grant.events.join('-'), sign(key, grant, address).toString('base64url')].join('.');

const isEvent = (name: string): name is NotificationEvent => Object.hasOwn(notificationEvents, name);

/** What a token says, before its signature is checked; undefined for anything else. */
export function parseToken(token: string): { readonly grant: UnsubscribeGrant; readonly signature: Buffer } | undefined {
  const [userId = '', names = '', signature = '', ...rest] = token.split('.');
  const events = names.split('-');
  if (rest.length > 0 || !isUuid(userId) || !events.every(isEvent)) return undefined;
  return { grant: { userId, events }, signature: Buffer.from(signature, 'base64url') };
}

/** Whether we signed a grant for this address. */
export function isSigned(
  key: Uint8Array,
  { grant, signature }: NonNullable<ReturnType<typeof parseToken>>,
  address: string,
): boolean {
  const expected = sign(key, grant, address);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
