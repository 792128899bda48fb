import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { type Account, type AccountKind, type WalletBalances, type WalletKind, walletKinds } from './accounts.ts';
import { lockMoneyOf } from './movement-queries.ts';

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

/** The parts of a customer's wallet, with the balance after the last entry of each; to be read alone or as a part of another statement. */
export const selectWallet = (db: Db, userId: string) =>
  db
    .selectFrom('ledger_accounts')
    .select(['id', 'kind'])
    .select(
      sql<number>`coalesce((
        select balance_satang from ledger_entries where account_id = ledger_accounts.id and number is not null
        order by number desc limit 1), 0)`.as('satang'),
    )
    .where('owner', '=', userId)
    .where('kind', 'in', walletKinds);

/** What the rows of `selectWallet` say. */
export function toWalletBalances(rows: readonly { readonly kind: AccountKind; readonly satang: number }[]): WalletBalances {
  const of = (kind: WalletKind): number => rows.find((row) => row.kind === kind)?.satang ?? 0;
  return { walletBonus: of('walletBonus'), walletTopUp: of('walletTopUp'), walletCod: of('walletCod') };
}

/** The parts of a customer's wallet. */
export const readWalletBalances = async (db: Db, userId: string): Promise<WalletBalances> =>
  toWalletBalances(await selectWallet(db, userId).execute());

/** The same, locked until the transaction ends, so that what is read can be spent. */
export async function lockWalletBalances(trx: Db, userId: string): Promise<WalletBalances> {
  await lockMoneyOf(trx, [userId]);
  return readWalletBalances(trx, userId);
}

/** All that a wallet holds, in satang. */
export const sumOfWallet = ({ walletBonus, walletTopUp, walletCod }: WalletBalances): number =>
  walletBonus + walletTopUp + walletCod;
