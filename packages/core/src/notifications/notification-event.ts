import type { NotificationKind } from './notification.ts';

/** A row of the settings: kinds that are switched together. */
export type NotificationEvent =
  | 'booked'
  | 'underway'
  | 'delivered'
  | 'cancelled'
  | 'noDriver'
  | 'messages'
  | 'recurring'
  | 'members'
  | 'company'
  | 'money'
  | 'security';

/** Where a notification arrives: `web` is the list in the portal. */
export type NotificationChannel = 'web';

export const notificationChannels: readonly NotificationChannel[] = ['web'];

interface EventRule {
  readonly group: 'jobs' | 'account';
  /** Cannot be switched off on the web: it asks for a decision, or protects the account. */
  readonly isAlwaysOnWeb?: true;
}

/** In the order of the settings. */
export const notificationEvents: Readonly<Record<NotificationEvent, EventRule>> = {
  booked: { group: 'jobs' },
  underway: { group: 'jobs' },
  delivered: { group: 'jobs' },
  cancelled: { group: 'jobs' },
  noDriver: { group: 'jobs', isAlwaysOnWeb: true },
  messages: { group: 'account' },
  recurring: { group: 'account', isAlwaysOnWeb: true },
  members: { group: 'account' },
  company: { group: 'account' },
  money: { group: 'account', isAlwaysOnWeb: true },
  security: { group: 'account', isAlwaysOnWeb: true },
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
  creditExpiring: 'money',
  erasureAsked: 'security',
  chatMessage: 'messages',
};
