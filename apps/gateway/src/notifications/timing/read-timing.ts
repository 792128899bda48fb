import type { Db } from '../../platform/db.ts';
import type { Timing } from './due-at.ts';
import { readSettings } from './settings-queries.ts';

/** A user as far as the choice of times needs it. */
interface Notified {
  readonly userId: string;
  readonly isOfCompany: boolean;
}

/** When users are notified: as chosen, or as suits the account. A company has many deliveries, and reads of them together. */
export async function readTimings(db: Db, users: readonly Notified[]): Promise<ReadonlyMap<string, Timing>> {
  const chosen = await readSettings(db, [...new Set(users.map(({ userId }) => userId))]);
  return new Map(
    users.map(({ userId, isOfCompany }) => [
      userId,
      {
        isQuietAtNight: chosen.get(userId)?.is_quiet_at_night ?? true,
        mailDigest: chosen.get(userId)?.mail_digest ?? (isOfCompany ? 'hourly' : 'none'),
      },
    ]),
  );
}

/** When one user is notified. */
export async function readTiming(db: Db, user: Notified): Promise<Timing> {
  const timing = (await readTimings(db, [user])).get(user.userId);
  if (timing === undefined) throw new Error('Every user has a time.');
  return timing;
}
