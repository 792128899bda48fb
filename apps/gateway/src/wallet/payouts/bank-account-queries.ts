import type { Db } from '../../platform/db.ts';

/** The bank account of a customer. */
export interface BankAccountRow {
  readonly bank: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

export const findBankAccount = (db: Db, userId: string): Promise<BankAccountRow | undefined> =>
  db
    .selectFrom('bank_accounts')
    .select(['bank', 'account_number as accountNumber', 'account_name as accountName'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Replaces the account. */
export async function storeBankAccount(
  db: Db,
  { userId, account, now }: { readonly userId: string; readonly account: BankAccountRow; readonly now: Date },
): Promise<void> {
  const { bank, accountNumber, accountName } = account;
  const row = { bank, account_number: accountNumber, account_name: accountName, updated_at: now };
  await db
    .insertInto('bank_accounts')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
