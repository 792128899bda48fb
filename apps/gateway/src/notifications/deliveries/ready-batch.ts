import type { MessageFacts } from '@songwai/core/notifications/messages/message-facts';
import { notificationEvents } from '@songwai/core/notifications/notification-event';
import type { Db } from '../../platform/db.ts';
import { jobOf } from '../about.ts';
import { readPreferences } from '../preferences/preference-queries.ts';
import { isQuiet, quietEnd } from '../timing/due-at.ts';
import { readTiming } from '../timing/read-timing.ts';
import { type Batch, type DeliveryRow, delayDeliveries, lockDue, settleDeliveries } from './delivery-queries.ts';
import { listLostJobs, readFacts } from './facts-view.ts';
import { type Channels, isDeliverable } from './note-deliveries.ts';
import { findRecipient, type Recipient } from './recipient-view.ts';

/** A delivery with what its message says. */
export interface Ready {
  readonly row: DeliveryRow;
  readonly facts: MessageFacts;
}

/** What is to be sent now to one user on one channel. */
export interface ReadyBatch {
  readonly recipient: Recipient;
  readonly ready: readonly Ready[];
}

/** Longer than the quiet hours. */
const freshMs = 12 * 3_600_000;

/** A text message about a delivery is of no use, and only alarms, where it was not sent for half a day; a mail says when it happened. */
const isOutdated = ({ channel, event, happened_at: at }: DeliveryRow, now: Date): boolean =>
  (channel === 'sms' || channel === 'line') &&
  notificationEvents[event].group === 'jobs' &&
  now.getTime() - at.getTime() > freshMs;

/** What may be sent of `rows`: an account, a switch, a contact or a job may have been lost since they were noted. */
async function listWanted(
  trx: Db,
  rows: readonly DeliveryRow[],
  { channels, recipient, now }: { readonly channels: Channels; readonly recipient: Recipient; readonly now: Date },
) {
  const switched = await readPreferences(trx, recipient.userId);
  const jobs = rows.flatMap((row) => jobOf(row) ?? []);
  const lost = await listLostJobs(trx, recipient.userId, jobs);
  return rows.filter(
    (row) => !isOutdated(row, now) && isDeliverable(row, { recipient, switched, channels }) && !lost.has(jobOf(row) ?? ''),
  );
}

/**
 * Takes what is due of a batch, in a transaction of the caller's. What nobody wants any more is dropped, and what came late into the quiet
 * hours waits for their end.
 *
 * @returns undefined where nothing is left to be sent now.
 */
export async function takeReady(
  trx: Db,
  batch: Batch,
  { channels, now }: { readonly channels: Channels; readonly now: Date },
): Promise<ReadyBatch | undefined> {
  const rows = await lockDue(trx, batch, now);
  if (rows.length === 0) return undefined;
  const recipient = await findRecipient(trx, batch.userId);
  const wanted = recipient === undefined ? [] : await listWanted(trx, rows, { channels, recipient, now });
  await settleDeliveries(
    trx,
    rows.filter((row) => !wanted.includes(row)),
    { state: 'dropped', at: now },
  );
  if (recipient === undefined || wanted.length === 0) return undefined;
  const isNight = isQuiet(now) && (await readTiming(trx, recipient)).isQuietAtNight;
  const sleeping = isNight ? wanted.filter((row) => !row.is_urgent) : [];
  await delayDeliveries(trx, sleeping, quietEnd(now));
  const due = wanted.filter((row) => !sleeping.includes(row));
  const facts = await readFacts(trx, due);
  const ready = due.flatMap((row) => {
    const of = facts.get(row.id);
    return of === undefined ? [] : [{ row, facts: of }];
  });
  return ready.length === 0 ? undefined : { recipient, ready };
}
