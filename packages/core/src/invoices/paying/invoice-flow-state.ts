import type { StoreApi } from 'zustand/vanilla';
import type { Satang } from '../../basics/money.ts';
import type { GatewayError } from '../../gateway/gateway-error.ts';
import type { Payment } from '../../payments/payment.ts';
import type { InvoiceWay } from './invoice-paying-calls.ts';

/** How much of the invoice is paid; a part is null while none is typed that may be paid. */
export type InvoiceShare = { readonly kind: 'all' } | { readonly kind: 'part'; readonly amountSatang: Satang | null };

export type InvoiceStage =
  /** `error`: why the last press came to nothing. */
  | { readonly status: 'choosing'; readonly error: GatewayError | null }
  /** `before`: the payment that this one is to follow. */
  | { readonly status: 'starting'; readonly before: Payment | null }
  /** `payment` as it was opened: who shows it follows it. `mayRepeat`: the choice is still the one that it pays. */
  | { readonly status: 'paying'; readonly payment: Payment; readonly mayRepeat: boolean };

export interface InvoicePayingState {
  /** Null before the payer or the offer has chosen. */
  readonly way: InvoiceWay | null;
  readonly share: InvoiceShare;
  /** The payer withholds 1 % for the Revenue Department; companies only. */
  readonly withholds: boolean;
  readonly stage: InvoiceStage;
}

/** State and actions of paying an invoice (spec §3 "invoice", §9). */
export interface InvoiceFlow {
  readonly store: StoreApi<InvoicePayingState>;
  /** Null: a way of which something is still to be chosen. */
  payWith(way: InvoiceWay | null): void;
  setShare(share: InvoiceShare): void;
  setWithholds(withholds: boolean): void;
  /** Pays what is chosen; does nothing without a choice, or while a payment is started. A press pays once, however often it is sent. */
  start(): Promise<void>;
  /** Shows a payment that was started before. */
  resume(payment: Payment): void;
  /** The payment has come to its end, and money may have moved. */
  settle(): void;
  /** Back to the choice. A payment that is open stays open, and the gateway settles it. */
  leave(): void;
  /** Gives an open payment up. @returns whether it is given up; false if it is paid by now. @throws GatewayError */
  giveUp(): Promise<boolean>;
}
