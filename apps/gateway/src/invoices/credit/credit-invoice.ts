import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { percentOf } from '@songwai/core/basics/money';
import { recordEvent } from '../../events/queries.ts';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Random } from '../../platform/deps.ts';
import type { Documents, IssuedDocument } from '../../tax-documents/documents.ts';
import { changeInvoice, type InvoiceRow, invoiceAddressee } from '../invoice-queries.ts';
import { creditLines, insertCreditNote } from './credit-queries.ts';

export interface CreditDeps {
  readonly random: Random;
  readonly documents: Documents;
}

/** What is taken off an invoice that the caller has locked, with its payer's money. */
export interface Credit {
  readonly invoice: InvoiceRow;
  /** Null: no job in particular. */
  readonly jobId: string | null;
  /** Before VAT; at most what is left of the invoice, and of the job's lines. */
  readonly baseSatang: number;
  readonly reason: string;
  /** Who decided it. */
  readonly by: string;
  readonly at: Date;
}

/** An issued credit note, and where its sum went. */
export interface IssuedCredit {
  readonly document: IssuedDocument;
  readonly totalSatang: number;
  /** Given back into the wallet, because that much was paid already. */
  readonly returnedSatang: number;
  /** Of what was taken off, tax that the payer had withheld. */
  readonly returnedTaxSatang: number;
}

/** VAT of a credit note: all of them together never take off more than the invoice's own. */
const vatOf = ({ credited_base_satang: before, vat_percent: percent }: InvoiceRow, baseSatang: number): number =>
  percentOf(before + baseSatang, percent, 'halfUp') - percentOf(before, percent, 'halfUp');

/**
 * The tax in what is given back, in proportion to what the payer sent and withheld. Nothing is open by then, so neither sum changes any
 * more, and all credit notes together return just the tax.
 */
function taxIn(invoice: InvoiceRow, returnedSatang: number): number {
  const { withheld_satang: withheld, paid_satang: paid, returned_satang: before, returned_tax_satang: taxBefore } = invoice;
  if (returnedSatang === 0 || withheld === 0) return 0;
  return Math.round((withheld * (before + returnedSatang)) / (paid + withheld)) - taxBefore;
}

/**
 * Issues a credit note: takes it off what is open, and gives back into the wallet what was paid already. Tax that was withheld was paid
 * to the Revenue Department, which alone returns it.
 */
export async function creditInvoice(trx: Db, { random, documents }: CreditDeps, credit: Credit): Promise<IssuedCredit> {
  const { invoice, jobId, baseSatang, reason, by, at } = credit;
  const { id: invoiceId, payer_id: payerId, number, subtotal_satang: subtotal, credited_base_satang: before } = invoice;
  const id = random.uuid();
  const vatSatang = vatOf(invoice, baseSatang);
  const totalSatang = baseSatang + vatSatang;
  const openPart = Math.min(totalSatang, invoice.open_satang);
  const returnedSatang = totalSatang - openPart;
  const returnedTaxSatang = taxIn(invoice, returnedSatang);
  const moneySatang = returnedSatang - returnedTaxSatang;
  await insertCreditNote(trx, {
    ...{ id, invoice_id: invoiceId, job_id: jobId, base_satang: baseSatang, vat_satang: vatSatang },
    ...{ returned_satang: returnedSatang, returned_tax_satang: returnedTaxSatang, reason, created_by: by, created_at: at },
  });
  if (jobId !== null) await creditLines(trx, { invoiceId, jobId, satang: baseSatang });
  await changeInvoice(trx, invoiceId, {
    credited_satang: invoice.credited_satang + openPart,
    returned_satang: invoice.returned_satang + returnedSatang,
    returned_tax_satang: invoice.returned_tax_satang + returnedTaxSatang,
    credited_base_satang: before + baseSatang,
    at,
  });
  await postMovement(trx, {
    ...{ key: `creditNote:${id}`, kind: 'creditNote', actor: by, details: { reason, invoiceId }, at },
    ...(jobId !== null && { jobId }),
    lines: [
      { account: ownAccount('revenue'), amountSatang: -baseSatang },
      { account: ownAccount('vatDue'), amountSatang: -vatSatang },
      { account: customerAccount('invoiceOwed', payerId), amountSatang: openPart },
      { account: customerAccount('walletTopUp', payerId), amountSatang: moneySatang },
      { account: ownAccount('taxWithheld'), amountSatang: returnedTaxSatang },
    ],
  });
  await recordEvent(trx, { kind: 'invoices.credited', subject: payerId, payload: { invoiceId, totalSatang }, at });
  const document = await documents.issue(trx, {
    ...{ payerId, subject: `credit:${id}`, issuedAt: at, amountSatang: totalSatang },
    content: {
      kind: 'creditNote',
      addressee: invoiceAddressee(invoice),
      invoiceNumber: number,
      invoiceDate: bangkokDate(invoice.issued_at),
      originalSatang: subtotal - before,
      correctSatang: subtotal - before - baseSatang,
      reason,
      ...(returnedTaxSatang > 0 && { withheldSatang: returnedTaxSatang }),
      ...{ subtotalSatang: baseSatang, vatPercent: invoice.vat_percent, vatSatang, totalSatang },
    },
  });
  return { document, totalSatang, returnedSatang: moneySatang, returnedTaxSatang };
}
