import type { Bill, PaymentFailure, PaymentMethod, PaymentPurpose, PaymentState } from '@songwai/core/payments/payment';
import type { Account } from '../../ledger/accounts.ts';
import type { MovementKind } from '../../ledger/tables.ts';
import type { Db } from '../../platform/db.ts';

/** A charge to make. */
export interface NewCharge {
  /** Who pays: the customer, or the company that the customer acts for; null for a stranger with a link. */
  readonly payerId: string | null;
  readonly purpose: PaymentPurpose;
  /** The job, or what else the purpose calls it. */
  readonly subject: string;
  readonly jobId: string | null;
  /** Once per purpose, payer and guid. */
  readonly guid: string;
  /** Above 0. */
  readonly amountSatang: number;
  readonly source: /** A saved card; null: the default one. */
    | { readonly kind: 'savedCard'; readonly cardId: string | null }
    | { readonly kind: 'cardToken'; readonly token: string }
    | { readonly kind: 'promptpay' }
    /** Code of `findPlace`. */
    | { readonly kind: 'mobileBanking'; readonly bank: string }
    | { readonly kind: 'billPayment'; readonly shop: string };
  /** False: the bank holds the sum of a card until it is captured. */
  readonly isCaptured: boolean;
  /** Where the customer goes on after the bank, a path of the portal; the page of results where absent. */
  readonly returnPath?: string | undefined;
  readonly at: Date;
}

/** A charge as stored. */
export interface Charge {
  readonly chargeId: string;
  readonly reference: string;
  readonly payerId: string | null;
  readonly purpose: PaymentPurpose;
  readonly subject: string;
  readonly jobId: string | null;
  readonly guid: string;
  readonly method: PaymentMethod;
  readonly state: PaymentState;
  readonly amountSatang: number;
  readonly failure: PaymentFailure | null;
  readonly authorizeUri: string | null;
  readonly qrPayload: string | null;
  readonly qrImageUri: string | null;
  readonly bill: Bill | null;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
  readonly isLate: boolean;
}

/** Where a part of the paid money goes; the parts add up to the charge. */
export interface Destination {
  readonly account: Account;
  readonly kind: MovementKind;
  readonly amountSatang: number;
  readonly jobId?: string | undefined;
}

/** What a purpose does when its charge ends; runs in the transaction that settles the charge, once. */
export interface ChargeHandler {
  /**
   * Locks what the purpose changes besides the charge, before the charge itself is locked: money, then job or invoice (the order of locks,
   * `docs/architecture.md`). Absent: the payer's money.
   */
  readonly lock?: (trx: Db, charge: Charge) => Promise<void>;
  /**
   * The money, or the bank's promise of it, is there.
   *
   * @returns where the money goes; null where it comes too late, so that it goes into the payer's wallet (a card's is returned).
   */
  readonly onSettled: (trx: Db, charge: Charge, at: Date) => Promise<readonly Destination[] | null>;
  /**
   * Money of a bank or a counter, which cannot go back, is there after the charge has ended.
   *
   * @returns where it goes; null, as without this function: into the payer's wallet.
   */
  readonly onLate?: (trx: Db, charge: Charge, at: Date) => Promise<readonly Destination[] | null>;
  /** Nothing was paid, and nothing will be. */
  readonly onEnded?: (trx: Db, charge: Charge, at: Date) => Promise<void>;
  /** What the bank held was taken. */
  readonly onCaptured?: (trx: Db, charge: Charge, at: Date) => Promise<void>;
  /** The bank did not hold the sum any longer when it was to be captured. */
  readonly onNotCaptured?: (trx: Db, charge: Charge, at: Date) => Promise<void>;
}

/** What each purpose does; provided by the rooms above. */
export type ChargeHandlers = Readonly<Record<PaymentPurpose, ChargeHandler>>;

/** What the room `payments` offers to the rooms above it. */
export interface Payments {
  /** The least that any way to pay takes; 0 where there is none. */
  readonly leastSatang: number;
  /**
   * Stores a charge in the caller's transaction, which commits before `carryOut` calls the provider. A repeated guid gets the first
   * charge again.
   *
   * @throws {BusinessRefusal} 422 at `cardId` (no such card, or none at all), at `paymentType` (less or more than the provider takes in
   * this way), or at `guid` (it paid for something else).
   */
  prepare(trx: Db, charge: NewCharge): Promise<Charge>;
  /**
   * Requires a saved card of a payer, before a booking that only such a card can pay: one by its id, or the default one (null). A provider
   * that does not answer now is asked again when it is charged.
   *
   * @throws {BusinessRefusal} 422 at `cardId` (no such card, or none at all), at `paymentType` where no card is taken here.
   */
  requireCard(payerId: string, cardId: string | null): Promise<void>;
  /** Asks the provider for a prepared charge, once, and settles what it answers. Never throws because of the provider. */
  carryOut(chargeId: string): Promise<Charge>;
  /** The charge now, asked of the provider where it is still open. @returns undefined for an unknown id. */
  refresh(chargeId: string): Promise<Charge | undefined>;
  /** The charge as stored, without asking anybody. */
  read(chargeId: string): Promise<Charge | undefined>;
  /** Ends an open charge; its money, if it comes, is late. The caller decides within its transaction. */
  abandon(trx: Db, chargeId: string, at: Date): Promise<void>;
  /** The charge that a payer's guid has asked for before. */
  findOfGuid(trx: Db, asked: Pick<NewCharge, 'purpose' | 'payerId' | 'subject' | 'guid'>): Promise<Charge | undefined>;
  /** A payer's open charges of a purpose, the newest first. */
  listOpen(payerId: string, purpose: PaymentPurpose): Promise<readonly Charge[]>;
  /**
   * The full code of a bank or a counter that the provider takes money by.
   *
   * @param asked.code its code, or the last part of it (`ktb`). @returns undefined for another.
   * @throws {BusinessRefusal} 503 the provider does not answer.
   */
  findPlace(asked: { readonly kind: 'bank' | 'shop'; readonly code: string }): Promise<string | undefined>;
  /** Charges of a job, the newest first. */
  listOfJob(db: Db, jobId: string): Promise<readonly Charge[]>;
}
