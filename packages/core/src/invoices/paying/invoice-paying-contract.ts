import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { baht, commonFields, envelope, guidText } from '../../gateway/wire-schemas.ts';
import { wirePayment } from '../../payments/payment-schema.ts';

/** Of every payment of an invoice. */
const paying = {
  ...commonFields,
  invoiceId: Type.String({ minLength: 1, maxLength: 80 }),
  /** The same guid pays once; without one, a second press within the life of the first payment gets that one again. */
  guid: Type.Optional(guidText),
  /** Withholds 1 % of what is paid, before VAT; companies only. */
  wht: Type.Optional(Type.Boolean()),
  /** A part of the invoice, the withheld tax included; all that is open where absent. At least 1 baht. */
  amount: Type.Optional(baht),
};
const answer = Type.Object({ ...envelope, payment: Type.Optional(wirePayment) });
const example = { invoiceId: '0f4c1de2-93b7-4f6a-8f50-6f3f7b0a4c11', guid: '20261208-invoice-01', wht: true };
/** 422 at `amount` (below 1 baht, or more than is open), `wht` (no company), `paymentType` (less or more than can be paid this way at once). */
const refusals = '404 for another’s, 409 where it is paid or being paid, 422 at the wrong field';

export const chargeInvoice = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_charge_invoice',
  access: 'session',
  permit: 'pay',
  summary: `Pay an invoice by card, all or a part; ${refusals}`,
  request: Type.Object({ ...paying, cardId: Type.Optional(Type.String({ maxLength: 60 })) }),
  reply: answer,
  example,
});

export const payInvoiceByBank = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_pay_invoice_via_internetbanking',
  access: 'session',
  permit: 'pay',
  summary: `Pay an invoice in a bank’s own page or app, of \`/cc_omise_list_internetbanking\`; ${refusals}`,
  request: Type.Object({ ...paying, bank: Type.String({ minLength: 1, maxLength: 40 }) }),
  reply: answer,
  example: { ...example, bank: 'ktb' },
});

export const payInvoiceByBill = defineEndpoint({
  method: 'POST',
  path: '/cc_omise_pay_invoice_via_bill_payment',
  access: 'session',
  permit: 'pay',
  summary: `Pay an invoice at a counter, of \`/cc_omise_list_bill_payment\`: the answer has a bar code and two references; ${refusals}`,
  request: Type.Object({ ...paying, source: Type.String({ minLength: 1, maxLength: 40 }) }),
  reply: answer,
  example: { ...example, source: 'counter' },
});
