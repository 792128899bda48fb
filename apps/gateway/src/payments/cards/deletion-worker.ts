import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../../database/database-log.ts';
import { readCardCustomer } from '../../identity/users/payment-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { type CardProvider, ProviderRefusal } from '../providers/card-provider.ts';
import { finishDeletion, giveUpDeletion, orderDeletion, postponeDeletion, takeDueDeletions } from './deletion-queries.ts';

/** Has the provider delete a payer and the payer's cards, after the commit of the transaction that erases the account. */
export type EndCardCustomer = (trx: Db, payer: { readonly userId: string; readonly at: Date }) => Promise<void>;

/** @param provider where customers are; a gateway without one has them deleted once it has one again. */
export const createEndCardCustomer =
  (provider: CardProvider['name']): EndCardCustomer =>
  async (trx, { userId, at }) => {
    const customerRef = await readCardCustomer(trx, userId);
    if (customerRef !== null) await orderDeletion(trx, { customerRef, provider }, at);
  };

export interface DeletionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly provider: Pick<CardProvider, 'name' | 'deleteCustomer'>;
  readonly log: DatabaseLog;
}

/** Longer than the provider may take: until then no other process takes the same row. */
const leaseMs = 2 * minuteMs;

/** One round: has due customers deleted. One that is not answered is repeated, at last every six hours. */
export async function workOffDeletions({ db, clock, provider, log }: DeletionDeps, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  const due = await takeDueDeletions(db, { provider: provider.name, now, until: new Date(now.getTime() + leaseMs) });
  for (const deletion of due) {
    if (signal.aborted) return;
    const { customerRef } = deletion;
    try {
      await provider.deleteCustomer(customerRef);
      await finishDeletion(db, customerRef);
    } catch (error) {
      const isRefused = error instanceof ProviderRefusal;
      const outcome = isRefused ? 'the provider refuses to delete a customer' : 'a customer is deleted later';
      log[isRefused ? 'error' : 'warn']({ err: error, customerRef }, `payments: ${outcome}`);
      if (isRefused) await giveUpDeletion(db, customerRef, error.message);
      else await postponeDeletion(db, deletion, clock.now());
    }
  }
}

/** The worker that has customers deleted at the provider. */
export const createDeletionWorker = (deps: DeletionDeps & { readonly startTimer: StartTimer }): Worker =>
  createWorker({
    name: 'card customers',
    work: (signal) => workOffDeletions(deps, signal),
    pauseMs: minuteMs,
    startTimer: deps.startTimer,
    log: deps.log,
  });
