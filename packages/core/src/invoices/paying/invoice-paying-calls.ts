import { bahtFromSatang, type Satang } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { Payment } from '../../payments/payment.ts';
import { paymentFromWire } from '../../payments/payment-from-wire.ts';
import * as routes from './routes.generated.ts';

/** How an invoice is paid. */
export type InvoiceWay =
  /** A saved card; null: the default one. */
  | { readonly kind: 'card'; readonly cardId: string | null }
  /** Code of the provider's list of banks. */
  | { readonly kind: 'bank'; readonly bank: string }
  /** Code of the provider's list of counters. */
  | { readonly kind: 'bill'; readonly source: string };

export interface InvoicePaymentRequest {
  readonly invoiceId: string;
  readonly guid: string;
  readonly way: InvoiceWay;
  readonly withholds: boolean;
  /** A part, the withheld tax included; null: all that is open. */
  readonly amountSatang: Satang | null;
}

/**
 * Pays an invoice, once per guid.
 * @throws GatewayError 404 for another's, 409 where it is paid or being paid, 422 at `amount`, `wht`, `bank`, `source`, `cardId` or
 * `paymentType`.
 */
export const payInvoice = async (transport: Transport, request: InvoicePaymentRequest): Promise<Payment> => {
  const { invoiceId, guid, way, withholds, amountSatang } = request;
  const common = {
    ...{ invoiceId, guid, wht: withholds },
    amount: amountSatang === null ? undefined : bahtFromSatang(amountSatang),
  };
  const ask = () => {
    if (way.kind === 'card') return call(transport, routes.chargeInvoice, { ...common, cardId: way.cardId ?? undefined });
    if (way.kind === 'bank') return call(transport, routes.payInvoiceByBank, { ...common, bank: way.bank });
    return call(transport, routes.payInvoiceByBill, { ...common, source: way.source });
  };
  const { payment } = await ask();
  if (payment === undefined) throw new TypeError('The gateway took a payment and did not say which.');
  return paymentFromWire(payment);
};
