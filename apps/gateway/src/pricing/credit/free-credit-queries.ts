import { dayMs } from '@songwai/core/basics/durations';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockMoneyOf } from '../../ledger/movement-queries.ts';
import { transact } from '../../platform/transact.ts';
import { pricingTexts } from '../texts.ts';
import { type ExpiredCredit, postExpiredCredit, postGrantedCredit } from './credit-books.ts';

/** A grant of free credit to a customer. */
export interface NewGrant {
  readonly userId: string;
  readonly amountSatang: number;
  /** Shown to the customer. */
  readonly reason: LocalText;
  readonly at: Date;
  /** Null: the credit does not expire. */
  readonly expiresAt: Date | null;
  /** The administrator who grants it; null for a rule of the product. */
  readonly grantedBy: string | null;
  /** The key of the grant: a repeated key grants nothing more. */
  readonly guid: string;
  /** A booking takes at most so much of it and of what else has such a limit; absent: as much as there is. */
  readonly perJobSatang?: number;
}

/** Returned credit of a job that was not done stays usable for at least this many days, even if its grant has expired. */
const daysAfterGivenBack = 7;

interface CreditQuestion {
  readonly userId: string;
  readonly now: Date;
}

const usableGrants = (db: Kysely<Database>, { userId, now }: CreditQuestion) =>
  db
    .selectFrom('free_credit_grants')
    .where('user_id', '=', userId)
    .where('left_satang', '>', 0)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]));

/** All of the credit that can be spent now. */
const selectFreeCredit = (db: Kysely<Database>, asked: CreditQuestion) =>
  usableGrants(db, asked).select((eb) =>
    sql<number>`${eb.fn.coalesce(eb.fn.sum<number>('left_satang'), sql<number>`0`)}::bigint`.as('satang'),
  );

/** What one booking may take of it: all that has no limit, and of the rest as much as its highest limit. */
export const selectBookingCredit = (db: Kysely<Database>, asked: CreditQuestion) =>
  usableGrants(db, asked).select(
    sql<number>`(coalesce(sum(left_satang) filter (where per_job_satang is null), 0)
      + coalesce(least(sum(left_satang) filter (where per_job_satang is not null), max(per_job_satang)), 0))::bigint`.as(
      'satang',
    ),
  );

/** What bookings may take of a customer's credit, one after another. */
export interface CreditOfBookings {
  /** Without a limit. */
  readonly openSatang: number;
  readonly limitedSatang: number;
  /** What one booking may take of the limited credit. */
  readonly perJobSatang: number;
}

export async function readCreditOfBookings(db: Kysely<Database>, asked: CreditQuestion): Promise<CreditOfBookings> {
  return usableGrants(db, asked)
    .select([
      sql<number>`coalesce(sum(left_satang) filter (where per_job_satang is null), 0)::bigint`.as('openSatang'),
      sql<number>`coalesce(sum(left_satang) filter (where per_job_satang is not null), 0)::bigint`.as('limitedSatang'),
      sql<number>`coalesce(max(per_job_satang), 0)::bigint`.as('perJobSatang'),
    ])
    .executeTakeFirstOrThrow();
}

/** What one booking may take, in satang. */
export async function readBookingCredit(db: Kysely<Database>, asked: CreditQuestion): Promise<number> {
  return (await selectBookingCredit(db, asked).executeTakeFirstOrThrow()).satang;
}

/** When the first of it expires, as a part of another statement; null where none of it does. */
export const selectCreditEnd = (db: Kysely<Database>, asked: CreditQuestion) =>
  usableGrants(db, asked).select((eb) => eb.fn.min('expires_at').as('until'));

/** The customer's credit, in satang. */
export async function readFreeCredit(db: Kysely<Database>, asked: CreditQuestion): Promise<number> {
  return (await selectFreeCredit(db, asked).executeTakeFirstOrThrow()).satang;
}

/** Grants credit, in the caller's transaction, and posts it to the ledger. @returns whether this key was new. */
export async function grantFreeCredit(db: Kysely<Database>, grant: NewGrant): Promise<boolean> {
  const { userId, amountSatang, reason, at, guid } = grant;
  const row = await db
    .insertInto('free_credit_grants')
    .values({
      user_id: userId,
      amount_satang: amountSatang,
      left_satang: amountSatang,
      reason_th: reason.th,
      reason_en: reason.en,
      granted_at: at,
      expires_at: grant.expiresAt,
      granted_by: grant.grantedBy,
      guid,
      per_job_satang: grant.perJobSatang ?? null,
    })
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await db
    .insertInto('free_credit_entries')
    .values({ user_id: userId, grant_id: row.id, kind: 'granted', amount_satang: amountSatang, job_id: null, happened_at: at })
    .execute();
  await postGrantedCredit(db, grant);
  return true;
}

/**
 * Spends credit on a booking: first what a booking may only take a part of, then from the grant that expires first. The caller has locked the customer's row and has read the
 * balance in the same transaction.
 *
 * @throws {BusinessRefusal} 503 where some credit has expired meanwhile, which rolls the booking back; a retry succeeds.
 */
export async function spendFreeCredit(
  db: Kysely<Database>,
  spent: { readonly userId: string; readonly jobId: string; readonly satang: number; readonly at: Date },
): Promise<void> {
  if (spent.satang === 0) return;
  const { userId, jobId, at } = spent;
  const grants = await db
    .selectFrom('free_credit_grants')
    .select(['id', 'left_satang', 'per_job_satang'])
    .where('user_id', '=', userId)
    .where('left_satang', '>', 0)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', at)]))
    .orderBy(sql`per_job_satang is null`)
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  let missing = spent.satang;
  let limitLeft = Math.max(0, ...grants.map(({ per_job_satang: limit }) => limit ?? 0));
  for (const grant of grants) {
    const isLimited = grant.per_job_satang !== null;
    const taken = Math.min(missing, grant.left_satang, isLimited ? limitLeft : missing);
    if (taken === 0) continue;
    missing -= taken;
    if (isLimited) limitLeft -= taken;
    await db
      .updateTable('free_credit_grants')
      .set((eb) => ({ left_satang: eb('left_satang', '-', taken) }))
      .where('id', '=', grant.id)
      .execute();
    await db
      .insertInto('free_credit_entries')
      .values({ user_id: userId, grant_id: grant.id, kind: 'spent', amount_satang: -taken, job_id: jobId, happened_at: at })
      .execute();
  }
  if (missing > 0) throw new BusinessRefusal({ code: 503, text: pricingTexts.creditGone });
}

/**
 * Returns the credit of a job that will not be done to its customer; a second call returns nothing more.
 *
 * @returns how much, in satang.
 */
export async function giveBackFreeCredit(db: Kysely<Database>, { jobId, at }: { jobId: string; at: Date }): Promise<number> {
  const given = await db
    .insertInto('free_credit_entries')
    .columns(['user_id', 'grant_id', 'kind', 'amount_satang', 'job_id', 'happened_at'])
    .expression((eb) =>
      eb
        .selectFrom('free_credit_entries as spent')
        .where('spent.job_id', '=', jobId)
        .where('spent.kind', '=', 'spent')
        .select([
          'spent.user_id',
          'spent.grant_id',
          sql<'givenBack'>`'givenBack'`.as('kind'),
          sql<number>`-spent.amount_satang`.as('amount_satang'),
          'spent.job_id',
          sql<Date>`${at}::timestamptz`.as('happened_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['grant_id', 'job_id', 'kind']).doNothing())
    .returning(['grant_id', 'amount_satang'])
    .execute();
  const usableUntil = new Date(at.getTime() + daysAfterGivenBack * dayMs);
  for (const { grant_id: id, amount_satang: satang } of given)
    await db
      .updateTable('free_credit_grants')
      .set((eb) => ({
        left_satang: eb('left_satang', '+', satang),
        // Null (does not expire) stays null.
        expires_at: sql<Date | null>`case when expires_at < ${usableUntil} then ${usableUntil}::timestamptz else expires_at end`,
      }))
      .where('id', '=', id)
      .execute();
  return given.reduce((sum, { amount_satang: satang }) => sum + satang, 0);
}

/** Records expired grants, which cannot be spent before that either, and posts them to the ledger. @returns how many grants. */
export function expireFreeCredit(db: Kysely<Database>, now: Date): Promise<number> {
  return transact(db, async (trx) => {
    const due = trx.selectFrom('free_credit_grants').select(['user_id', 'expires_at']).where('left_satang', '>', 0);
    const first = await due.where('expires_at', '<=', now).orderBy('expires_at').limit(200).execute();
    const owners = [...new Set(first.map(({ user_id: userId }) => userId))];
    if (owners.length === 0) return 0;
    // Before their grants, as a booking that spends them does.
    await lockMoneyOf(trx, owners);
    const { rows } = await sql<ExpiredCredit>`
      with due as (
        select id, user_id, left_satang, expires_at from free_credit_grants
        where left_satang > 0 and expires_at <= ${now} and user_id = any(${owners}::uuid[])
        order by expires_at limit 200 for no key update skip locked
      ), emptied as (
        update free_credit_grants set left_satang = 0 from due where free_credit_grants.id = due.id
      )
      insert into free_credit_entries (user_id, grant_id, kind, amount_satang, happened_at)
      select user_id, id, 'expired', -left_satang, expires_at from due
      returning id as "entryId", user_id as "userId", -amount_satang as "amountSatang", happened_at as at`.execute(trx);
    await postExpiredCredit(trx, rows);
    return rows.length;
  });
}
