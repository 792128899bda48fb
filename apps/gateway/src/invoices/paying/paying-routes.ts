import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { chargeInvoice, payInvoiceByBank, payInvoiceByBill } from '@songwai/core/invoices/paying/invoice-paying-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { toWirePayment } from '../../payments/charges/wire-payment.ts';
import type { InvoicePaying, InvoiceWay, PayInvoice } from './pay-invoice.ts';

type Body = Pick<RequestOf<typeof chargeInvoice>, 'invoiceId' | 'guid' | 'wht' | 'amount'>;

const payingOf = ({ invoiceId, guid, wht = false, amount }: Body, way: InvoiceWay): InvoicePaying => ({
  ...{ invoiceId, guid, withholds: wht, amount, way },
});

/** Mounts the calls that pay an invoice. */
export function registerInvoicePaying(app: FastifyInstance, { pay }: { readonly pay: PayInvoice }): void {
  mountEndpoint(app, chargeInvoice, async ({ body, session }) => {
    const way = { kind: 'card', cardId: body.cardId ?? null } as const;
    return { payment: toWirePayment(await pay(payingOf(body, way), session)) };
  });

  mountEndpoint(app, payInvoiceByBank, async ({ body, session }) => {
    const way = { kind: 'bank', code: body.bank } as const;
    return { payment: toWirePayment(await pay(payingOf(body, way), session)) };
  });

  mountEndpoint(app, payInvoiceByBill, async ({ body, session }) => {
    const way = { kind: 'shop', code: body.source } as const;
    return { payment: toWirePayment(await pay(payingOf(body, way), session)) };
  });
}
