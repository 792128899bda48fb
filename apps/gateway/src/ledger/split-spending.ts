import { type WalletKind, walletKinds } from './accounts.ts';
import type { WalletBalances } from './balance-queries.ts';

/**
 * Divides a sum over the parts of a wallet: bonus first, then top-ups, then money of cash on delivery.
 *
 * @returns null where the wallet holds less.
 */
export function splitSpending(balances: WalletBalances, satang: number): Readonly<Record<WalletKind, number>> | null {
  let missing = satang;
  const taken = { walletBonus: 0, walletTopUp: 0, walletCod: 0 };
  for (const kind of walletKinds) {
    taken[kind] = Math.min(missing, balances[kind]);
    missing -= taken[kind];
  }
  return missing === 0 ? taken : null;
}
