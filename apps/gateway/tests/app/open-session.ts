import { randomBytes } from 'node:crypto';
import { newSessionRow } from '../../src/sessions/service.ts';
import type { AppFixture } from './app-fixture.ts';

type Fixture = Pick<AppFixture, 'db' | 'clock'>;

/** Opens a session without the password check, which takes 0.1 s, and sets the account to active. Returns the token. */
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

export const userIdOf = async ({ db }: Fixture, email: string): Promise<string> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
