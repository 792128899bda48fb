import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { demoPassword } from '../../src/identity/seed.ts';
import type { Clock } from '../../src/platform/deps.ts';
import { newSessionRow } from '../../src/sessions/service.ts';
import type { Gateway } from './gateway.ts';
import type { Answer } from './typed-call.ts';

type Stored = Pick<Gateway, 'db'> & { readonly clock: Clock };

/** A signed-in user. */
export interface Caller {
  readonly userId: string;
  readonly token: string;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opens a session without the password check, which takes 0.1 s, and sets the account to active. Returns the token. */
export async function openSession({ db, clock }: Stored, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const session = { sessionId: randomUUID(), userId, channel: 'web' };
  await db.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute();
  await db
    .insertInto('sessions')
    .values(newSessionRow(session, { token, now: clock.now() }))
    .execute();
  return token;
}

/** Opens a session of a driver's app and returns its token. */
export async function openDriverSession({ db, clock }: Stored, driverId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('driver_sessions')
    .values({ token_hash: hashOf(token), driver_id: driverId, created_at: clock.now(), revoked_at: null })
    .execute();
  return token;
}

export const userIdOf = async ({ db }: Pick<Gateway, 'db'>, email: string): Promise<string> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

/** Opens a session for the user with this e-mail address. */
export async function signInAs(gateway: Stored, email: string): Promise<Caller> {
  const userId = await userIdOf(gateway, email);
  return { userId, token: await openSession(gateway, userId) };
}

/** An administrator's calls, with paths below `/admin`. */
export interface Admin extends Caller {
  post(path: string, body?: object): Promise<Answer>;
  get(path: string, query?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** Opens a session for the demo's administrator. */
export async function signInAdmin(gateway: Gateway): Promise<Admin> {
  const caller = await signInAs(gateway, 'admin@songwai.test');
  return {
    ...caller,
    post: (path, body = {}) => gateway.post(`/admin${path}`, { lang: 'en', ...body }, caller),
    get: (path, query = {}) => gateway.get(`/admin${path}`, query, caller),
  };
}

/** Signs a user in by the demo's password and returns the session's token. */
export async function signInByPassword({ post }: Pick<Gateway, 'post'>, userName = 'demo@songwai.test'): Promise<string> {
  const { body } = await post('/login', { userName, password: demoPassword });
  if (typeof body['skToken'] !== 'string') throw new Error(`no session for ${userName}: ${JSON.stringify(body)}`);
  return body['skToken'];
}

export const countSessions = async ({ db }: Pick<Gateway, 'db'>, token: string): Promise<number> =>
  (await db.selectFrom('sessions').select('id').where('token_hash', '=', hashOf(token)).execute()).length;
