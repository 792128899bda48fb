import type { Bill, PaymentFailure, PaymentMethod } from '@songwai/core/payments/payment';

/** How far a charge is at the provider. */
export type ProviderChargeState = 'pending' | 'authorised' | 'paid' | 'failed' | 'expired' | 'reversed';

/** A charge as the provider has it now. */
export interface ProviderCharge {
  /** The provider's id. */
  readonly ref: string;
  /** Our own id, which the charge was made with; null for a charge that is not ours. */
  readonly chargeId: string | null;
  readonly state: ProviderChargeState;
  readonly amountSatang: number;
  /** Returned so far. */
  readonly refundedSatang: number;
  readonly failure: PaymentFailure | null;
  /** Where the customer confirms with the bank. */
  readonly authorizeUri: string | null;
  /** Text of a PromptPay code, where the provider gives one. */
  readonly qrPayload: string | null;
  /** Where the provider has the picture of the code, instead. */
  readonly qrImageUri: string | null;
  /** What a counter needs to take the money. */
  readonly bill: Bill | null;
  readonly expiresAt: Date | null;
  readonly paidAt: Date | null;
  /** Of the card that was charged, as of saved cards; null for other ways to pay, and where the provider tells none. */
  readonly fingerprint: string | null;
}

/** What pays. */
export type ChargeSource =
  /** Without a card the customer's default one. */
  | { readonly kind: 'savedCard'; readonly customerRef: string; readonly cardId: string | null }
  | { readonly kind: 'cardToken'; readonly token: string }
  | { readonly kind: 'promptpay' }
  /** The app of a bank of `listBanks`, which the customer is sent to. */
  | { readonly kind: 'mobileBanking'; readonly bank: string }
  /** A counter of `listBillPayment`, which takes cash. */
  | { readonly kind: 'billPayment'; readonly shop: string };

export interface NewProviderCharge {
  /** Our own id; a second call with the same one must not charge again. */
  readonly chargeId: string;
  readonly amountSatang: number;
  readonly source: ChargeSource;
  /** False: the bank only holds the sum, until it is captured or reversed. Cards only. */
  readonly isCaptured: boolean;
  /** Where the bank sends the customer back to. */
  readonly returnUri: string;
  readonly expiresAt: Date;
  /** For the provider's own lists: the job's number, never a name. */
  readonly description: string;
}

/** A saved card, as the provider has it. */
export interface ProviderCard {
  readonly cardId: string;
  readonly brand: 'visa' | 'mastercard' | 'jcb' | 'other';
  readonly lastDigits: string;
  readonly holderName: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly isDefault: boolean;
  /** The same for the same card of any customer; null where the provider tells none. */
  readonly fingerprint: string | null;
}

/** A place where an invoice can be paid. */
export interface PayingPlace {
  readonly code: string;
  readonly name: { readonly th: string; readonly en: string };
}

/** The provider refuses what it was asked; repeating it changes nothing. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly failure: PaymentFailure;

  constructor(failure: PaymentFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The provider did not answer, or not in a way that can be understood: whether it did what it was asked is not known. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}

/**
 * Where cards are stored and charged.
 *
 * @throws {ProviderRefusal} in every call: the provider says no.
 * @throws {ProviderSilent} in every call: it did not answer; the charge may have been made, and is looked up by `findCharge`.
 */
export interface CardProvider {
  readonly name: 'omise' | 'sandbox';
  /** Public key for the browser; `sandbox` where there is none. */
  readonly publicKey: string;
  /** The least that PromptPay, banks' apps and counters take. */
  readonly leastPromptPayBaht: number;
  /** The most that one payment may be. */
  readonly mostBaht: Readonly<Record<PaymentMethod, number>>;
  createCharge(charge: NewProviderCharge): Promise<ProviderCharge>;
  /** The charge now. @returns undefined for an unknown id. */
  readCharge(ref: string): Promise<ProviderCharge | undefined>;
  /** The charge that was made with our id, if it was made. @param since when it was asked for. */
  findCharge(wanted: { readonly chargeId: string; readonly since: Date }): Promise<ProviderCharge | undefined>;
  /** Takes the sum that the bank holds. Repeating it changes nothing. */
  capture(ref: string): Promise<ProviderCharge>;
  /** Lets go of the sum that the bank holds, or ends a pending charge. Repeating it changes nothing. */
  reverse(ref: string): Promise<ProviderCharge>;
  /** Returns a part of what was paid. `refundId` is ours: a repeated one returns nothing more. */
  refund(refund: { readonly ref: string; readonly amountSatang: number; readonly refundId: string }): Promise<void>;
  /** @returns the customer's id at the provider. */
  createCustomer(customer: { readonly userId: string; readonly token?: string | undefined }): Promise<string>;
  /** Deletes a customer with all cards. One that is gone already is no refusal. */
  deleteCustomer(customerRef: string): Promise<void>;
  listCards(customerRef: string): Promise<readonly ProviderCard[]>;
  /** @returns the new card. */
  addCard(customerRef: string, token: string): Promise<ProviderCard>;
  updateCard(
    customerRef: string,
    card: Pick<ProviderCard, 'cardId' | 'holderName' | 'expiryMonth' | 'expiryYear'>,
  ): Promise<void>;
  deleteCard(customerRef: string, cardId: string): Promise<void>;
  setDefaultCard(customerRef: string, cardId: string): Promise<void>;
  /** The picture of a PromptPay code behind `qrImageUri`, as SVG or PNG. */
  fetchQrImage(uri: string): Promise<{ readonly content: Buffer; readonly mediaType: string }>;
  listBanks(): Promise<readonly PayingPlace[]>;
  listBillPayment(): Promise<readonly PayingPlace[]>;
}
