import type { Static } from 'typebox';
import type { Satang } from '../basics/money.ts';
import type { Payment } from '../payments/payment.ts';
import type { LocalName } from '../pricing/catalog.ts';
import type { walletEntryTypeSchema } from './contract.ts';

/** A package to top up with. */
export interface WalletPackage {
  readonly packageId: number;
  readonly priceSatang: Satang;
  readonly bonusSatang: Satang;
}

/** Packages, and the limits of an own amount. */
export interface WalletOffer {
  readonly packages: readonly WalletPackage[];
  readonly minSatang: Satang;
  readonly maxSatang: Satang;
  /** An ordinary ride of the cheapest vehicle, which says what a balance buys; null if the gateway names none. */
  readonly exampleRide: { readonly km: number; readonly fareSatang: Satang } | null;
}

/** Money of cash on delivery that a job brings. */
export interface IncomingCod {
  readonly jobId: string;
  readonly amountSatang: Satang;
  readonly stops: number;
}

/** Where money of cash on delivery is paid out to. */
export interface BankAccount {
  readonly bank: string;
  readonly lastDigits: string;
  readonly accountName: string;
}

export interface Payout {
  readonly payoutId: string;
  readonly amountSatang: Satang;
  readonly state: 'requested' | 'paid' | 'refused';
  readonly bank: string;
  readonly lastDigits: string;
  readonly requestedAt: Date;
  readonly doneAt: Date | null;
  /** Why it was refused, or the bank's reference; empty for none. */
  readonly remark: string;
}

export interface Wallet {
  readonly balanceSatang: Satang;
  /** The part of the balance that can be paid out. */
  readonly codSatang: Satang;
  readonly incoming: readonly IncomingCod[];
  readonly bankAccount: BankAccount | null;
  readonly payouts: readonly Payout[];
  /** Top-ups that are still open. */
  readonly topUps: readonly Payment[];
  readonly freeCreditSatang: Satang;
}

export type WalletEntryType = Static<typeof walletEntryTypeSchema>;

/** A movement of the wallet. */
export interface WalletEntry {
  readonly referenceNo: string;
  readonly at: Date;
  readonly type: WalletEntryType;
  /** Negative for money that left. */
  readonly amountSatang: Satang;
  readonly balanceSatang: Satang;
  /** Of a top-up that was paid; other money has none. */
  readonly hasReceipt: boolean;
  readonly jobId: string | null;
  readonly detail: LocalName | null;
}

/** Banks that payouts go to, by the code that the card provider uses. */
export const payoutBanks = ['bbl', 'kbank', 'ktb', 'scb', 'bay', 'ttb', 'gsb', 'baac'] as const;
export type PayoutBank = (typeof payoutBanks)[number];

/** Movements per page of the history (spec §9). */
export const walletPageSize = 20;

/** Smallest top-up for what is missing to pay an order, in satang (decisions, "Money, small rules"). */
export const leastMissingTopUpSatang = 10_000;
