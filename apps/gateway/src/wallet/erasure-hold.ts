import { customerAccount } from '../ledger/accounts.ts';
import { readBalance, readWalletBalances, sumOfWallet } from '../ledger/balance-queries.ts';
import type { ReadHolds } from '../platform/erasure-hold.ts';

/** Money that we still owe to the customer, in the wallet or on its way into it or out of it, holds the erasure of the account. */
export const readWalletHolds: ReadHolds = async (db, { userId }) => {
  const owed =
    sumOfWallet(await readWalletBalances(db, userId)) +
    (await readBalance(db, customerAccount('codOwed', userId))) +
    (await readBalance(db, customerAccount('payoutDue', userId)));
  return owed > 0 ? ['walletNotEmpty'] : [];
};
