import { plainCode } from '@songwai/core/basics/text/plain-code';
import type { Db } from '../../platform/db.ts';
import type { UserRow } from '../queries.ts';

/** A sign-up and its origin. */
export interface SignUpOrigin {
  readonly guid: string;
  readonly userId: string;
  readonly channel: string;
  readonly referenceId: string | null;
  /** The friend whose link was followed had signed in on the same device. */
  readonly isOnReferrersDevice: boolean;
  /** utm and device fields, where sent. */
  readonly origin: object;
  readonly at: Date;
}

/** Records a sign-up; false where its guid was used before. Waits for a concurrent call with the same guid. */
export async function insertSignUp(db: Db, signUp: SignUpOrigin): Promise<boolean> {
  const { guid, userId, channel, referenceId, isOnReferrersDevice, origin, at } = signUp;
  const row = await db
    .insertInto('sign_ups')
    .values({
      guid,
      user_id: userId,
      channel,
      reference_id: referenceId,
      is_on_referrers_device: isOnReferrersDevice,
      origin: JSON.stringify(origin),
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

/** The account that a guid made, with its claimed contacts. */
export const findSignUp = (
  db: Db,
  guid: string,
): Promise<(UserRow & { claimed_phone: string | null; claimed_facebook_id: string | null }) | undefined> =>
  db
    .selectFrom('sign_ups')
    .innerJoin('users', 'users.id', 'sign_ups.user_id')
    .leftJoin('identity_claims as claim', 'claim.user_id', 'users.id')
    .selectAll('users')
    .select(['claim.phone as claimed_phone', 'claim.facebook_id as claimed_facebook_id'])
    .where('guid', '=', guid)
    .executeTakeFirst();

/** The user who has a refer code. */
export const findReferrer = async (db: Db, code: string): Promise<string | null> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('refer_code', '=', plainCode(code))
      .where('status', '=', 'active')
      .where('is_verified', '=', true)
      .executeTakeFirst()
  )?.id ?? null;
