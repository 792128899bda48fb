import type { EarnedTier } from '@songwai/core/rewards/tiers';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { RewardsTables } from '../tables.ts';

const hasFreeCode = sql<boolean>`exists (select from partner_benefit_codes where benefit_id = benefit.id and taken_at is null)`;

const isNotEnded = sql<SqlBool>`benefit.ended_at is null`;

/** Whether a benefit of this lowest tier is for one of the tiers. */
const isFor = (tiers: readonly EarnedTier[]) => sql<SqlBool>`benefit.least_tier = any(${[...tiers]}::text[])`;

/** Who asks, and which tiers' benefits are shown. */
export interface BenefitQuestion {
  readonly payerId: string;
  readonly now: Date;
  /** The customer's tier and those below it. */
  readonly tiers: readonly EarnedTier[];
}

const shown = (db: Db, { payerId, now, tiers }: BenefitQuestion) =>
  db
    .selectFrom('partner_benefits as benefit')
    .leftJoin('partner_benefit_codes as own', (join) =>
      join.onRef('own.benefit_id', '=', 'benefit.id').on('own.taken_by', '=', payerId),
    )
    .selectAll('benefit')
    .select(['own.code', 'own.taken_at'])
    .select(hasFreeCode.as('isAvailable'))
    .where('benefit.ends_at', '>', now)
    .where(({ or, and, eb }) =>
      or([eb('own.code', 'is not', null), and([eb('benefit.starts_at', '<=', now), isNotEnded, isFor(tiers), hasFreeCode])]),
    );

/** The benefits that a customer may take or has taken, the first to end first. */
export const listBenefits = (db: Db, asked: BenefitQuestion) =>
  shown(db, asked).orderBy('benefit.ends_at').orderBy('benefit.id').execute();

export type BenefitRow = Awaited<ReturnType<typeof listBenefits>>[number];

/** One of them. */
export const findBenefit = (db: Db, id: number, asked: BenefitQuestion): Promise<BenefitRow | undefined> =>
  shown(db, asked).where('benefit.id', '=', id).executeTakeFirst();

/** Whether there is such a benefit for the tiers, with or without a code left. */
export const isOffered = async (db: Db, id: number, { now, tiers }: BenefitQuestion): Promise<boolean> =>
  (await db
    .selectFrom('partner_benefits as benefit')
    .select('benefit.id')
    .where('benefit.id', '=', id)
    .where('benefit.starts_at', '<=', now)
    .where('benefit.ends_at', '>', now)
    .where(isNotEnded)
    .where(isFor(tiers))
    .executeTakeFirst()) !== undefined;

/** Gives a customer the next free code. The caller has locked the customer's row, so that nobody gets two. */
export async function takeCode(trx: Db, id: number, { payerId, now }: BenefitQuestion): Promise<boolean> {
  const { rows } = await sql<{ code: string }>`
    update partner_benefit_codes set taken_by = ${payerId}, taken_at = ${now} where id = (
      select id from partner_benefit_codes where benefit_id = ${id} and taken_at is null
      order by id limit 1 for no key update skip locked)
    returning code`.execute(trx);
  return rows.length > 0;
}

/** All benefits for administrators, the latest first. */
export const listAllBenefits = (db: Db) =>
  db
    .selectFrom('partner_benefits as benefit')
    .leftJoin('partner_benefit_codes as code', 'code.benefit_id', 'benefit.id')
    .selectAll('benefit')
    .select((eb) => [eb.fn.count<number>('code.id').as('codes'), eb.fn.count<number>('code.taken_at').as('taken')])
    .groupBy('benefit.id')
    .orderBy('benefit.id', 'desc')
    .execute();

type NewBenefit = Insertable<RewardsTables['partner_benefits']>;

/** Adds a benefit, or changes the one with this id. @returns its id; undefined where there is none to change. */
export async function writeBenefit(trx: Db, id: number | undefined, benefit: NewBenefit): Promise<number | undefined> {
  const row =
    id === undefined
      ? await trx.insertInto('partner_benefits').values(benefit).returning('id').executeTakeFirst()
      : await trx.updateTable('partner_benefits').set(benefit).where('id', '=', id).returning('id').executeTakeFirst();
  return row?.id;
}

/** Ends a benefit; one that was ended stays as it is. @returns whether there is such a benefit. */
export async function endBenefit(db: Db, id: number, end: { readonly by: string; readonly at: Date }): Promise<boolean> {
  const { rows } = await sql`
    update partner_benefits set ended_at = coalesce(ended_at, ${end.at}), changed_by = ${end.by}, changed_at = ${end.at}
    where id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

/** Adds codes; those that are there already stay as they are. */
export async function addCodes(trx: Db, id: number, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await trx
    .insertInto('partner_benefit_codes')
    .values([...new Set(codes)].map((code) => ({ benefit_id: id, code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
