import type { Satang } from '../basics/money.ts';

export type PaymentPurpose = 'job' | 'topUp' | 'tip' | 'openAmount' | 'invoice';

export type PaymentMethod = 'card' | 'promptpay' | 'internetBanking' | 'billPayment';

/** What a counter needs to take the money. */
export interface Bill {
  /** Text of the bar code (Code 128). */
  readonly barcode: string;
  readonly reference1: string;
  readonly reference2: string;
}

/**
 * `pending`: the customer has to confirm or to pay; `authorised`: the bank holds the sum until the job ends; `released`: nothing was
 * charged, or the money was returned.
 */
export type PaymentState = 'pending' | 'authorised' | 'paid' | 'failed' | 'expired' | 'released';

/** Why a payment failed; the bank says no more than this. */
export type PaymentFailure =
  | 'declined'
  | 'insufficientFunds'
  | 'lostOrStolen'
  | 'notConfirmed'
  | 'wrongCode'
  | 'processing'
  | 'fraud';

/** One attempt to pay with the card provider. */
export interface Payment {
  /** Unguessable. */
  readonly chargeId: string;
  /** For people, `P00030911`. */
  readonly reference: string;
  readonly purpose: PaymentPurpose;
  readonly method: PaymentMethod;
  readonly state: PaymentState;
  readonly amountSatang: Satang;
  readonly jobId: string | null;
  readonly failure: PaymentFailure | null;
  /** Where the customer confirms with the bank. */
  readonly authorizeUri: string | null;
  /** Text of the PromptPay code. */
  readonly qrPayload: string | null;
  /** Path of the code's picture, instead of a text. */
  readonly qrImage: string | null;
  readonly bill: Bill | null;
  /** The invoice that is paid. */
  readonly invoiceId: string | null;
  readonly expiresAt: Date | null;
  readonly paidAt: Date | null;
  /** The money came after the end, and went into the wallet. */
  readonly isLate: boolean;
}

/** Whether money, or the bank's promise of it, is there. */
export const isSettled = ({ state }: Pick<Payment, 'state'>): boolean => state === 'paid' || state === 'authorised';

/** How long a PromptPay code, or a card's confirmation, may take (decisions, "Payment before the driver"). */
export const paymentMinutes = 10;
