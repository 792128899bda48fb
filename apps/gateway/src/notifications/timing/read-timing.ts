import type { Db } from '../../platform/db.ts';
import type { Timing } from './due-at.ts';
import { readSettings } from './settings-queries.ts';

/** When a user is notified: as chosen, or as suits the account. A company has many deliveries, and reads of them together. */
export async function readTiming(
  db: Db,
  { userId, isOfCompany }: { readonly userId: string; readonly isOfCompany: boolean },
): Promise<Timing> {
  const chosen = await readSettings(db, userId);
  return {
    isQuietAtNight: chosen?.is_quiet_at_night ?? true,
    mailDigest: chosen?.mail_digest ?? (isOfCompany ? 'hourly' : 'none'),
  };
}
