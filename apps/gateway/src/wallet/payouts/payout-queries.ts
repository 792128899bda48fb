import type { Db } from '../../platform/db.ts';
import type { BankAccountRow } from './bank-account-queries.ts';

/** A payout as stored. */
export interface PayoutRow {
  readonly id: number;
  readonly userId: string;
  readonly amountSatang: number;
  readonly state: 'requested' | 'paid' | 'refused';
  readonly bank: string;
  readonly lastDigits: string;
  /** Null once it is over, like the name. */
  readonly accountNumber: string | null;
  readonly accountName: string | null;
  readonly requestedAt: Date;
  readonly doneAt: Date | null;
  readonly remark: string;
}

const columns = [
  ...(['id', 'user_id as userId', 'amount_satang as amountSatang', 'state', 'bank', 'last_digits as lastDigits'] as const),
  ...(['account_number as accountNumber', 'account_name as accountName'] as const),
  ...(['requested_at as requestedAt', 'done_at as doneAt', 'remark'] as const),
] as const;

interface NewPayout {
  readonly userId: string;
  readonly guid: string;
  readonly amountSatang: number;
  readonly account: BankAccountRow;
  readonly lastDigits: string;
  readonly at: Date;
}

export const findPayoutByGuid = (db: Db, { userId, guid }: Pick<NewPayout, 'userId' | 'guid'>): Promise<PayoutRow | undefined> =>
  db.selectFrom('payouts').select(columns).where('user_id', '=', userId).where('guid', '=', guid).executeTakeFirst();

export const storePayout = (trx: Db, { userId, guid, amountSatang, account, lastDigits, at }: NewPayout): Promise<PayoutRow> =>
  trx
    .insertInto('payouts')
    .values({
      ...{ user_id: userId, guid, amount_satang: amountSatang, bank: account.bank, last_digits: lastDigits },
      ...{ account_number: account.accountNumber, account_name: account.accountName, requested_at: at },
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** A customer's payouts, the newest first. */
export const listPayouts = (db: Db, userId: string, most: number): Promise<readonly PayoutRow[]> =>
  db.selectFrom('payouts').select(columns).where('user_id', '=', userId).orderBy('id', 'desc').limit(most).execute();

/** Payouts that the bank has still to make, the oldest first. */
export const listWaitingPayouts = (db: Db): Promise<readonly PayoutRow[]> =>
  db.selectFrom('payouts').select(columns).where('state', '=', 'requested').orderBy('id').execute();

/** Ends a payout that waits, and deletes number and name of its account. @returns undefined where none of this id waits. */
export const endPayout = (
  trx: Db,
  {
    id,
    state,
    remark,
    at,
  }: { readonly id: number; readonly state: 'paid' | 'refused'; readonly remark: string; readonly at: Date },
): Promise<PayoutRow | undefined> =>
  trx
    .updateTable('payouts')
    .set({ state, remark, done_at: at, account_number: null, account_name: null })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning(columns)
    .executeTakeFirst();
