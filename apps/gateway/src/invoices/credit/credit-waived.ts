import { formatJobId } from '@songwai/core/basics/ids';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { lockInvoiceAndMoney } from '../invoice-queries.ts';
import { type CreditDeps, creditInvoice } from './credit-invoice.ts';
import { markCredited, sumUncredited } from './credit-queries.ts';
import { findWaivedCharge } from './waived-view.ts';

/** In the language of Thai documents. */
const reasonOf = (jobId: string): string => `ยกเว้นค่าบริการเพิ่มเติมของงาน ${formatJobId(jobId)}`;

/**
 * Takes the next charge off its invoice that an administrator has waived since it was billed: once, as the invoice is locked. What an
 * operator has credited of the same job already is not credited again.
 *
 * @returns whether there was one.
 */
export const creditNextWaived = (deps: CreditDeps & { readonly db: Db; readonly clock: Clock }): Promise<boolean> =>
  transact(deps.db, async (trx) => {
    const waived = await findWaivedCharge(trx);
    if (waived === undefined) return false;
    const { invoiceId, jobId, chargeId, amountSatang } = waived;
    const invoice = await lockInvoiceAndMoney(trx, invoiceId);
    const at = deps.clock.now();
    if (!(await markCredited(trx, chargeId, at))) return true;
    const left = Math.min(await sumUncredited(trx, invoiceId, jobId), invoice.subtotal_satang - invoice.credited_base_satang);
    const baseSatang = Math.min(amountSatang, left);
    if (baseSatang > 0) await creditInvoice(trx, deps, { invoice, jobId, baseSatang, reason: reasonOf(jobId), by: 'worker', at });
    return true;
  });
