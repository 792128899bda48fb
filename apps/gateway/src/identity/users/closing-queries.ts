import type { Db } from '../../platform/db.ts';

/** Restricts the use of a user's data, or ends the restriction. */
export const setRestricted = async (trx: Db, id: string, since: Date | null): Promise<void> => {
  await trx.updateTable('users').set({ restricted_at: since }).where('id', '=', id).execute();
};

/** Closes an account: it cannot sign in any more, and its tokens answer 131. */
export const closeAccount = async (trx: Db, id: string): Promise<void> => {
  await trx.updateTable('users').set({ status: 'removed' }).where('id', '=', id).execute();
};

/** Records that an account has no personal data any more. */
export const markErased = async (trx: Db, id: string, at: Date): Promise<void> => {
  await trx.updateTable('users').set({ erased_at: at }).where('id', '=', id).execute();
};

/** Records that an erased account's retained bookings were deleted. */
export const markBooksEnded = async (trx: Db, id: string, at: Date): Promise<void> => {
  await trx.updateTable('users').set({ books_ended_at: at }).where('id', '=', id).execute();
};

/** Locks accounts erased before a moment whose bookings are still retained, so that two gateways do not process the same ones. */
export const lockRetained = (trx: Db, { before, limit }: { before: Date; limit: number }): Promise<readonly { id: string }[]> =>
  trx
    .selectFrom('users')
    .select('id')
    .where('erased_at', '<', before)
    .where('books_ended_at', 'is', null)
    .orderBy('erased_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
