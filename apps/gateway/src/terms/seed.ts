import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { findAcceptedVersion, insertConsents, readTermsVersion } from './consent-queries.ts';

/** Accepts the current terms for demo accounts, so that a demo does not begin with the dialog. Safe to run at every start. */
export async function seedAcceptance({ db, clock }: { db: Db; clock: Clock }, userIds: readonly string[]): Promise<void> {
  const version = await readTermsVersion(db);
  for (const userId of userIds) {
    if ((await findAcceptedVersion(db, { userId, partnerId: null })) === version) continue;
    const accepted = { user_id: userId, is_given: true, terms_version: version, channel: 'web', created_at: clock.now() };
    await insertConsents(db, [{ ...accepted, kind: 'terms' }]);
  }
}
