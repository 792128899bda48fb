import type { WalletBalances } from '../ledger/accounts.ts';
import { customerAccount, walletKinds } from '../ledger/accounts.ts';
import { lockWalletBalances, readWalletBalances, sumOfWallet } from '../ledger/balance-queries.ts';
import { postMovement, readLines } from '../ledger/movement-queries.ts';
import { spendableFor, splitSpending } from '../ledger/split-spending.ts';
import type { Db } from '../platform/db.ts';
import type { Spending, Wallets } from './wallet.ts';

/** See `Wallets.pay`. */
export async function payFromWallet(trx: Db, spending: Spending): Promise<number> {
  const balances = await lockWalletBalances(trx, spending.payerId);
  // Read after the lock: a concurrent press of the same button has committed by now.
  if ((await readLines(trx, spending.key)).length > 0) return 0;
  return payFromLocked(trx, spending, balances);
}

/** Like `payFromWallet`, for a new payment, where the transaction has locked the wallet and then read its balances. */
export async function payFromLocked(
  trx: Db,
  { payerId, amountSatang, to, ...movement }: Spending,
  balances: WalletBalances,
): Promise<number> {
  const { kind } = movement;
  const taken = splitSpending(balances, { satang: amountSatang, kind });
  if (taken === null) return amountSatang - spendableFor(balances, kind);
  const given = walletKinds.map((part) => ({ account: customerAccount(part, payerId), amountSatang: -taken[part] }));
  await postMovement(trx, { ...movement, lines: [...given, { account: to, amountSatang }] });
  return 0;
}

/** Wallets on the ledger. */
export const createWallets = ({ db }: { readonly db: Db }): Wallets => ({
  readBalance: async (payerId) => sumOfWallet(await readWalletBalances(db, payerId)),
  readSpendable: async (payerId, kind) => spendableFor(await readWalletBalances(db, payerId), kind),
  pay: payFromWallet,
});
