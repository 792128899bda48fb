import { readTrouble } from '../../database/database-trouble.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { nextAttemptAt } from '../../platform/workers/backoff.ts';
import { createWorker, type Worker, type WorkerDeps } from '../../platform/workers/worker.ts';
import type { SendPush } from '../push/push-sender.ts';
import { type Batch, listDueBatches, nextDelivery, postponeBatch, settleDeliveries } from './delivery-queries.ts';
import type { Channels } from './note-deliveries.ts';
import { pushBatch } from './push-batch.ts';
import { queueMessages, type WritingParts } from './queue-messages.ts';
import { takeReady } from './ready-batch.ts';

interface DeliveryDeps extends WritingParts, Pick<WorkerDeps, 'startTimer' | 'log'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly channels: Channels;
  /** Undefined where nothing is pushed. */
  readonly send: SendPush | undefined;
}

/** The worker; `deliver` is one round, for tests with their own clock. */
export interface DeliveryWorker extends Worker {
  deliver(): Promise<void>;
}

const pauseMs = 500;

/** Sends what is due to each user on each channel. */
export function createDeliveryWorker(deps: DeliveryDeps): DeliveryWorker {
  const { db, clock, channels, publicUrl, links, send, startTimer, log } = deps;
  const now = () => clock.now();

  /** @returns whether there was any. */
  const queueBatch = (batch: Batch, channel: 'mail' | 'sms' | 'line'): Promise<boolean> =>
    transact(db, async (trx) => {
      const at = now();
      const taken = await takeReady(trx, batch, { channels, now: at });
      if (taken === undefined) return false;
      await queueMessages(trx, channel, { publicUrl, links, batch: taken, at });
      await settleDeliveries(
        trx,
        taken.ready.map(({ row }) => row),
        { state: 'sent', at },
      );
      return true;
    });

  const deliverBatch = async (batch: Batch): Promise<boolean> => {
    const { channel } = batch;
    try {
      if (channel !== 'push') return await queueBatch(batch, channel);
      return await pushBatch({ db, now, channels, send: send ?? (async () => 'failed') }, batch);
    } catch (error) {
      if (readTrouble(error) !== undefined) throw error;
      // One user's messages must not delay those of all others.
      log.error({ err: error, user: batch.userId, channel }, 'notifications could not be sent');
      await postponeBatch(db, batch, { now: now(), until: (failures) => nextAttemptAt(now(), failures) });
      return false;
    }
  };

  const deliver = async (signal?: AbortSignal): Promise<void> => {
    let isBusy = true;
    while (isBusy && signal?.aborted !== true) {
      isBusy = false;
      for (const batch of await listDueBatches(db, now())) isBusy = (await deliverBatch(batch)) || isBusy;
    }
  };
  return {
    deliver: () => deliver(),
    ...createWorker({ name: 'notifications', work: deliver, pauseMs, nextDue: nextDelivery, startTimer, log }),
  };
}
