import type { NotificationKind } from '../notification.ts';
import { notificationEventOf, notificationEvents } from '../notification-event.ts';

/** How a message leaves: `push` goes to the devices of a customer whose switch of the web is on. */
export type MessageChannel = 'mail' | 'sms' | 'line' | 'push';

export const messageChannels: readonly MessageChannel[] = ['mail', 'sms', 'line', 'push'];

/** Kinds about which the room that causes them writes a mail itself, with more in it. */
const mailedByTheirRooms: ReadonlySet<NotificationKind> = new Set([
  'fileBooked',
  'recurringAsked',
  'recurringMissed',
  'recurringShort',
  'companyVerified',
  'companyRefused',
  'invoiceIssued',
  'invoiceOverdue',
  'invoicePaid',
  'erasureAsked',
]);

/** Not worth the price of a text message: it asks nothing of the customer. */
const tooSmallForText: ReadonlySet<NotificationKind> = new Set(['receiverSaid']);

/** Whether messages of a kind are written for a channel; whether the customer wants them is another matter. */
export const carries = (kind: NotificationKind, channel: MessageChannel): boolean => {
  if (channel === 'push') return true;
  if (channel === 'mail' && mailedByTheirRooms.has(kind)) return false;
  if (channel === 'sms' && tooSmallForText.has(kind)) return false;
  return notificationEvents[notificationEventOf[kind]].channels[channel] !== undefined;
};
