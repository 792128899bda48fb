import { startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import { percentOf } from '@songwai/core/basics/money';
import { invoiceDueDate } from '@songwai/core/invoices/invoice-due';
import { lockUser } from '../../identity/queries.ts';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { readOrderSettings } from '../../settings/queries.ts';
import type { Documents } from '../../tax-documents/documents.ts';
import type { BilledMonth } from './billed-month.ts';
import { hasInvoice, insertInvoice, insertLines, setNumber } from './billing-queries.ts';
import { type InvoiceFacts, invoiceContent, referenceOf } from './invoice-content.ts';
import { readBilledPayer } from './payer-view.ts';
import { listUnbilledJobs } from './unbilled-view.ts';

export interface BillingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly documents: Documents;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** The least that one payment of an invoice may be. */
  readonly leastSatang: number;
}

async function postInvoice(trx: Db, given: { id: string; payerId: string; facts: InvoiceFacts; at: Date }): Promise<void> {
  const { id, payerId, facts, at } = given;
  const { subtotalSatang, vatSatang, month } = facts;
  await postMovement(trx, {
    ...{ key: `invoice:${id}`, kind: 'invoiced', actor: 'worker', details: { month, invoiceId: id }, at },
    lines: [
      { account: customerAccount('invoiceOwed', payerId), amountSatang: -(subtotalSatang + vatSatang) },
      { account: ownAccount('revenue'), amountSatang: subtotalSatang },
      { account: ownAccount('vatDue'), amountSatang: vatSatang },
    ],
  });
}

/** All that an invoice needs to know; undefined where nothing is due. */
async function readFacts(trx: Db, given: { payerId: string; billed: BilledMonth; at: Date }): Promise<InvoiceFacts | undefined> {
  const { payerId, billed, at } = given;
  const jobs = await listUnbilledJobs(trx, { payerId, before: billed.end });
  if (jobs.length === 0) return undefined;
  const subtotalSatang = jobs.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  const vatPercent = (await readOrderSettings(trx)).get('invoiceVatPercent') ?? 0;
  return {
    ...(await readBilledPayer(trx, payerId)),
    ...{ month: billed.month, jobs, subtotalSatang, vatPercent },
    vatSatang: percentOf(subtotalSatang, vatPercent, 'halfUp'),
    dueAt: startOfBangkokDay(invoiceDueDate(at)),
  };
}

/**
 * Makes a payer's invoice of a month, in one transaction and once: the payer's row is locked, so that of two gateways the second finds
 * it done.
 *
 * @returns whether one was made.
 */
export function billPayer(deps: BillingDeps, payerId: string, billed: BilledMonth): Promise<boolean> {
  const { db, clock, random, documents } = deps;
  return transact(db, async (trx) => {
    await lockUser(trx, payerId);
    if (await hasInvoice(trx, payerId, billed.month)) return false;
    const at = clock.now();
    const facts = await readFacts(trx, { payerId, billed, at });
    if (facts === undefined) return false;
    const { addressee, isCompany, dueAt, jobs, subtotalSatang, vatPercent, vatSatang } = facts;
    const id = random.uuid();
    await insertInvoice(trx, {
      ...{ id, payer_id: payerId, month: billed.month, is_company: isCompany, issued_at: at, due_at: dueAt },
      ...{ company_name: addressee.companyName, company_address: addressee.address, tax_number: addressee.taxNumber },
      ...{ branch: addressee.branch || null, postcode: addressee.postcode || null },
      ...{ job_count: jobs.filter(({ isLater }) => !isLater).length || jobs.length },
      ...{ subtotal_satang: subtotalSatang, vat_percent: vatPercent, vat_satang: vatSatang },
      next_reminder_at: at,
    });
    await insertLines(trx, id, jobs);
    await postInvoice(trx, { id, payerId, facts, at });
    const { number } = await documents.issue(trx, {
      ...{ payerId, subject: `invoice:${id}`, issuedAt: at, amountSatang: subtotalSatang + vatSatang },
      content: invoiceContent(facts, ''),
      complete: (given) => invoiceContent(facts, given),
    });
    await setNumber(trx, id, { number, reference1: referenceOf(number) });
    return true;
  });
}
