import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayProcess, makeGatewayProcess } from '../../../crash/gateway-process.ts';
import { createTestDatabase } from '../../../tests/harness/create-test-database.ts';
import { findFreePort } from '../../../tests/harness/find-free-port.ts';
import { readPostmaster } from '../../database/embedded/postmaster-file.ts';
import { systemClock, systemRandom } from '../../platform/deps.ts';
import { endSessions } from '../../sessions/session-queries.ts';
import { seedAccounts } from '../seed.ts';
import { readAdministratorCommand, runAdministratorCommand, UsageError } from './administrator-command.ts';
import { createAdministrators } from './administrators.ts';

const program = fileURLToPath(new URL('../../admin.ts', import.meta.url));

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the operator's command in a process, with the environment of a gateway. */
const admin = (env: Readonly<Record<string, string>>, ...words: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    const own = { NODE_ENV: 'production', DATABASE_URL: '', ...env };
    execFile(process.execPath, [program, ...words], { env: { ...process.env, ...own } }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });

describe('the operator, on a PostgreSQL of his own', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  /** Runs the command in a process. */
  let ask: (...words: readonly string[]) => Promise<Said>;
  /** Runs the command in this process. */
  const run = (...words: readonly string[]): Promise<string> => {
    const { db } = database;
    const administrators = createAdministrators({ db, endSessions, clock: systemClock, publicUrl: 'https://songwai.test' });
    return runAdministratorCommand(readAdministratorCommand(words), { db, administrators });
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedAccounts({ db: database.db, clock: systemClock, random: systemRandom });
    await database.db.updateTable('users').set({ role: 'customer' }).execute();
    ask = (...words) => admin({ DATABASE_URL: database.connectionString }, ...words);
  });
  afterAll(() => database.close());
  const roleOf = async (email: string) =>
    (await database.db.selectFrom('users').select('role').where('email', '=', email).executeTakeFirstOrThrow()).role;

  it('checks the ledger, makes prepaid codes and sees payouts, and is answered with the usage where a word is wrong', async () => {
    expect(await ask('ledger', 'check')).toMatchObject({ code: 0, out: expect.stringContaining('everything adds up') });
    const made = await ask('codes', 'create', '--count', '2', '--amount', '200', '--expires', '31/12/2099');
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/(^SW[A-Z2-9]{3}-[A-Z2-9]{4}\n){2}/m) });
    expect(await ask('payouts', 'list')).toMatchObject({ code: 0, out: 'No payout waits.\n' });
    expect(await ask('payouts', 'pay', '7', '--reference', 'KB-1')).toMatchObject({ code: 1, out: '' });
    expect(await ask('payouts', 'pay', '7')).toMatchObject({ code: 2, err: expect.stringContaining('npm run admin -- payouts') });
  });

  it('makes the first administrator in production, by phone or e-mail, and sees who is one', async () => {
    expect(await ask('list')).toMatchObject({ code: 0, out: expect.stringContaining('no administrator yet') });
    expect(await ask('grant', '+66 81 234 5678')).toMatchObject({
      code: 0,
      out: expect.stringContaining('is an administrator now'),
    });
    expect(await roleOf('demo@songwai.test')).toBe('admin');
    expect(await run('grant', 'DEMO@songwai.test')).toContain('already');
    expect((await ask('list')).out).toBe('demo@songwai.test 0812345678  พิมพ์ชนก ใจดี\n');
  });

  it('cannot unmake the last one, and can once there is another', async () => {
    const refused = await ask('revoke', 'demo@songwai.test');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('last administrator');
    await run('grant', 'admin@songwai.test', 'head', 'of', 'support');
    expect(await run('revoke', 'demo@songwai.test')).toContain('no longer');
    expect(await roleOf('demo@songwai.test')).toBe('customer');
    const changes = await database.db.selectFrom('user_changes').select(['kind', 'detail', 'changed_by']).orderBy('id').execute();
    expect(changes).toEqual([
      { kind: 'madeAdministrator', detail: { reason: 'npm run admin', by: 'operator' }, changed_by: null },
      { kind: 'madeAdministrator', detail: { reason: 'head of support', by: 'operator' }, changed_by: null },
      { kind: 'unmadeAdministrator', detail: { reason: 'npm run admin', by: 'operator' }, changed_by: null },
    ]);
  });

  it('is told what to do for an account that is not there, one that is suspended, and words that mean nothing', async () => {
    await expect(run('grant', 'nobody@songwai.test')).rejects.toThrow('has to sign up');
    await database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'company@songwai.test').execute();
    await expect(run('grant', 'company@songwai.test')).rejects.toThrow('suspended');
    expect(await ask()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('npm run admin -- grant') });
    for (const words of [['grant'], ['promote', 'demo@songwai.test'], ['list', 'all']])
      expect(() => readAdministratorCommand(words)).toThrow(UsageError);
  });

  it('is refused on the database of another version, and on one that cannot be reached', async () => {
    const bare = await createTestDatabase();
    await sql`delete from schema_migration where number = (select max(number) from schema_migration)`.execute(bare.db);
    expect(await admin({ DATABASE_URL: bare.connectionString }, 'list')).toMatchObject({
      code: 1,
      err: expect.stringContaining('another version'),
    });
    await bare.close();
    expect(await admin({ DATABASE_URL: bare.connectionString }, 'list')).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be reached'),
    });
  });
});

describe("the operator, on the gateway's own database", () => {
  let dataDir = '';
  let gateway: GatewayProcess;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'songwai-admin-'));
    // If run as root, PostgreSQL runs as another user, who must be able to enter the folder.
    await chmod(dataDir, 0o755);
    gateway = makeGatewayProcess({ dataDir, port: await findFreePort() });
  });
  afterAll(async () => {
    // Also after a failed test: stopping the gateway stops its database.
    await gateway.stop();
    await rm(dataDir, { recursive: true });
  });

  it('is told that there is none, and makes none', async () => {
    const nowhere = path.join(dataDir, 'nowhere');
    expect(await admin({ DATA_DIR: nowhere }, 'list')).toMatchObject({ code: 1, err: expect.stringContaining('no database in') });
    expect(await admin({ DATA_DIR: dataDir }, 'list')).toMatchObject({ code: 1, err: expect.stringContaining('no database in') });
  });

  it('makes an administrator while the gateway runs, who uses the office at once, and another after it has stopped', async () => {
    await gateway.spawn();
    await gateway.waitUntilReady();
    const url = `http://127.0.0.1:${gateway.port}/api`;
    const signIn = async (): Promise<string> => {
      const body = JSON.stringify({ userName: 'demo@songwai.test', password: 'demo1234' });
      const answer = await fetch(`${url}/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return String(((await answer.json()) as { skToken?: string }).skToken);
    };
    const readAsAdmin = async (token: string) => (await fetch(`${url}/admin/user`, { headers: { 'sk-token': token } })).status;

    const before = await signIn();
    expect(await readAsAdmin(before)).toBe(403);
    expect(await admin({ DATA_DIR: dataDir }, 'grant', 'demo@songwai.test')).toMatchObject({ code: 0, err: '' });
    expect(await readAsAdmin(await signIn())).toBe(200);
    // The earlier session has ended: error 133 comes with HTTP 200, and without a page of users.
    const old = await fetch(`${url}/admin/user`, { headers: { 'sk-token': before } });
    expect(await old.json()).toMatchObject({ responseCode: 133 });
    expect(await gateway.stop()).toBe(0);

    expect(await admin({ DATA_DIR: dataDir }, 'grant', 'company@songwai.test')).toMatchObject({ code: 0, err: '' });
    expect((await admin({ DATA_DIR: dataDir }, 'list')).out.trim().split('\n')).toHaveLength(3);
    // The command has stopped the PostgreSQL that it started, so a gateway can start on the folder at once.
    expect(await readPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined();
  }, 120_000);
});
