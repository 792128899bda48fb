import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';

/** A running number, as text. */
const notificationId = Type.String({ pattern: '^[1-9]\\d{0,17}$' });
const unreadCount = Type.Optional(Type.Integer({ minimum: 0 }));

const kind = Type.Union([
  Type.Literal('jobBooked'),
  Type.Literal('driverAssigned'),
  Type.Literal('pickedUp'),
  Type.Literal('delivered'),
  Type.Literal('jobCancelled'),
  Type.Literal('jobUnpaid'),
  Type.Literal('noDriver'),
  /** A receiver left a note for the driver, or moved the pin. */
  Type.Literal('receiverSaid'),
  /** All trips of a file are booked, or have failed. */
  Type.Literal('fileBooked'),
  Type.Literal('memberJoined'),
  Type.Literal('companyVerified'),
  Type.Literal('companyRefused'),
  Type.Literal('payoutPaid'),
  Type.Literal('payoutRefused'),
  /** A day of a recurring booking waits for a decision, was not booked in time, or the wallet will not be enough for it. */
  Type.Literal('recurringAsked'),
  Type.Literal('recurringMissed'),
  Type.Literal('recurringShort'),
  /** The invoice of a month was issued, is overdue, or money for it has come. */
  Type.Literal('invoiceIssued'),
  Type.Literal('invoiceOverdue'),
  Type.Literal('invoicePaid'),
  Type.Literal('creditExpiring'),
  /** The customer's tier is another one from this month on; a friend spent enough, so that both have their credit. */
  Type.Literal('tierChanged'),
  Type.Literal('friendRewarded'),
  Type.Literal('erasureAsked'),
  /** A message of a chat was not read for three minutes: of the job's, or without `jobId` of support. */
  Type.Literal('chatMessage'),
  Type.Literal('newDevice'),
]);

const group = Type.Union([Type.Literal('jobs'), Type.Literal('chat'), Type.Literal('money'), Type.Literal('account')]);

export const notification = Type.Object({
  notificationId: Type.String(),
  kind,
  /** Absent for what is not about a job. */
  jobId: Type.Optional(Type.String()),
  /** Only of what is about a recurring booking. */
  recurringId: Type.Optional(Type.String()),
  /** Only of what is about an invoice. */
  invoiceId: Type.Optional(Type.String()),
  /** Only of a file's end: the file, and how many of its trips are booked and how many are not. */
  bulkId: Type.Optional(Type.String()),
  bookedCount: Type.Optional(Type.Integer({ minimum: 0 })),
  failedCount: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Who joined the company, the device that signed in, or the name of the file; absent where none is known. */
  name: Type.Optional(Type.String()),
  /** Only of what is about a job: short names of its first and last stop, and how many lie between. */
  route: Type.Optional(Type.Object({ from: Type.String(), to: Type.String(), between: Type.Integer({ minimum: 0 }) })),
  createdDateTime: Type.String(),
  isRead: Type.Boolean(),
});

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/notification',
  access: 'session',
  summary: 'What happened within the last 90 days, newest first, a page at a time, with the count of what is unread',
  request: Type.Object({
    ...commonFields,
    /** Rows per page, 1 to 50; default 20. */
    limit: Type.Optional(Type.String({ pattern: '^([1-9]|[1-4]\\d|50)$' })),
    /** `nextCursor` of the previous page. */
    cursor: Type.Optional(Type.String({ maxLength: 80 })),
    /** Only what belongs to this group; everything where absent. */
    group: Type.Optional(group),
  }),
  reply: Type.Object({
    ...envelope,
    notifications: Type.Optional(Type.Array(notification, { maxItems: 50 })),
    unreadCount,
    /** Unread ones of each group, whatever the filter. */
    unreadByGroup: Type.Optional(
      Type.Object({
        jobs: Type.Integer({ minimum: 0 }),
        chat: Type.Integer({ minimum: 0 }),
        money: Type.Integer({ minimum: 0 }),
        account: Type.Integer({ minimum: 0 }),
      }),
    ),
    /** Absent on the last page. */
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { lang: 'th' },
});

export const readNotifications = defineEndpoint({
  method: 'POST',
  path: '/notification/read',
  access: 'session',
  summary: 'Mark one notification read (`notificationId`), all until one (`upTo`), or all; what is read already stays so',
  request: Type.Object({
    ...commonFields,
    notificationId: Type.Optional(notificationId),
    /** The newest one that was shown, so that nothing that came meanwhile is marked. */
    upTo: Type.Optional(notificationId),
  }),
  /** HTTP 404 for a `notificationId` that is not the caller's. */
  reply: Type.Object({ ...envelope, unreadCount }),
  example: { upTo: '4711', lang: 'th' },
});
