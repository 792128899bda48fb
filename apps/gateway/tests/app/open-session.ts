import { createHash, randomBytes } from 'node:crypto';
import { newSessionRow } from '../../src/sessions/service.ts';
import type { AppFixture } from './app-fixture.ts';

type Fixture = Pick<AppFixture, 'db' | 'clock'>;

/** Opens a session without a password, for tests that need many: a password costs a tenth of a second. The account is active again. */
export async function openSession({ db, clock }: Fixture, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const session = { sessionId: crypto.randomUUID(), userId, channel: 'web' };
  await db.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute();
  await db
    .insertInto('sessions')
    .values(newSessionRow(session, { token, now: clock.now() }))
    .execute();
  return token;
}

/** The same for a driver's app. */
export async function openDriverSession({ db, clock }: Fixture, driverId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const token_hash = createHash('sha256').update(token).digest();
  await db
    .insertInto('driver_sessions')
    .values({ token_hash, driver_id: driverId, created_at: clock.now(), revoked_at: null })
    .execute();
  return token;
}

export const userIdOf = async ({ db }: Fixture, email: string): Promise<string> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
