import { carries } from '@songwai/core/notifications/messages/carries';
import { type NotificationEvent, notificationEventOf } from '@songwai/core/notifications/notification-event';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { isWanted } from '../preferences/is-wanted.ts';
import type { SwitchRow } from '../preferences/preference-queries.ts';
import type { DeliveryChannel, NotificationDeliveriesTable, NotificationsTables } from '../tables.ts';
import { dueOf } from '../timing/due-at.ts';
import { readTiming } from '../timing/read-timing.ts';
import { insertDeliveries } from './delivery-queries.ts';
import { findRecipient, type Recipient } from './recipient-view.ts';

/** The channels of this gateway besides the page's list. */
export type Channels = ReadonlySet<DeliveryChannel>;

/** Whether a channel reaches its user with an event, as switches and contacts are now. Pushing goes with the page's list. */
export const isDeliverable = (
  { channel, event }: Pick<NotificationDeliveriesTable, 'channel'> & { readonly event: NotificationEvent },
  { recipient, switched, channels }: { recipient: Recipient; switched: readonly SwitchRow[]; channels: Channels },
): boolean => {
  if (!channels.has(channel)) return false;
  if (channel === 'push') return recipient.isPushed && isWanted(switched, event, 'web');
  return recipient.reaches[channel] !== null && isWanted(switched, event, channel);
};

interface Noted {
  /** The row of the page's list. */
  readonly row: Insertable<NotificationsTables['notifications']>;
  readonly amountSatang: number | null;
  readonly switched: readonly SwitchRow[];
  readonly now: Date;
}

/** Stores what is to be sent of an event, with when: a row for each channel that carries it, is wanted, and reaches its user. */
export async function noteDeliveries(trx: Db, { row, amountSatang, switched, now }: Noted, channels: Channels): Promise<void> {
  const { user_id, event_id, kind, subject, booked_count = null, failed_count = null, created_at: happened_at } = row;
  const carrying = [...channels].filter((channel) => carries(kind, channel));
  if (carrying.length === 0) return;
  const recipient = await findRecipient(trx, user_id);
  if (recipient === undefined) return;
  const event = notificationEventOf[kind];
  const wanted = carrying.filter((channel) => isDeliverable({ channel, event }, { recipient, switched, channels }));
  if (wanted.length === 0) return;
  const timing = await readTiming(trx, recipient);
  const common = {
    user_id,
    event_id,
    kind,
    event,
    subject,
    booked_count,
    failed_count,
    amount_satang: amountSatang,
    happened_at,
  };
  await insertDeliveries(
    trx,
    wanted.map((channel) => {
      const { dueAt, isUrgent } = dueOf({ event, channel, at: now }, timing);
      return { ...common, channel, is_urgent: isUrgent, due_at: dueAt, next_attempt_at: dueAt };
    }),
  );
}
