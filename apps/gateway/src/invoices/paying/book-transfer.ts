import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
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
  /** Of the invoice. */
  readonly number: string;
  readonly receivedSatang: number;
  /** The payer has withheld 1 % and sent what was left. */
  readonly withholds: boolean;
  /** Of the line in the bank's statement. */
  readonly bankReference: string;
}

export interface BookedTransfer {
  readonly part: InvoicePart;
  /** Above what was open; in the payer's wallet. */
  readonly excessSatang: number;
  readonly openSatang: number;
}

const require = async (db: Db, number: string): Promise<InvoiceRow> => {
  const invoice = await findInvoiceOfNumber(db, number);
  if (invoice === undefined) throw new Error(`There is no invoice ${number}.`);
  return invoice;
};

/**
 * Books money that a payer has transferred for an invoice, once per reference of the bank. What is more than open goes to the wallet.
 *
 * @throws Error no such invoice, nothing open, or the reference is booked already.
 */
export const bookTransfer = (deps: TransferDeps, transfer: Transfer): Promise<BookedTransfer> => {
  const { db, clock, random } = deps;
  const { number, receivedSatang, withholds, bankReference } = transfer;
  return transact(db, async (trx) => {
    const invoice = await lockInvoice(trx, (await require(trx, number)).id);
    const { id: invoiceId, payer_id: payerId } = invoice;
    if (await isBankReferenceKnown(trx, bankReference)) throw new Error(`The transfer ${bankReference} is booked already.`);
    if (withholds && !invoice.is_company) throw new Error(`Invoice ${number} is no company’s: no tax can be withheld from it.`);
    const left = await leftForReceived(trx, invoice, transfer);
    if (left.amountSatang === 0) throw new Error(`Nothing is open on invoice ${number}.`);
    const part = partOfReceived(left, transfer);
    if (part === undefined) throw new Error('With 1 % withheld, no part of the invoice leaves exactly this sum.');
    const excessSatang = receivedSatang - (part.amountSatang - part.withheldSatang);
    const at = clock.now();
    const id = random.uuid();
    await insertPayment(trx, {
      ...{ id, invoice_id: invoiceId, charge_id: null, method: 'transfer', place: null, state: 'pending' },
      ...{ amount_satang: part.amountSatang, withheld_satang: part.withheldSatang, base_satang: part.baseSatang },
      ...{ bank_reference: bankReference, created_at: at, settled_at: null },
    });
    await settlePayment(trx, deps, { invoice, payment: { id, method: 'transfer' }, part, excessSatang, paidAt: at, at });
    await postMovement(trx, {
      ...{ key: `invoicePayment:${id}`, kind: 'invoicePayment', actor: 'operator', details: { bankReference, invoiceId }, at },
      lines: [
        { account: ownAccount('bank'), amountSatang: -receivedSatang },
        { account: customerAccount('invoiceOwed', payerId), amountSatang: receivedSatang - excessSatang },
        { account: customerAccount('walletTopUp', payerId), amountSatang: excessSatang },
      ],
    });
    return { part, excessSatang, openSatang: invoice.open_satang - part.amountSatang };
  });
};
