import type { NotificationKind } from './notification.ts';
import type { NotificationGroup } from './notification-group.ts';

/** A row of the settings: kinds that are switched together. */
export type NotificationEvent =
  | 'booked'
  | 'underway'
  | 'delivered'
  | 'cancelled'
  | 'noDriver'
  | 'messages'
  | 'recurring'
  | 'money'
  | 'rewards'
  | 'members'
  | 'company'
  | 'security';

export type { NotificationGroup };

export const notificationGroups: readonly NotificationGroup[] = ['jobs', 'chat', 'money', 'account'];

/** Where a notification arrives. `web` is the list in the portal, and the devices that asked for push messages. */
export type NotificationChannel = 'web' | 'mail' | 'sms' | 'line';

export const notificationChannels: readonly NotificationChannel[] = ['web', 'mail', 'sms', 'line'];

/** How a switch stands until it is used; `always` cannot be switched off: it asks for a decision, is a document, or protects the account. */
export type ChannelRule = 'on' | 'off' | 'always';

interface EventRule {
  readonly group: NotificationGroup;
  /** A channel that is absent does not carry the event. */
  readonly channels: Readonly<Partial<Record<NotificationChannel, ChannelRule>>> & { readonly web: ChannelRule };
  /** Sent in quiet hours, too: a delivery under way, a decision, or a danger to the account. */
  readonly isUrgent?: true;
}

/** In the order of the settings. */
export const notificationEvents: Readonly<Record<NotificationEvent, EventRule>> = {
  booked: { group: 'jobs', channels: { web: 'on', mail: 'off', line: 'off' } },
  underway: { group: 'jobs', channels: { web: 'on', mail: 'off', sms: 'on', line: 'on' }, isUrgent: true },
  delivered: { group: 'jobs', channels: { web: 'on', mail: 'on', sms: 'on', line: 'on' }, isUrgent: true },
  cancelled: { group: 'jobs', channels: { web: 'on', mail: 'on', line: 'on' }, isUrgent: true },
  noDriver: { group: 'jobs', channels: { web: 'always', mail: 'off', sms: 'on', line: 'on' }, isUrgent: true },
  recurring: { group: 'jobs', channels: { web: 'always', mail: 'always', line: 'on' }, isUrgent: true },
  messages: { group: 'chat', channels: { web: 'on', mail: 'on', sms: 'off', line: 'off' } },
  money: { group: 'money', channels: { web: 'always', mail: 'always', line: 'off' } },
  rewards: { group: 'money', channels: { web: 'on', mail: 'on', line: 'off' } },
  members: { group: 'account', channels: { web: 'on', mail: 'off', line: 'off' } },
  company: { group: 'account', channels: { web: 'on', mail: 'always', line: 'off' } },
  security: { group: 'account', channels: { web: 'always', mail: 'always', line: 'off' }, isUrgent: true },
};

/** The row of the settings that a kind belongs to. */
export const notificationEventOf: Readonly<Record<NotificationKind, NotificationEvent>> = {
  jobBooked: 'booked',
  driverAssigned: 'underway',
  pickedUp: 'underway',
  delivered: 'delivered',
  jobCancelled: 'cancelled',
  jobUnpaid: 'cancelled',
  noDriver: 'noDriver',
  receiverSaid: 'underway',
  fileBooked: 'booked',
  recurringAsked: 'recurring',
  recurringMissed: 'recurring',
  recurringShort: 'recurring',
  memberJoined: 'members',
  companyVerified: 'company',
  companyRefused: 'company',
  newDevice: 'security',
  payoutPaid: 'money',
  payoutRefused: 'money',
  invoiceIssued: 'money',
  invoiceOverdue: 'money',
  invoicePaid: 'money',
  creditExpiring: 'rewards',
  tierChanged: 'rewards',
  friendRewarded: 'rewards',
  erasureAsked: 'security',
  chatMessage: 'messages',
};
