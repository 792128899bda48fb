import { notifyOwner, type PrivateMessage } from '../identity/contacts/notify-owner.ts';
import { findUser } from '../identity/queries.ts';
import type { Db } from '../platform/db.ts';

/** Writes to the owner of the account that pays, by mail, or else by text message; to nobody where it is closed. */
export async function writeToPayer(trx: Db, payerId: string, message: PrivateMessage): Promise<void> {
  const user = await findUser(trx, payerId);
  if (user?.status === 'active') await notifyOwner(trx, { email: user.email, phone: user.phone }, message);
}
