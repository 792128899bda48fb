import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { type Account, customerAccount, type WalletKind, walletKinds } from './accounts.ts';
import { lockAccounts } from './movement-queries.ts';

/** The sum of an account's entries, in satang. */
export async function readBalance(db: Db, { kind, owner }: Account): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_entries', 'ledger_entries.account_id', 'ledger_accounts.id')
    .select(sql<number>`coalesce(sum(ledger_entries.amount_satang), 0)::bigint`.as('satang'))
    .where('ledger_accounts.kind', '=', kind)
    .where('ledger_accounts.owner', '=', owner)
    .executeTakeFirst();
  return Number(row?.satang ?? 0);
}

/** What each part of a wallet holds, in satang. */
export type WalletBalances = Readonly<Record<WalletKind, number>>;

/** The parts of a customer's wallet: the balance after the last entry of each. */
export async function readWalletBalances(db: Db, userId: string): Promise<WalletBalances> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_entries', 'ledger_entries.account_id', 'ledger_accounts.id')
    .distinctOn('ledger_accounts.kind')
    .select(['ledger_accounts.kind', 'ledger_entries.balance_satang as satang'])
    .where('ledger_accounts.owner', '=', userId)
    .where('ledger_accounts.kind', 'in', walletKinds)
    .orderBy('ledger_accounts.kind')
    .orderBy('ledger_entries.number', 'desc')
    .execute();
  const of = (kind: WalletKind): number => Number(rows.find((row) => row.kind === kind)?.satang ?? 0);
  return { walletBonus: of('walletBonus'), walletTopUp: of('walletTopUp'), walletCod: of('walletCod') };
}

/** The same, locked until the transaction ends, so that what is read can be spent. */
export async function lockWalletBalances(trx: Db, userId: string): Promise<WalletBalances> {
  await lockAccounts(
    trx,
    walletKinds.map((kind) => customerAccount(kind, userId)),
  );
  return readWalletBalances(trx, userId);
}

/** All that a wallet holds, in satang. */
export const sumOfWallet = ({ walletBonus, walletTopUp, walletCod }: WalletBalances): number =>
  walletBonus + walletTopUp + walletCod;
