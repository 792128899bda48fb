import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { earliestOf } from '../../platform/workers/due-queries.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { ProviderRefusal, ProviderSilent } from '../providers/card-provider.ts';
import { carryOutOrder } from './carry-out-order.ts';
import { nextCharge, takeDueCharges } from './charge-queries.ts';
import type { ChargeWorkDeps } from './charge-work-deps.ts';
import { nextOrder, postponeOrder, takeDueOrders } from './order-queries.ts';

/** Longer than the provider may take: until then no other process takes the same row. */
const leaseMs = 2 * minuteMs;

/** One round: asks about open charges, and has done what was ordered. */
export async function workOffCharges(deps: ChargeWorkDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, charges, provider, log } = deps;
  const until = () => new Date(clock.now().getTime() + leaseMs);
  for (const { charge_id: chargeId } of await takeDueCharges(db, clock.now(), until())) {
    if (signal.aborted) return;
    await charges.refresh(chargeId).catch((error: unknown) => {
      log.error({ err: error, chargeId }, 'payments: a charge could not be settled and is tried again');
    });
  }
  if (provider === undefined) return;
  for (const order of await takeDueOrders(db, clock.now(), until())) {
    if (signal.aborted) return;
    try {
      await carryOutOrder({ ...deps, provider }, order);
    } catch (error) {
      if (error instanceof ProviderSilent) log.warn({ err: error, order: order.key }, 'payments: an order is repeated later');
      else log.error({ err: error, order: order.key }, 'payments: an order failed and is repeated later');
      if (!(error instanceof ProviderRefusal)) await postponeOrder(db, order, clock.now());
    }
  }
}

const pauseMs = 2_000;

/** The sweeper: settles what neither the customer's return nor a webhook has settled, and does what was ordered of the provider. */
export const createChargeWorker = (deps: ChargeWorkDeps & { readonly startTimer: StartTimer }): Worker =>
  createWorker({
    name: 'payments',
    work: (signal) => workOffCharges(deps, signal),
    pauseMs,
    nextDue: deps.provider === undefined ? nextCharge : earliestOf(nextCharge, nextOrder),
    startTimer: deps.startTimer,
    log: deps.log,
  });
