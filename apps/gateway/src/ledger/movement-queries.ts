import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { executePrepared } from '../platform/execute-prepared.ts';
import type { Lock } from '../platform/transact.ts';
import { type Account, type AccountKind, customerAccount, guardedKinds, isGuarded } from './accounts.ts';
import { mayTakeFrom } from './split-spending.ts';
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

const columnsOf = (accounts: readonly Account[]) => ({
  kinds: sql`${accounts.map(({ kind }) => kind)}::text[]`,
  owners: sql`${accounts.map(({ owner }) => owner)}::text[]`,
});

const orderOf = ({ kind, owner }: Account): string => `${kind} ${owner}`;

const guardedOf = (owner: string): readonly Account[] => guardedKinds.map((kind) => customerAccount(kind, owner));

/**
 * Makes accounts where they are missing, all that a customer has at once, and in the same order as everyone: two that make the same ones would
 * else wait for each other for good.
 */
async function openAccounts(trx: Db, accounts: readonly Account[]): Promise<void> {
  const all = accounts.flatMap((account) => (isGuarded(account) ? guardedOf(account.owner) : [account]));
  const inOrder = [...new Map(all.map((account) => [orderOf(account), account])).values()].toSorted((one, other) =>
    orderOf(one) < orderOf(other) ? -1 : 1,
  );
  await trx
    .insertInto('ledger_accounts')
    .values(inOrder.map(({ kind, owner }) => ({ kind, owner })))
    .onConflict((conflict) => conflict.columns(['kind', 'owner']).doNothing())
    .execute();
}

/**
 * Locks all guarded accounts of customers until the transaction ends, made where they are missing: the second step of the order of locks
 * (`docs/architecture.md`), which everybody takes who holds a job, a charge or an invoice and moves money.
 */
export async function lockMoneyOf(trx: Db, owners: readonly string[]): Promise<void> {
  const distinct = [...new Set(owners)];
  const lock = async () =>
    executePrepared(
      trx,
      sql`
        select id from ledger_accounts where owner = any(${distinct}::text[]) and ledger_is_guarded(kind)
        order by id for no key update`,
    );
  if ((await lock()).rows.length === distinct.length * guardedKinds.length) return;
  await openAccounts(trx, distinct.flatMap(guardedOf));
  await lock();
}

/** The same in the round trip that begins a transaction, as far as the accounts are there. */
export const lockingMoneyOf = (owners: readonly string[]): Lock =>
  sql`select from ledger_accounts where owner in (${sql.join([...new Set(owners)].map((owner) => sql.lit(owner)))})
    and ledger_is_guarded(kind) order by id for no key update`;

/**
 * Posts lines in one statement, if all accounts are there. A customer whose guarded account is among them is locked as by `lockMoneyOf`; drivers'
 * accounts and ours are credited by everyone at once and have no balance to guard.
 */
async function postLines(trx: Db, { lines, ...movement }: Movement) {
  const { key, kind, jobId = null, chargeRef = null, actor, details = {}, at } = movement;
  const { kinds, owners } = columnsOf(lines.map(({ account }) => account));
  const amounts = lines.map(({ amountSatang }) => amountSatang);
  const { rows } = await executePrepared(
    trx,
    sql<{ readonly hasAccounts: boolean; readonly isPosted: boolean }>`
      with line as (
        select * from unnest(${kinds}, ${owners}, ${amounts}::bigint[]) with ordinality as line (kind, owner, amount_satang, place)
      ), locked as (
        select id from ledger_accounts
        where owner in (select owner from line where ledger_is_guarded(kind)) and ledger_is_guarded(kind) order by id for no key update
      ), account as (
        select id, kind, owner from ledger_accounts
        where (kind, owner) in (select kind, owner from line) and (select count(*) from locked) >= 0
      ), complete as (
        select (select count(*) from account) = (select count(distinct (kind, owner)) from line) as is_complete
      ), posted as (
        insert into ledger_movements (key, kind, job_id, charge_ref, actor, details, happened_at)
        select ${key}, ${kind}, ${jobId}, ${chargeRef}, ${actor}, ${JSON.stringify(details)}::jsonb, ${at}::timestamptz
        from complete where is_complete
        on conflict (key) do nothing returning id
      ), entry as (
        insert into ledger_entries (movement_id, account_id, amount_satang)
        select posted.id, account.id, line.amount_satang from posted, line join account using (kind, owner) order by line.place
      )
      select is_complete as "hasAccounts", exists (select from posted) as "isPosted" from complete`,
  );
  return rows[0] ?? { hasAccounts: false, isPosted: false };
}

/** @throws Error where a gift of ours would pay for what leaves as cash; whoever posts that has divided the sum by other rules than `splitSpending`. */
function requireGiftsForFares(kind: MovementKind, lines: readonly Line[]): void {
  for (const { account, amountSatang } of lines)
    if (amountSatang < 0 && !mayTakeFrom(account.kind, kind))
      throw new Error(`a movement "${kind}" may not take from ${account.kind}`);
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
  requireGiftsForFares(movement.kind, lines);
  const answer = await postLines(trx, { ...movement, lines });
  if (answer.hasAccounts) return answer.isPosted;
  await openAccounts(
    trx,
    lines.map(({ account }) => account),
  );
  return (await postLines(trx, { ...movement, lines })).isPosted;
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
