import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { lockMoneyOf, postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { findInvoiceOfNumber, type InvoiceRow, lockInvoice } from '../invoice-queries.ts';
import type { InvoicePart } from './part-of-invoice.ts';
import { leftForReceived, partOfReceived } from './part-of-received.ts';
import { insertPayment, isBankReferenceKnown } from './payment-queries.ts';
import { type SettleDeps, settlePayment } from './settle-payment.ts';

export interface TransferDeps extends SettleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
}

/** Money that was found on our account. */
export interface Transfer {
  /** Of the invoices that it pays, in this order; all of one payer. */
  readonly numbers: readonly string[];
  readonly receivedSatang: number;
  /** The payer has withheld 1 % of each and sent what was left. */
  readonly withholds: boolean;
  /** Of the line in the bank's statement. */
  readonly bankReference: string;
}

/** What a transfer pays of an invoice. */
interface PaidInvoice {
  readonly invoice: InvoiceRow;
  readonly part: InvoicePart;
}

export interface BookedTransfer {
  readonly paid: readonly { readonly number: string; readonly part: InvoicePart; readonly openSatang: number }[];
  /** Above what was open; in the payer's wallet. */
  readonly excessSatang: number;
}

/** Locks the payer's money and the invoices, always in the same order. @returns them in the order of the numbers. @throws Error unknown, twice, or of two payers. */
async function lockAll(trx: Db, numbers: readonly string[]): Promise<readonly InvoiceRow[]> {
  const ids = new Map<string, string>();
  const payers: string[] = [];
  for (const number of numbers) {
    const found = await findInvoiceOfNumber(trx, number);
    if (found === undefined) throw new Error(`There is no invoice ${number}.`);
    if (ids.has(number)) throw new Error(`Invoice ${number} is named twice.`);
    ids.set(number, found.id);
    payers.push(found.payer_id);
  }
  await lockMoneyOf(trx, payers);
  const locked = new Map<string, InvoiceRow>();
  for (const id of [...ids.values()].sort()) locked.set(id, await lockInvoice(trx, id));
  const invoices = numbers.map((number) => locked.get(ids.get(number) ?? '')).filter((invoice) => invoice !== undefined);
  if (new Set(invoices.map((invoice) => invoice.payer_id)).size > 1)
    throw new Error('These invoices are not all of the same payer.');
  return invoices;
}

/** What the money pays of each invoice: all of it, as far as it reaches. @throws Error it reaches none of one, or nothing is open there. */
async function shareOut(trx: Db, invoices: readonly InvoiceRow[], { receivedSatang, withholds }: Transfer) {
  let restSatang = receivedSatang;
  const paid: PaidInvoice[] = [];
  for (const invoice of invoices) {
    const { number } = invoice;
    if (withholds && !invoice.is_company) throw new Error(`Invoice ${number} is no company’s: no tax can be withheld from it.`);
    const received = { receivedSatang: restSatang, withholds };
    const left = await leftForReceived(trx, invoice, received);
    if (left.amountSatang === 0) throw new Error(`Nothing is open on invoice ${number}.`);
    if (restSatang === 0) throw new Error(`The sum does not reach invoice ${number}.`);
    const part = partOfReceived(left, received);
    if (part === undefined) throw new Error(`With 1 % withheld, no part of invoice ${number} leaves exactly this sum.`);
    restSatang -= part.amountSatang - part.withheldSatang;
    paid.push({ invoice, part });
  }
  return { paid, excessSatang: restSatang };
}

/**
 * Books money that a payer has transferred for one invoice or several, once per reference of the bank. What is more than open goes to
 * the wallet.
 *
 * @throws Error no such invoice, nothing open, or the reference is booked already.
 */
export const bookTransfer = (deps: TransferDeps, transfer: Transfer): Promise<BookedTransfer> => {
  const { db, clock, random } = deps;
  const { bankReference } = transfer;

  const book = async (
    trx: Db,
    { invoice, part }: PaidInvoice,
    { bankPart, excessSatang }: { bankPart: number; excessSatang: number },
  ) => {
    const { id: invoiceId, payer_id: payerId } = invoice;
    const at = clock.now();
    const id = random.uuid();
    const receivedSatang = part.amountSatang - part.withheldSatang;
    await insertPayment(trx, {
      ...{ id, invoice_id: invoiceId, charge_id: null, method: 'transfer', place: null, state: 'pending' },
      ...{ amount_satang: part.amountSatang, withheld_satang: part.withheldSatang, base_satang: part.baseSatang },
      ...{ bank_reference: bankReference, bank_part: bankPart, created_at: at, settled_at: null },
    });
    await settlePayment(trx, deps, { invoice, payment: { id, method: 'transfer' }, part, paidAt: at, at });
    await postMovement(trx, {
      ...{ key: `invoicePayment:${id}`, kind: 'invoicePayment', actor: 'operator', details: { bankReference, invoiceId }, at },
      lines: [
        { account: ownAccount('bank'), amountSatang: -(receivedSatang + excessSatang) },
        { account: customerAccount('invoiceOwed', payerId), amountSatang: receivedSatang },
        { account: customerAccount('walletTopUp', payerId), amountSatang: excessSatang },
      ],
    });
    return { number: invoice.number, part, openSatang: invoice.open_satang - part.amountSatang };
  };

  return transact(db, async (trx) => {
    const invoices = await lockAll(trx, transfer.numbers);
    if (await isBankReferenceKnown(trx, bankReference)) throw new Error(`The transfer ${bankReference} is booked already.`);
    const { paid, excessSatang } = await shareOut(trx, invoices, transfer);
    const booked: BookedTransfer['paid'][number][] = [];
    for (const [index, one] of paid.entries()) {
      const isLast = index === paid.length - 1;
      booked.push(await book(trx, one, { bankPart: index + 1, excessSatang: isLast ? excessSatang : 0 }));
    }
    return { paid: booked, excessSatang };
  });
};
