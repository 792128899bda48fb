import type { NotificationKind } from '@songwai/core/notifications/notification';
import { notificationEventOf } from '@songwai/core/notifications/notification-event';
import type { EventHandler, StoredEvent } from '../events/event-handler.ts';
import type { Db } from '../platform/db.ts';
import { findBooker, hasUser, wasLeftUnpaid } from './notification-view.ts';
import { isWantedOnWeb } from './preference-queries.ts';
import { insertNotification } from './queries.ts';

/** Events of jobs, which are for who booked the job. */
const jobKinds: Readonly<Record<string, NotificationKind>> = {
  'jobs.booked': 'jobBooked',
  'jobs.assigned': 'driverAssigned',
  'jobs.pickedUp': 'pickedUp',
  'jobs.completed': 'delivered',
  'jobs.cancelled': 'jobCancelled',
  'jobs.expired': 'noDriver',
  'jobs.receiverNoted': 'receiverSaid',
  'jobs.receiverPinned': 'receiverSaid',
};

/** Events of accounts, whose subject is the user to notify. */
const accountKinds: Readonly<Record<string, NotificationKind>> = {
  'bulk.done': 'fileBooked',
  'companies.memberJoined': 'memberJoined',
  'companies.verified': 'companyVerified',
  'companies.refused': 'companyRefused',
  'wallet.payoutPaid': 'payoutPaid',
  'wallet.payoutRefused': 'payoutRefused',
  'recurring.asked': 'recurringAsked',
  'recurring.missed': 'recurringMissed',
  'recurring.walletLow': 'recurringShort',
  'privacy.erasureAsked': 'erasureAsked',
  'sessions.openedOnNewDevice': 'newDevice',
};

/** Fields of a payload that name what the notification is about. */
const subjectOf = ({ payload }: StoredEvent): string => {
  const { memberId, sessionId, recurringId } = payload as Readonly<Record<'memberId' | 'sessionId' | 'recurringId', unknown>>;
  const subject = memberId ?? sessionId ?? recurringId;
  return typeof subject === 'string' ? subject : '';
};

/** The kind of an event of a job; undefined for all other events. */
const jobKindOf = async (trx: Db, { kind, subject }: StoredEvent): Promise<NotificationKind | undefined> => {
  const jobKind = jobKinds[kind];
  return jobKind === 'jobCancelled' && (await wasLeftUnpaid(trx, subject)) ? 'jobUnpaid' : jobKind;
};

/** Stores what happened for the users whom it concerns. */
export const noteEvents: EventHandler = {
  name: 'notifications',
  handle: async (trx, event) => {
    const common = { event_id: event.id, created_at: event.at, read_at: null };
    const jobKind = await jobKindOf(trx, event);
    const kind = jobKind ?? accountKinds[event.kind];
    if (kind === undefined) return;
    const userId = jobKind === undefined ? event.subject : await findBooker(trx, event.subject);
    if (userId === undefined || !(await hasUser(trx, userId)) || !(await isWantedOnWeb(trx, userId, notificationEventOf[kind])))
      return;
    const subject = jobKind === undefined ? subjectOf(event) : event.subject;
    await insertNotification(trx, { ...common, user_id: userId, kind, subject });
  },
};
