import { customerAccount } from '../../ledger/accounts.ts';
import type { Charge, ChargeHandler, Destination } from '../../payments/charges/payments.ts';
import type { Db } from '../../platform/db.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-queries.ts';
import { type InvoicePart, leftToPay, partOf } from './part-of-invoice.ts';
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

/** What a paid charge for an invoice does. */
export function createInvoiceCharges(deps: SettleDeps): ChargeHandler {
  const settle = async (trx: Db, charge: Charge, at: Date): Promise<readonly Destination[] | null> => {
    const found = await findPaymentOfCharge(trx, charge.chargeId);
    if (found === undefined) throw new Error(`charge ${charge.reference} pays for an invoice, and no payment of it is stored`);
    const invoice = await lockInvoice(trx, found.invoice_id);
    // Again, now that nobody else changes it.
    const payment = (await findPaymentOfCharge(trx, charge.chargeId)) ?? found;
    if (payment.state !== 'pending' || invoice.open_satang === 0) {
      await updatePayment(trx, payment.id, { state: 'failed', settled_at: at });
      return null;
    }
    const part = await presentPart(trx, invoice, payment);
    const receivedSatang = part.amountSatang - part.withheldSatang;
    const excessSatang = charge.amountSatang - receivedSatang;
    await settlePayment(trx, deps, { invoice, payment, part, excessSatang, paidAt: charge.paidAt ?? at, at });
    const { payer_id: payerId } = invoice;
    const paid: Destination = {
      ...{ account: customerAccount('invoiceOwed', payerId), kind: 'invoicePayment', amountSatang: receivedSatang },
    };
    if (excessSatang === 0) return [paid];
    return [paid, { account: customerAccount('walletTopUp', payerId), kind: 'refunded', amountSatang: excessSatang }];
  };

  return {
    onSettled: settle,
    onEnded: async (trx, charge, at) => {
      const payment = await findPaymentOfCharge(trx, charge.chargeId);
      if (payment?.state === 'pending') await updatePayment(trx, payment.id, { state: 'failed', settled_at: at });
    },
  };
}
