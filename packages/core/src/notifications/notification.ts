/** Kinds of things that happened. */
export type NotificationKind =
  | 'jobBooked'
  | 'driverAssigned'
  | 'pickedUp'
  | 'delivered'
  | 'jobCancelled'
  | 'jobUnpaid'
  | 'noDriver'
  | 'receiverSaid'
  | 'memberJoined'
  | 'companyVerified'
  | 'companyRefused'
  | 'payoutPaid'
  | 'fileBooked'
  | 'payoutRefused'
  | 'recurringAsked'
  | 'recurringMissed'
  | 'recurringShort'
  | 'invoiceIssued'
  | 'invoiceOverdue'
  | 'invoicePaid'
  | 'creditExpiring'
  | 'erasureAsked'
  /** A message of a chat waits to be read. */
  | 'chatMessage'
  | 'newDevice';

/** How long a notification is stored. */
export const notificationDays = 90;

/** Something that happened, for the user's list. */
export interface UserNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  /** The job of the first eight kinds, and of a message in a job's chat; null for all others. */
  readonly jobId: string | null;
  /** The recurring booking that it is about; null for all others. */
  readonly recurringId: string | null;
  /** The invoice that it is about; null for all others. */
  readonly invoiceId: string | null;
  /** The file that is done, with how many of its trips were booked and how many were not; null for all others. */
  readonly file: { readonly id: string; readonly booked: number; readonly failed: number } | null;
  /** Who joined the company, the device that signed in, or the name of the file; empty for all others, and once it is not known any more. */
  readonly name: string;
  readonly at: Date;
  readonly isRead: boolean;
}

/** A page of notifications, newest first. */
export interface NotificationPage {
  readonly notifications: readonly UserNotification[];
  /** Of the whole list, not only of this page. */
  readonly unreadCount: number;
  /** Null on the last page. */
  readonly nextCursor: string | null;
}
