import { customerAccount } from '../../ledger/accounts.ts';
import { lockMoneyOf } from '../../ledger/movement-queries.ts';
import type { Charge, ChargeHandler, Destination } from '../../payments/charges/payments.ts';
import type { Db } from '../../platform/db.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-queries.ts';
import { type InvoicePart, leftToPay, partOf } from './part-of-invoice.ts';
import { leftForReceived, partOfReceived } from './part-of-received.ts';
import { findPaymentOfCharge, type InvoicePaymentRow, readTakenParts, updatePayment } from './payment-queries.ts';
import { type SettleDeps, settlePayment } from './settle-payment.ts';

const partOfPayment = (row: InvoicePaymentRow): InvoicePart => ({
  amountSatang: row.amount_satang,
  baseSatang: row.base_satang,
  withheldSatang: row.withheld_satang,
});

/** The part that a payment reserved, or what is left of it: a credit note may have taken off what it was for. */
async function presentPart(trx: Db, invoice: InvoiceRow, payment: InvoicePaymentRow): Promise<InvoicePart> {
  if (payment.amount_satang <= invoice.open_satang) return partOfPayment(payment);
  // Neither its own reservation counts any more, nor others that only wait.
  const left = leftToPay(invoice, await readTakenParts(trx, invoice.id, 'paid'));
  const part = partOf(left, invoice.open_satang, payment.withheld_satang > 0);
  return { ...part, withheldSatang: Math.min(part.withheldSatang, payment.withheld_satang) };
}

/** The part that money pays which came after its payment had ended: as much as is still open, also before payments that only wait. */
async function latePart(trx: Db, invoice: InvoiceRow, { charge, payment }: Paid): Promise<InvoicePart> {
  const received = { receivedSatang: charge.amountSatang, withholds: payment.withheld_satang > 0 };
  const left = await leftForReceived(trx, invoice, received);
  const part = partOfReceived(left, received) ?? partOfReceived(left, { ...received, withholds: false });
  if (part === undefined) throw new Error(`no part of invoice ${invoice.number} is paid by charge ${charge.reference}`);
  return part;
}

/** A charge that is paid, and the payment that it is for. */
interface Paid {
  readonly charge: Charge;
  readonly payment: InvoicePaymentRow;
}

/** What a paid charge for an invoice does. */
export function createInvoiceCharges(deps: SettleDeps): ChargeHandler {
  /** The payment of a charge, with its invoice locked. */
  const lockPaid = async (trx: Db, charge: Charge): Promise<Paid & { readonly invoice: InvoiceRow }> => {
    const found = await findPaymentOfCharge(trx, charge.chargeId);
    if (found === undefined) throw new Error(`charge ${charge.reference} pays for an invoice, and no payment of it is stored`);
    const invoice = await lockInvoice(trx, found.invoice_id);
    // Again, now that nobody else changes it.
    return { charge, payment: (await findPaymentOfCharge(trx, charge.chargeId)) ?? found, invoice };
  };

  const settle = async (trx: Db, charge: Charge, at: Date): Promise<readonly Destination[] | null> => {
    const { invoice, payment } = await lockPaid(trx, charge);
    if (invoice.open_satang === 0) {
      await updatePayment(trx, payment.id, { state: 'failed', settled_at: at });
      return null;
    }
    const isWaiting = payment.state === 'pending';
    const part = isWaiting ? await presentPart(trx, invoice, payment) : await latePart(trx, invoice, { charge, payment });
    const receivedSatang = part.amountSatang - part.withheldSatang;
    const excessSatang = charge.amountSatang - receivedSatang;
    await settlePayment(trx, deps, { invoice, payment, part, paidAt: charge.paidAt ?? at, at });
    const { payer_id: payerId } = invoice;
    const paid: Destination = {
      ...{ account: customerAccount('invoiceOwed', payerId), kind: 'invoicePayment', amountSatang: receivedSatang },
    };
    if (excessSatang === 0) return [paid];
    return [paid, { account: customerAccount('walletTopUp', payerId), kind: 'refunded', amountSatang: excessSatang }];
  };

  return {
    lock: async (trx, { chargeId, payerId }) => {
      if (payerId !== null) await lockMoneyOf(trx, [payerId]);
      const payment = await findPaymentOfCharge(trx, chargeId);
      if (payment !== undefined) await lockInvoice(trx, payment.invoice_id);
    },
    onSettled: settle,
    // The wallet pays no invoices: what is open gets it.
    onLate: settle,
    onEnded: async (trx, charge, at) => {
      const payment = await findPaymentOfCharge(trx, charge.chargeId);
      if (payment?.state === 'pending') await updatePayment(trx, payment.id, { state: 'failed', settled_at: at });
    },
  };
}
