import { transact } from '../../platform/transact.ts';
import { findInvoiceOfNumber, lockInvoiceAndMoney } from '../invoice-queries.ts';
import type { TransferDeps } from '../paying/book-transfer.ts';
import { creditInvoice, type IssuedCredit } from './credit-invoice.ts';
import { sumUncredited } from './credit-queries.ts';

/** What an operator takes off an invoice. */
export interface OperatorCredit {
  /** Of the invoice. */
  readonly number: string;
  /** All that is left of a job, or an amount before VAT. */
  readonly what: { readonly jobId: string } | { readonly baseSatang: number };
  readonly reason: string;
}

/** Issues a credit note. @throws Error no such invoice or job, or more than is left of it. */
export const creditByOperator = (
  deps: Pick<TransferDeps, 'db' | 'clock' | 'random' | 'documents'>,
  { number, what, reason }: OperatorCredit,
): Promise<IssuedCredit> =>
  transact(deps.db, async (trx) => {
    const found = await findInvoiceOfNumber(trx, number);
    if (found === undefined) throw new Error(`There is no invoice ${number}.`);
    const invoice = await lockInvoiceAndMoney(trx, found.id);
    const jobId = 'jobId' in what ? what.jobId : null;
    const left = invoice.subtotal_satang - invoice.credited_base_satang;
    const ofJob = jobId === null ? 0 : await sumUncredited(trx, invoice.id, jobId);
    if (jobId !== null && ofJob === 0) throw new Error(`Invoice ${number} has nothing left of job ${jobId}.`);
    const baseSatang = 'baseSatang' in what ? what.baseSatang : Math.min(ofJob, left);
    if (baseSatang <= 0 || baseSatang > left) throw new Error(`${left / 100} baht before VAT are left of invoice ${number}.`);
    return creditInvoice(trx, deps, { invoice, jobId, baseSatang, reason, by: 'operator', at: deps.clock.now() });
  });
