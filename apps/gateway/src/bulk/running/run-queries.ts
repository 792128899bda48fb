import { type RawBuilder, sql } from 'kysely';
import type { LocalText } from '../../http/language.ts';
import type { WalletKind } from '../../ledger/accounts.ts';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';

/** What a wallet has aside for a file, by the parts that it came from. */
export type Hold = Readonly<Record<WalletKind, number>>;

/** Reads what is put aside for a file; its row is locked until the transaction ends. */
export async function readHold(trx: Db, id: string): Promise<Hold & { readonly holds: number }> {
  const row = await trx
    .selectFrom('bulk_runs')
    .select(['hold_bonus_satang', 'hold_top_up_satang', 'hold_cod_satang', 'holds'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return {
    walletBonus: row.hold_bonus_satang,
    walletTopUp: row.hold_top_up_satang,
    walletCod: row.hold_cod_satang,
    holds: row.holds,
  };
}

const changeHold = async (trx: Db, { id, sign }: { readonly id: string; readonly sign: 1 | -1 }, hold: Hold): Promise<void> => {
  await trx
    .updateTable('bulk_runs')
    .set({
      hold_bonus_satang: sql`hold_bonus_satang + ${sign * hold.walletBonus}`,
      hold_top_up_satang: sql`hold_top_up_satang + ${sign * hold.walletTopUp}`,
      hold_cod_satang: sql`hold_cod_satang + ${sign * hold.walletCod}`,
      ...(sign === 1 && { holds: sql`holds + 1` }),
    })
    .where('id', '=', id)
    .execute();
};

export const addToHold = (trx: Db, id: string, hold: Hold): Promise<void> => changeHold(trx, { id, sign: 1 }, hold);
export const takeFromHold = (trx: Db, id: string, hold: Hold): Promise<void> => changeHold(trx, { id, sign: -1 }, hold);

/** Whether a wallet has something aside for a file. */
export const hasHold = sql<boolean>`hold_bonus_satang + hold_top_up_satang + hold_cod_satang > 0`;

/** Work on files: trips that wait, and sums that are to be given back. */
const isOpen = (now: Date): RawBuilder<boolean> =>
  sql`(status = 'booking' or ${hasHold}) and (leased_until is null or leased_until <= ${now})`;

/** When a file is due; a lease that has ended belonged to a gateway that stopped. */
export const nextBulkWork: NextDue = (now) =>
  sql`select min(coalesce(leased_until, ${now}::timestamptz)) from bulk_runs where status = 'booking' or ${hasHold}`;

/** Takes a file to work on until the lease ends; two gateways never take the same one. */
export const takeRun = async (db: Db, { now, until }: { readonly now: Date; readonly until: Date }) =>
  db
    .updateTable('bulk_runs')
    .set({ leased_until: until })
    .where('id', '=', (select) =>
      select.selectFrom('bulk_runs').select('id').where(isOpen(now)).orderBy('created_at').limit(1).forNoKeyUpdate().skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Renews a lease. @returns the status, which the customer may have changed. */
export const renewLease = async (db: Db, { id, until }: { readonly id: string; readonly until: Date | null }) =>
  (
    await db
      .updateTable('bulk_runs')
      .set({ leased_until: until })
      .where('id', '=', id)
      .returning('status')
      .executeTakeFirstOrThrow()
  ).status;

/** The next trip that waits, with its deliveries in the order of the visits. */
export async function readNextTrip(db: Db, runId: string) {
  const trip = await db
    .selectFrom('bulk_trips')
    .select(['number', 'price_satang'])
    .where('run_id', '=', runId)
    .where('status', '=', 'waiting')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (trip === undefined) return undefined;
  const rows = await db
    .selectFrom('bulk_rows')
    .select(['stop', 'reference'])
    .where('run_id', '=', runId)
    .where('trip_number', '=', trip.number)
    .orderBy('visit')
    .execute();
  return { ...trip, drops: rows.flatMap(({ stop, reference }) => (stop === null ? [] : [{ stop, reference }])) };
}

interface TripKey {
  readonly runId: string;
  readonly number: number;
}

export async function noteBooked(db: Db, { runId, number }: TripKey, jobId: string): Promise<void> {
  await db
    .updateTable('bulk_trips')
    .set({ status: 'booked', job_id: jobId, failure: null, new_price_satang: null })
    .where('run_id', '=', runId)
    .where('number', '=', number)
    .execute();
}

export async function noteFailed(
  db: Db,
  { runId, number }: TripKey,
  { failure, newPriceSatang }: { readonly failure: LocalText; readonly newPriceSatang: number | null },
): Promise<void> {
  await db
    .updateTable('bulk_trips')
    .set({ status: 'failed', failure: JSON.stringify(failure), new_price_satang: newPriceSatang })
    .where('run_id', '=', runId)
    .where('number', '=', number)
    .where('status', '=', 'waiting')
    .execute();
}

/**
 * Ends a file of which no trip waits any more, also one that was stopped during its last trip; its row is locked until the transaction ends.
 *
 * @returns its status, and whether this call has ended it.
 */
export async function endRun(trx: Db, id: string, at: Date) {
  const { status } = await trx
    .selectFrom('bulk_runs')
    .select('status')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const waiting = await trx
    .selectFrom('bulk_trips')
    .select('number')
    .where('run_id', '=', id)
    .where('status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  if (status === 'done' || waiting !== undefined) return { status, isEnded: false };
  await trx.updateTable('bulk_runs').set({ status: 'done', finished_at: at }).where('id', '=', id).execute();
  return { status: 'done' as const, isEnded: true };
}
