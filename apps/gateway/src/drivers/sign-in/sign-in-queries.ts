import { dayMs } from '@songwai/core/basics/durations';
import { sql } from 'kysely';
import type { DriverDb } from '../queries.ts';

/** A session of a driver's app with its driver; undefined for an unknown token. */
export const findDriverByToken = (db: DriverDb, tokenHash: Buffer) =>
  db
    .selectFrom('driver_sessions')
    .innerJoin('drivers', 'drivers.id', 'driver_sessions.driver_id')
    .select(['drivers.id', 'drivers.is_active', 'revoked_at'])
    .select((is) => is.fn.coalesce('last_seen_at', 'created_at').as('seenAt'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

export const touchDriverSession = async (db: DriverDb, tokenHash: Buffer, now: Date): Promise<void> => {
  await db.updateTable('driver_sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
};

export const insertDriverSession = async (
  db: DriverDb,
  session: { readonly tokenHash: Buffer; readonly driverId: number; readonly at: Date },
): Promise<void> => {
  await db
    .insertInto('driver_sessions')
    .values({ token_hash: session.tokenHash, driver_id: session.driverId, created_at: session.at })
    .execute();
};

export const revokeDriverSessions = async (db: DriverDb, driverId: number, now: Date): Promise<void> => {
  await db
    .updateTable('driver_sessions')
    .set({ revoked_at: now })
    .where('driver_id', '=', driverId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** The sign-in code row of a phone, created where missing, locked until the transaction ends. */
export async function lockCode(db: DriverDb, phone: string, now: Date) {
  const never = new Date(0);
  await db
    .insertInto('driver_codes')
    .values({ phone, sent_at: never, hour_started_at: now, sent_in_hour: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('driver_codes').selectAll().where('phone', '=', phone).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Replaces the code; without a driver the code is never valid. */
export async function replaceCode(
  db: DriverDb,
  code: {
    readonly phone: string;
    readonly driver: { readonly id: number; readonly codeHash: string } | null;
    readonly sentAt: Date;
    readonly hourStartedAt: Date;
    readonly sentInHour: number;
  },
): Promise<void> {
  await db
    .updateTable('driver_codes')
    .set({
      driver_id: code.driver?.id ?? null,
      code_hash: code.driver?.codeHash ?? null,
      tries: 0,
      sent_at: code.sentAt,
      hour_started_at: code.hourStartedAt,
      sent_in_hour: code.sentInHour,
    })
    .where('phone', '=', code.phone)
    .execute();
}

/**
 * Counts one more attempt at a valid code and returns it; a single statement, so that concurrent attempts cannot bypass the
 * limit.
 */
export const takeTry = (
  db: DriverDb,
  wanted: { readonly phone: string; readonly sentAfter: Date; readonly mostTries: number },
): Promise<{ driver_id: number | null; code_hash: string | null } | undefined> =>
  db
    .updateTable('driver_codes')
    .set({ tries: sql`tries + 1` })
    .where('phone', '=', wanted.phone)
    .where('code_hash', 'is not', null)
    .where('sent_at', '>', wanted.sentAfter)
    .where('tries', '<', wanted.mostTries)
    .returning(['driver_id', 'code_hash'])
    .executeTakeFirst();

/** Invalidates a code that was used. False where another sign-in used it first or a new code replaced it. */
export async function useCode(db: DriverDb, used: { readonly phone: string; readonly codeHash: string }): Promise<boolean> {
  const row = await db
    .updateTable('driver_codes')
    .set({ code_hash: null })
    .where('phone', '=', used.phone)
    .where('code_hash', '=', used.codeHash)
    .returning('phone')
    .executeTakeFirst();
  return row !== undefined;
}

/** Invalidates the codes that were sent to a driver. */
export async function voidCodes(db: DriverDb, driverId: number): Promise<void> {
  await db.updateTable('driver_codes').set({ code_hash: null }).where('driver_id', '=', driverId).execute();
}

/** Deletes codes and phone numbers older than a day: even the request for a code is personal data. */
export async function forgetCodes(db: DriverDb, now: Date): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  await db.deleteFrom('driver_codes').where('sent_at', '<', before).where('hour_started_at', '<', before).execute();
}
