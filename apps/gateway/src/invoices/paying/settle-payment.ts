import { recordEvent } from '../../events/queries.ts';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { BothTexts } from '../../tax-documents/content.ts';
import type { Documents } from '../../tax-documents/documents.ts';
import { changeInvoice, type InvoiceRow, invoiceAddressee } from '../invoice-queries.ts';
import { paidMessage } from '../messages.ts';
import { writeToPayer } from '../write-to-payer.ts';
import type { InvoicePart } from './part-of-invoice.ts';
import { type InvoicePaymentRow, updatePayment } from './payment-queries.ts';

export interface SettleDeps {
  readonly documents: Documents;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Money that came for an invoice, which the caller has locked, with its payer's money. */
export interface Settlement {
  readonly invoice: InvoiceRow;
  readonly payment: Pick<InvoicePaymentRow, 'id' | 'method'>;
  /** What it pays of the invoice. */
  readonly part: InvoicePart;
  readonly paidAt: Date;
  readonly at: Date;
}

const ways: Readonly<Record<InvoicePaymentRow['method'], BothTexts>> = {
  card: { th: 'บัตร', en: 'Card' },
  internetBanking: { th: 'แอปธนาคาร', en: 'Mobile banking' },
  billPayment: { th: 'เคาน์เตอร์รับชำระ', en: 'Bill payment' },
  transfer: { th: 'โอนเงินเข้าบัญชี', en: 'Bank transfer' },
};

/** Issues the receipt, and what the payer writes on the certificate of the tax withheld. */
async function issueDocuments(trx: Db, documents: Documents, settlement: Settlement): Promise<void> {
  const { invoice, payment, part, paidAt, at } = settlement;
  const { amountSatang, baseSatang, withheldSatang } = part;
  const common = { payerId: invoice.payer_id, subject: `payment:${payment.id}`, issuedAt: at } as const;
  const [addressee, invoiceNumber] = [invoiceAddressee(invoice), invoice.number];
  const line = { th: `ชำระใบแจ้งหนี้ ${invoiceNumber}`, en: `Payment of invoice ${invoiceNumber}` };
  await documents.issue(trx, {
    ...common,
    amountSatang,
    content: {
      ...{ kind: 'receipt', addressee, customerName: addressee.companyName, jobId: null, invoiceNumber, stops: [] },
      lines: [{ text: line, amountSatang: baseSatang }],
      ...{ subtotalSatang: baseSatang, vatPercent: invoice.vat_percent, vatSatang: amountSatang - baseSatang },
      ...{ totalSatang: amountSatang, withheldSatang, paidBy: ways[payment.method], paidAt: paidAt.toISOString() },
    },
  });
  if (withheldSatang === 0) return;
  await documents.issue(trx, {
    ...common,
    amountSatang: withheldSatang,
    content: {
      ...{ kind: 'withholdingNote', addressee, invoiceNumber, percent: 1, baseSatang, withheldSatang },
      paidAt: paidAt.toISOString(),
    },
  });
}

/**
 * Takes a payment off its invoice: books the tax withheld, notes when nothing is open any more, writes to the payer, and issues the
 * documents. The money itself is posted by the caller.
 */
export async function settlePayment(trx: Db, { documents, publicUrl }: SettleDeps, settlement: Settlement): Promise<void> {
  const { invoice, payment, part, at } = settlement;
  const { amountSatang, baseSatang, withheldSatang } = part;
  const { id: invoiceId, payer_id: payerId } = invoice;
  const receivedSatang = amountSatang - withheldSatang;
  await updatePayment(trx, payment.id, {
    ...{ state: 'paid', amount_satang: amountSatang, base_satang: baseSatang, withheld_satang: withheldSatang },
    settled_at: at,
  });
  const { open_satang: openSatang } = await changeInvoice(trx, invoiceId, {
    paid_satang: invoice.paid_satang + receivedSatang,
    withheld_satang: invoice.withheld_satang + withheldSatang,
    at,
  });
  await postMovement(trx, {
    ...{ key: `withheld:${payment.id}`, kind: 'taxWithheld', actor: payerId, details: { invoiceId }, at },
    lines: [
      { account: ownAccount('taxWithheld'), amountSatang: -withheldSatang },
      { account: customerAccount('invoiceOwed', payerId), amountSatang: withheldSatang },
    ],
  });
  await recordEvent(trx, { kind: 'invoices.paid', subject: payerId, payload: { invoiceId, receivedSatang }, at });
  const message = paidMessage({ number: invoice.number, receivedSatang, openSatang }, `${publicUrl}/invoice/${invoiceId}`);
  await writeToPayer(trx, payerId, { purpose: 'invoicePaid', at, ...message });
  await issueDocuments(trx, documents, settlement);
}
