import type { Language } from '@songwai/core/basics/language';
import type { Db } from '../../../../platform/db.ts';

/** The language that the payer of a charge uses now; undefined where nobody signed in pays, or it is not known. */
export async function findPayerLanguage(db: Db, chargeId: string): Promise<Language | undefined> {
  const row = await db
    .selectFrom('charges')
    .innerJoin('sessions', 'sessions.user_id', 'charges.payer_id')
    .select('sessions.language')
    .where('charges.charge_id', '=', chargeId)
    .where('sessions.language', 'is not', null)
    .orderBy('sessions.last_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.language ?? undefined;
}
