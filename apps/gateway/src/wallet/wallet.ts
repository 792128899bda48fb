import type { Account } from '../ledger/accounts.ts';
import type { MovementDetails, MovementKind } from '../ledger/tables.ts';
import type { Db } from '../platform/db.ts';

/** A payment out of a wallet. */
export interface Spending {
  /** The ledger's key: the same key is paid once. */
  readonly key: string;
  readonly payerId: string;
  /** Above 0. */
  readonly amountSatang: number;
  readonly kind: MovementKind;
  readonly to: Account;
  readonly jobId?: string | undefined;
  readonly actor: string;
  readonly details?: MovementDetails;
  readonly at: Date;
}

/** What the room `wallet` offers to the rooms above it. */
export interface Wallets {
  /** All that is in it, in satang. */
  readBalance(payerId: string): Promise<number>;
  /** What of it may pay for this, in satang: bonus pays fares alone. */
  readSpendable(payerId: string, kind: MovementKind): Promise<number>;
  /**
   * Pays out of the wallet in the caller's transaction: bonus first where it may pay for this, then top-ups, then money of cash on delivery.
   *
   * @returns what is missing, in satang, and pays nothing; 0 where it is paid, now or before.
   */
  pay(trx: Db, spending: Spending): Promise<number>;
}
