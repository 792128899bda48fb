import { customerAccount, ownAccount } from '../ledger/accounts.ts';
import { postMovement } from '../ledger/movement-queries.ts';
import type { Db } from '../platform/db.ts';

/** The cash-back of a customer's tier for a month. */
export interface CashBack {
  readonly userId: string;
  /** `2026-12`. */
  readonly month: string;
  readonly amountSatang: number;
  readonly at: Date;
}

/** Credits a month's cash-back to the wallet, once. @returns false where it was credited before, or is 0. */
export type CreditCashBack = (trx: Db, cashBack: CashBack) => Promise<boolean>;

export const creditCashBack: CreditCashBack = (trx, { userId, month, amountSatang, at }) =>
  postMovement(trx, {
    key: `cashBack:${userId}:${month}`,
    kind: 'cashBack',
    actor: 'worker',
    details: { month },
    at,
    lines: [
      { account: ownAccount('promotionCost'), amountSatang: -amountSatang },
      { account: customerAccount('walletBonus', userId), amountSatang },
    ],
  });
