import { readLoginName } from '../../identity/login-name.ts';
import type { Db } from '../../platform/db.ts';

/** Whether a user is called so on the wire: by the address or phone that signs in, or the phone to confirm bookings. */
export async function isNameOf(db: Db, userId: string, name: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'phone', 'confirm_phone'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && [user.email, user.phone, user.confirm_phone].includes(readLoginName(name));
}
