import { ownAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import { type CardProvider, ProviderRefusal } from '../providers/card-provider.ts';
import { findCharge, toCharge, updateCharge } from './charge-queries.ts';
import type { ChargeWorkDeps } from './charge-work-deps.ts';
import { type ChargeOrderRow, finishOrder, giveUpOrder } from './order-queries.ts';
import { lockToEnd, settle } from './settle.ts';

type OrderDeps = Pick<ChargeWorkDeps, 'db' | 'clock' | 'handlers' | 'log'> & { readonly provider: CardProvider };

/** Moves what was owed to the card out of the books. */
async function bookRefund(trx: Db, order: ChargeOrderRow, at: Date): Promise<void> {
  const charge = await findCharge(trx, order.charge_id);
  const amountSatang = order.amount_satang ?? 0;
  await postMovement(trx, {
    key: `refunded:${order.id}`,
    kind: 'refunded',
    chargeRef: charge && toCharge(charge).reference,
    ...(order.job_id !== null && { jobId: order.job_id }),
    actor: 'provider',
    at,
    lines: [
      { account: ownAccount('refundDue'), amountSatang: -amountSatang },
      { account: ownAccount('cardProvider'), amountSatang },
    ],
  });
}

/** The provider will not do it: for a sum that it does not hold any longer the purpose asks in another way. */
async function giveUp({ db, clock, handlers, log }: OrderDeps, order: ChargeOrderRow, refusal: ProviderRefusal): Promise<void> {
  const { charge_id: chargeId, kind } = order;
  const report = kind === 'reverse' ? log.info.bind(log) : log.error.bind(log);
  report({ err: refusal, chargeId, order: order.key }, `payments: the provider refuses to ${kind} a charge`);
  await transact(db, async (trx) => {
    const row = await lockToEnd(trx, chargeId, handlers());
    await giveUpOrder(trx, order.id, refusal.message);
    // Released: the bank's notice came before our order.
    if (kind !== 'capture' || (row?.state !== 'authorised' && row?.state !== 'released')) return;
    const failed = await updateCharge(trx, chargeId, { state: 'failed', failure: refusal.failure });
    await handlers()[row.purpose].onNotCaptured?.(trx, toCharge(failed), clock.now());
  });
}

/**
 * Has the provider capture, reverse or refund a charge, and books it.
 *
 * @throws {ProviderSilent} it did not answer; to be repeated, which changes nothing that is done already.
 */
export async function carryOutOrder(deps: OrderDeps, order: ChargeOrderRow): Promise<void> {
  const { db, clock, provider, handlers } = deps;
  const { charge_id: chargeId, kind } = order;
  const ref = (await findCharge(db, chargeId))?.provider_ref ?? null;
  try {
    // Without an id the provider never knew it, or the sweeper will find it and order anew.
    const seen = ref === null || kind === 'refund' ? undefined : await provider[kind](ref);
    if (ref !== null && kind === 'refund')
      await provider.refund({ ref, amountSatang: order.amount_satang ?? 0, refundId: order.key });
    const at = clock.now();
    await transact(db, async (trx) => {
      if (seen !== undefined) await settle(trx, { chargeId, seen, at, handlers: handlers() });
      if ((await finishOrder(trx, order.id, at)) && kind === 'refund') await bookRefund(trx, order, at);
    });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await giveUp(deps, order, error);
  }
}
