import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { SignJWT } from 'jose';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { demoPassword } from '../../src/identity/seed.ts';
import { systemRandom } from '../../src/platform/deps.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';
import { createTestDatabase } from '../harness/create-test-database.ts';
import { acceptTermsOf } from './accept-terms.ts';
import { writeBuiltSite } from './built-site.ts';

/** Saturday, 21 November 2026, 12:00 in Bangkok. */
const noon = new Date('2026-11-21T05:00:00Z');
export const daySeconds = 86_400;
export const partnerOrigin = 'http://localhost:8081';
export const publicUrl = 'https://songwai.test';
const partnerSecret = 'a-secret-of-the-tests-that-is-long-enough';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A request. Named here, because fixtures built on this one have it in their types. */
export interface FixtureRequest extends InjectOptions {}

export interface Asked {
  readonly token?: string | undefined;
  readonly origin?: string;
}

interface FixtureOptions {
  readonly isSiteBuilt?: boolean;
  /** Environment variables that override those of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Default: a new database. Closed with the fixture. */
  readonly database?: OpenDatabase;
}

/** A clock that only the test advances. */
function createFakeClock() {
  let now = noon;
  return {
    now: () => now,
    advanceSeconds: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

/** The whole gateway as `main.ts` builds it: own database, the demo's accounts and partner, a clock that the test advances. */
export async function createAppFixture({ isSiteBuilt = true, env = {}, ...given }: FixtureOptions = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-site-'));
  const dirs = {
    PORTAL_DIR: path.join(folder, 'portal'),
    WIDGET_DIR: path.join(folder, 'widget'),
    STORYBOOK_DIR: path.join(folder, 'storybook'),
    DATA_DIR: path.join(folder, 'data'),
  };
  if (isSiteBuilt) await writeBuiltSite(dirs);
  else await mkdir(dirs.PORTAL_DIR);

  const database = given.database ?? (await createTestDatabase());
  const { db } = database;
  const clock = createFakeClock();
  // Background workers are off: they would change data at moments that the test does not choose.
  const quiet = { SIMULATION_SPEED: '0', BACKGROUND_WORK: 'off', NEW_CUSTOMER_CASH_JOBS: '1000000' };
  const config = readConfig({ ...dirs, ...quiet, PUBLIC_URL: publicUrl, PARTNER_DEMO_SECRET: partnerSecret, ...env });
  await seedDemo({ db, config, clock, random: systemRandom });
  const logLines: string[] = [];
  const log = { level: 'debug', stream: { write: (line: string) => void logLines.push(line) } };
  const app = await buildApp({ config, database, clock, random: systemRandom, log });
  // Workers start once the server listens.
  if (config.worksInBackground) await app.listen({ port: 0, host: '127.0.0.1' });
  else await app.ready();

  const inject = async (options: FixtureRequest): Promise<Answer> => {
    const response = await app.inject(options);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : {} };
  };
  const headersOf = ({ token, origin }: Asked) => ({
    ...(token === undefined ? {} : { 'sk-token': token }),
    ...(origin === undefined ? {} : { origin }),
  });

  const post = (call: string, body: unknown, asked: Asked = {}): Promise<Answer> =>
    inject({
      method: 'POST',
      url: `/api${call}`,
      headers: { 'content-type': 'application/json', ...headersOf(asked) },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const get = (call: string, query: Readonly<Record<string, string>> = {}, asked: Asked = {}): Promise<Answer> =>
    inject({ method: 'GET', url: `/api${call}`, query: { ...query }, headers: headersOf(asked) });

  /** Signs the demo's user in and returns the session's token. */
  const signIn = async (userName = 'demo@songwai.test'): Promise<string> => {
    const { body } = await post('/login', { userName, password: demoPassword });
    if (typeof body['skToken'] !== 'string') throw new Error(`no session for ${userName}: ${JSON.stringify(body)}`);
    return body['skToken'];
  };

  const setStatus = async (email: string, status: 'active' | 'suspended' | 'removed'): Promise<void> => {
    await db.updateTable('users').set({ status }).where('email', '=', email).execute();
  };

  /** Adds an account with the demo's password, which has accepted our terms. */
  const addAccount = async (email: string): Promise<void> => {
    const demo = await db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'demo@songwai.test')
      .executeTakeFirstOrThrow();
    const row = { id: systemRandom.uuid(), user_type: 2, refer_code: email, created_at: clock.now() };
    await db
      .insertInto('users')
      .values({ ...row, ...demo, email })
      .execute();
    await acceptTermsOf({ db, clock }, row.id);
  };

  /** A token as the partner's server signs it; `claims` overrides, and a claim given as undefined is left out. */
  const signPartnerToken = (claims: Readonly<Record<string, unknown>> = {}, secret: string = partnerSecret): Promise<string> => {
    const iat = Math.floor(clock.now().getTime() / 1000);
    const own = { iss: 'baanchandra', sub: 'guest-7', name: 'Malee Chan', phone: '0861112222', iat, exp: iat + 120 };
    const payload = { ...own, jti: systemRandom.uuid(), ...claims };
    return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
  };

  const countSessions = async (token: string): Promise<number> => {
    const hash = createHash('sha256').update(token).digest();
    return (await db.selectFrom('sessions').select('id').where('token_hash', '=', hash).execute()).length;
  };

  return {
    app,
    dirs,
    db,
    clock,
    logLines,
    inject,
    post,
    get,
    signIn,
    setStatus,
    addAccount,
    signPartnerToken,
    countSessions,
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type AppFixture = Awaited<ReturnType<typeof createAppFixture>>;
