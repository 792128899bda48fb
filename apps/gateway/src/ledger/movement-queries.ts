import type { Db } from '../platform/db.ts';
import type { Account, AccountKind } from './accounts.ts';
import type { MovementDetails, MovementKind } from './tables.ts';

/** One side of a movement. */
export interface Line {
  readonly account: Account;
  /** Above 0: the account is credited. */
  readonly amountSatang: number;
}

/** A movement of money between accounts. */
export interface Movement {
  /** Makes it once-only: `booked:J00000001`. */
  readonly key: string;
  readonly kind: MovementKind;
  readonly jobId?: string | undefined;
  /** Our reference of the charge that it belongs to. */
  readonly chargeRef?: string | undefined;
  /** Who caused it: a user's id, `driver:7`, `provider`, `worker`. */
  readonly actor: string;
  readonly details?: MovementDetails;
  readonly at: Date;
  /** Add up to 0; lines of 0 are left out. */
  readonly lines: readonly Line[];
}

/** A line that was posted. */
export interface PostedLine {
  readonly kind: AccountKind;
  readonly owner: string;
  readonly amountSatang: number;
}

/** The rows of accounts, made where they are missing, locked in the same order by everyone until the transaction ends. */
export async function lockAccounts(trx: Db, accounts: readonly Account[]): Promise<ReadonlyMap<string, number>> {
  if (accounts.length === 0) return new Map();
  const rows = accounts.map(({ kind, owner }) => ({ kind, owner }));
  await trx
    .insertInto('ledger_accounts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'owner']).doNothing())
    .execute();
  const found = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'owner'])
    .where((is) => is.or(rows.map(({ kind, owner }) => is.and([is('kind', '=', kind), is('owner', '=', owner)]))))
    // Ours are credited by everyone at once and have no balance to guard.
    .where('owner', '!=', '')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const own = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'owner'])
    .where('owner', '=', '')
    .where('kind', 'in', [...new Set(rows.map(({ kind }) => kind))])
    .execute();
  return new Map([...found, ...own].map(({ id, kind, owner }) => [`${kind}:${owner}`, id]));
}

/**
 * Posts a movement in the caller's transaction.
 *
 * @returns false where a movement of this key was posted before; nothing is posted again.
 * @throws the database's error 23514 where an account would fall below 0 or the lines do not add up to 0; everything is rolled back.
 */
export async function postMovement(trx: Db, movement: Movement): Promise<boolean> {
  const lines = movement.lines.filter(({ amountSatang }) => amountSatang !== 0);
  if (lines.length === 0) return false;
  const accountIds = await lockAccounts(
    trx,
    lines.map(({ account }) => account),
  );
  const { key, kind, jobId = null, chargeRef = null, actor, details = {}, at } = movement;
  const posted = await trx
    .insertInto('ledger_movements')
    .values({ key, kind, job_id: jobId, charge_ref: chargeRef, actor, details: JSON.stringify(details), happened_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (posted === undefined) return false;
  for (const { account, amountSatang } of lines)
    await trx
      .insertInto('ledger_entries')
      .values({
        movement_id: posted.id,
        account_id: accountIds.get(`${account.kind}:${account.owner}`) ?? 0,
        amount_satang: amountSatang,
      })
      .execute();
  return true;
}

/** The lines of the movement with this key; empty where there is none. */
export async function readLines(db: Db, key: string): Promise<readonly PostedLine[]> {
  const rows = await db
    .selectFrom('ledger_movements')
    .innerJoin('ledger_entries', 'ledger_entries.movement_id', 'ledger_movements.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select(['ledger_accounts.kind', 'ledger_accounts.owner', 'ledger_entries.amount_satang as amountSatang'])
    .where('ledger_movements.key', '=', key)
    .orderBy('ledger_entries.id')
    .execute();
  return rows;
}
