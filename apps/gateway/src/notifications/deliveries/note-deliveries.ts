import { carries } from '@songwai/core/notifications/messages/carries';
import { type NotificationEvent, notificationEventOf } from '@songwai/core/notifications/notification-event';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { isWanted } from '../preferences/is-wanted.ts';
import type { SwitchRow } from '../preferences/preference-queries.ts';
import type { DeliveryChannel, NotificationDeliveriesTable, NotificationsTables } from '../tables.ts';
import { dueOf } from '../timing/due-at.ts';
import { readTimings } from '../timing/read-timing.ts';
import { insertDeliveries } from './delivery-queries.ts';
import { findRecipients, type Recipient } from './recipient-view.ts';

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

/** The channels on which something is to be sent, as far as nobody has to be looked up for it. */
const askedOf = ({ row, switched }: Noted, channels: Channels): readonly DeliveryChannel[] =>
  [...channels].filter(
    (channel) =>
      carries(row.kind, channel) &&
      !isTooLateByMail(row, channel) &&
      isSwitchedOn(switched, notificationEventOf[row.kind], channel),
  );

/** Stores what is to be sent of events, with when: a row for each channel that carries it, is wanted, and reaches its user. */
export async function noteDeliveries(trx: Db, noted: readonly Noted[], channels: Channels): Promise<void> {
  // Most events of most customers are sent nowhere: nobody is looked up for them.
  const asked = noted.map((one) => ({ ...one, asked: askedOf(one, channels) })).filter((one) => one.asked.length > 0);
  const recipients = await findRecipients(trx, [...new Set(asked.map(({ row }) => row.user_id))]);
  const reached = asked.flatMap((one) => {
    const recipient = recipients.get(one.row.user_id);
    const wanted = recipient === undefined ? [] : one.asked.filter((channel) => isReached(recipient, channel));
    return recipient === undefined || wanted.length === 0 ? [] : [{ ...one, recipient, wanted }];
  });
  const timings = await readTimings(
    trx,
    reached.map(({ recipient }) => recipient),
  );
  const rows = reached.flatMap(({ row, amountSatang, now, wanted }) => {
    const { user_id, event_id, kind, subject, booked_count = null, failed_count = null, created_at: happened_at } = row;
    const event = notificationEventOf[kind];
    const counts = { booked_count, failed_count, amount_satang: amountSatang };
    const common = { user_id, event_id, kind, event, subject, happened_at, ...counts };
    const timing = timings.get(user_id);
    if (timing === undefined) return [];
    return wanted.map((channel) => {
      const { dueAt, isUrgent } = dueOf({ event, channel, at: now }, timing);
      return { ...common, channel, is_urgent: isUrgent, due_at: dueAt, next_attempt_at: dueAt };
    });
  });
  await insertDeliveries(trx, rows);
}
