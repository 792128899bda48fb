import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db.ts';

/** Notes a card that an account has saved or paid with, by a hash of its fingerprint. */
export async function noteCard(
  db: Db,
  userId: string,
  { fingerprint, at }: { readonly fingerprint: string; readonly at: Date },
): Promise<void> {
  const print = createHash('sha256').update(fingerprint).digest();
  await db
    .insertInto('card_prints')
    .values({ user_id: userId, print, noted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
