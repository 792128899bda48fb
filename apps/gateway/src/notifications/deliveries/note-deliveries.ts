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

/** Whether an event is to be sent on a channel, as switches are. Pushing goes with the page's list. */
const isSwitchedOn = (switched: readonly SwitchRow[], event: NotificationEvent, channel: DeliveryChannel): boolean =>
  isWanted(switched, event, channel === 'push' ? 'web' : channel);

const isReached = ({ isPushed, reaches }: Recipient, channel: DeliveryChannel): boolean =>
  channel === 'push' ? isPushed : reaches[channel] !== null;

/** A job's chat is over within a day, while an answer of support may be waited for in a mailbox. */
const isTooLateByMail = ({ kind, subject }: Noted['row'], channel: DeliveryChannel): boolean =>
  kind === 'chatMessage' && subject !== '' && channel === 'mail';

/** Whether a delivery is still wanted, and still reaches its user. */
export const isDeliverable = (
  { channel, event }: Pick<NotificationDeliveriesTable, 'channel' | 'event'>,
  { recipient, switched, channels }: { recipient: Recipient; switched: readonly SwitchRow[]; channels: Channels },
): boolean => channels.has(channel) && isReached(recipient, channel) && isSwitchedOn(switched, event, channel);

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
  const event = notificationEventOf[kind];
  // Most events of most customers are sent nowhere: nobody is looked up for them.
  const asked = [...channels].filter(
    (channel) => carries(kind, channel) && !isTooLateByMail(row, channel) && isSwitchedOn(switched, event, channel),
  );
  const recipient = asked.length === 0 ? undefined : await findRecipient(trx, user_id);
  if (recipient === undefined) return;
  const wanted = asked.filter((channel) => isReached(recipient, channel));
  if (wanted.length === 0) return;
  const timing = await readTiming(trx, recipient);
  const counts = { booked_count, failed_count, amount_satang: amountSatang };
  const common = { user_id, event_id, kind, event, subject, happened_at, ...counts };
  await insertDeliveries(
    trx,
    wanted.map((channel) => {
      const { dueAt, isUrgent } = dueOf({ event, channel, at: now }, timing);
      return { ...common, channel, is_urgent: isUrgent, due_at: dueAt, next_attempt_at: dueAt };
    }),
  );
}
