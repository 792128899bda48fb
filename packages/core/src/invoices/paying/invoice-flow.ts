import type { Satang } from '../../basics/money.ts';
import { createPayingFlow, type PayingSurroundings } from '../../payments/paying/paying-flow.ts';
import type { PayingFlow } from '../../payments/paying/paying-flow-state.ts';
import { type InvoicePaymentRequest, type InvoiceWay, payInvoice } from './invoice-paying-calls.ts';

/** How much of the invoice is paid; a part is null while none is typed that may be paid. */
type InvoiceShare = { readonly kind: 'all' } | { readonly kind: 'part'; readonly amountSatang: Satang | null };

interface InvoiceChoice {
  /** Null before the payer or the offer has chosen. */
  readonly way: InvoiceWay | null;
  readonly share: InvoiceShare;
  /** The payer withholds 1 % for the Revenue Department; companies only. */
  readonly withholds: boolean;
}

/** State and actions of paying an invoice (spec §3 "invoice", §9). */
export type InvoiceFlow = PayingFlow<InvoiceChoice>;

interface InvoiceFlowOptions extends PayingSurroundings {
  /** Its id, not its number. */
  readonly invoiceId: string;
}

type Order = Omit<InvoicePaymentRequest, 'guid' | 'invoiceId'>;

const orderOf = ({ way, share, withholds }: InvoiceChoice): Order | null => {
  if (way === null) return null;
  if (share.kind === 'all') return { way, withholds, amountSatang: null };
  return share.amountSatang === null ? null : { way, withholds, amountSatang: share.amountSatang };
};

/** Paying an invoice: choose way, share and withholding, pay, and what becomes of the payment. */
export const createInvoiceFlow = ({ invoiceId, ...surroundings }: InvoiceFlowOptions): InvoiceFlow =>
  createPayingFlow<InvoiceChoice, Order>({
    ...surroundings,
    firstChoice: { way: null, share: { kind: 'all' }, withholds: false },
    orderOf,
    send: (order) => payInvoice(surroundings.transport, { invoiceId, ...order }),
    // Somebody else has paid it, or is paying it.
    onRefused: ({ code }) => code === 409 && surroundings.onChange(),
  });
