import { hourMs, minuteMs } from '@songwai/core/basics/durations';
import { latestOf } from '@songwai/core/notifications/messages/digest';
import { writePush } from '@songwai/core/notifications/messages/write-push';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import { nextAttemptAt } from '../../platform/workers/backoff.ts';
import { deleteEndpoint } from '../push/push-queries.ts';
import type { SendPush } from '../push/push-sender.ts';
import { listDevices } from '../push/push-view.ts';
import { type Batch, type DeliveryRow, endPushed, leaseDeliveries, notePushed, retryDelivery } from './delivery-queries.ts';
import type { Channels } from './note-deliveries.ts';
import { type Ready, type ReadyBatch, takeReady } from './ready-batch.ts';

/** What is pushed with. */
export interface PushParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly channels: Channels;
  readonly send: SendPush;
}

/** Longer than it takes to try all devices of a user. */
const leaseMs = 5 * minuteMs;
/** A message about a delivery under way is of no use later. */
const patienceMs = hourMs;

const patienceEnd = ({ row }: Ready): Date => new Date(row.due_at.getTime() + patienceMs);
const rowsOf = (ready: readonly Ready[]): readonly DeliveryRow[] => ready.map(({ row }) => row);

/** Leases what is due, so that no other gateway pushes it meanwhile. Only the latest state of each job is left to be pushed. */
const claim = ({ db, now, channels }: PushParts, batch: Batch): Promise<ReadyBatch | undefined> =>
  transact(db, async (trx) => {
    const at = now();
    const taken = await takeReady(trx, batch, { channels, now: at });
    if (taken === undefined) return undefined;
    const latest = new Set(latestOf(taken.ready.map(({ facts }) => facts)));
    const isOf = (one: Ready): boolean => latest.has(one.facts) && at < patienceEnd(one);
    const ready = taken.ready.filter(isOf);
    await endPushed(trx, rowsOf(taken.ready.filter((one) => !isOf(one))), at);
    await leaseDeliveries(trx, rowsOf(ready), new Date(at.getTime() + leaseMs));
    return { ...taken, ready };
  });

/** Pushes what a device has not got yet, and notes each at once. @returns whether nothing failed. */
async function pushTo(
  { db, send }: PushParts,
  { recipient, ready }: ReadyBatch,
  device: Awaited<ReturnType<typeof listDevices>>[number],
): Promise<boolean> {
  for (const { row, facts } of ready) {
    if (row.pushed_to.includes(device.sessionId)) continue;
    const outcome = await send(device, writePush(facts, recipient.language));
    if (outcome === 'gone') {
      await deleteEndpoint(db, device.endpoint);
      return true;
    }
    if (outcome === 'failed') return false;
    await notePushed(db, row, device.sessionId);
  }
  return true;
}

/** Pushes what is due for a user to all of the user's devices. Those that fail are tried again within the hour. @returns whether there was any. */
export async function pushBatch(parts: PushParts, batch: Batch): Promise<boolean> {
  const { db, now } = parts;
  const claimed = await claim(parts, batch);
  if (claimed === undefined) return false;
  const devices = await listDevices(db, batch.userId);
  const outcomes = await Promise.all(devices.map((device) => pushTo(parts, claimed, device)));
  const at = now();
  const isOver = (one: Ready): boolean => !outcomes.includes(false) || at >= patienceEnd(one);
  await endPushed(db, rowsOf(claimed.ready.filter(isOver)), at);
  for (const one of claimed.ready.filter((left) => !isOver(left))) {
    const next = Math.min(nextAttemptAt(at, one.row.attempts + 1).getTime(), patienceEnd(one).getTime());
    await retryDelivery(db, one.row, new Date(next));
  }
  return true;
}
