import type { ProvenContacts } from '../../identity/contacts/notify-owner.ts';
import { findUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { RecurrenceRow } from '../queries.ts';

/** Where the customer of a recurring booking reads messages; undefined for a closed account. */
export async function findContacts(
  db: Db,
  { user_id: userId }: Pick<RecurrenceRow, 'user_id'>,
): Promise<ProvenContacts | undefined> {
  const user = await findUser(db, userId);
  return user?.status === 'active' ? { email: user.email, phone: user.phone } : undefined;
}
