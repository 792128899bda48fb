/** Accounts of a customer, which never fall below 0, but for `invoiceOwed`. */
export type CustomerAccountKind =
  /** Bonuses, codes and cash-back. */
  | 'walletBonus'
  /** What the customer paid in, and refunds. */
  | 'walletTopUp'
  /** Money of cash on delivery; can be paid out. */
  | 'walletCod'
  | 'freeCredit'
  /** Discounts of running jobs. */
  | 'promotion'
  /** Collected by drivers, not yet in the wallet. */
  | 'codOwed'
  /** What a running job will cost, as far as it is paid. */
  | 'jobHold'
  /** What the trips of files will cost that are not booked yet. */
  | 'bulkHold'
  /** Payouts that the bank has not made yet. */
  | 'payoutDue'
  /** What the customer owes by invoice: our claim, so below 0. */
  | 'invoiceOwed';

/** Accounts of a driver. */
export type DriverAccountKind =
  /** Collected in cash for customers; below 0, as the driver has the money. */
  | 'driverCash'
  /** Tips that we owe. */
  | 'driverTips';

/** Our own accounts. */
export type OwnAccountKind =
  /** What the card provider has for us; below 0. */
  | 'cardProvider'
  /** What the bank has for us; below 0. */
  | 'bank'
  /** What the provider has still to return to cards. */
  | 'refundDue'
  | 'revenue'
  /** What bonuses, codes, credit and discounts cost us; below 0. */
  | 'promotionCost'
  /** Tax that payers withheld from us and pay for us: our claim on the Revenue Department, below 0. */
  | 'taxWithheld'
  /** VAT that we owe the Revenue Department. */
  | 'vatDue'
  /** The other side of balances that are older than the ledger. */
  | 'opening';

export type AccountKind = CustomerAccountKind | DriverAccountKind | OwnAccountKind;

/** An account: its kind, and whose it is. */
export interface Account {
  readonly kind: AccountKind;
  /** Empty for our own. */
  readonly owner: string;
}

export const customerAccount = (kind: CustomerAccountKind, userId: string): Account => ({ kind, owner: userId });
export const driverAccount = (kind: DriverAccountKind, driverId: number): Account => ({ kind, owner: String(driverId) });
export const ownAccount = (kind: OwnAccountKind): Account => ({ kind, owner: '' });

/**
 * Accounts that may not fall below 0. All those of a customer are opened together and locked together, so that no two movements lock them in
 * different orders.
 */
export const guardedKinds = [
  'walletBonus',
  'walletTopUp',
  'walletCod',
  'freeCredit',
  'promotion',
  'codOwed',
  'jobHold',
  'bulkHold',
  'payoutDue',
] as const satisfies readonly CustomerAccountKind[];

const guarded: ReadonlySet<string> = new Set(guardedKinds);

export const isGuarded = ({ kind }: Account): boolean => guarded.has(kind);

/** The accounts that make up a wallet, in the order in which they are spent (decisions: bonus, top-ups, money of cash on delivery). */
export const walletKinds = ['walletBonus', 'walletTopUp', 'walletCod'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** What each part of a wallet holds, in satang. */
export type WalletBalances = Readonly<Record<WalletKind, number>>;
