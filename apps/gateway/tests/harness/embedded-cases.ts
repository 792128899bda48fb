import { chmod, chown, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServerOf, postmasterFile, readPostmaster } from '../../src/database/embedded/postmaster-file.ts';
import type { ServerAccount } from '../../src/database/embedded/run.ts';
import { folderPrefix } from './abandoned-servers.ts';
import { killPostmaster, killServer, serverPid } from './kill-server.ts';
import { makeStandIns } from './stand-in.ts';

/** Tests of the embedded database for one operating-system user. Each starts and stops real processes on one folder. */
export function describeEmbedded(user: string, account?: ServerAccount): void {
  describe(`the embedded database under ${user}`, () => {
    const { start, killAll } = makeStandIns(account);
    let dataDir = '';
    let dataDirectory = '';

    const makeDataDir = async () => {
      const folder = await realpath(await mkdtemp(folderPrefix()));
      await chmod(folder, 0o755);
      if (account) await chown(folder, account.uid, account.gid);
      return folder;
    };

    beforeAll(async () => {
      dataDir = await makeDataDir();
      dataDirectory = path.join(dataDir, 'postgres');
      const gateway = await start({ dataDir });
      await gateway.query('create table kept (id bigint generated always as identity, what text)');
      await gateway.stop();
    });

    afterAll(async () => {
      await killAll();
      if (await readPostmaster(dataDirectory)) await killServer(dataDirectory);
      await rm(dataDir, { recursive: true, maxRetries: 20, retryDelay: 50 });
    });

    it('syncs to disk, listens on the loopback only and keeps its password to itself', async () => {
      const gateway = await start({ dataDir });
      const settings = await gateway.query(
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous,
       current_setting('full_page_writes') as pages, current_setting('listen_addresses') as addresses,
       current_setting('unix_socket_directories') as sockets, current_setting('password_encryption') as password`,
      );
      expect(settings).toEqual([
        { fsync: 'on', synchronous: 'on', pages: 'on', addresses: '127.0.0.1', sockets: '', password: 'scram-sha-256' },
      ]);
      const password = path.join(dataDir, 'postgres.password');
      expect((await stat(password)).mode & 0o777).toBe(0o600);
      const wrong = new URL(gateway.connectionString ?? '');
      wrong.password = 'guess';
      await expect(new pg.Client({ connectionString: wrong.href }).connect()).rejects.toThrow(/password authentication failed/);
      await gateway.stop();
    });

    it('stops with its gateway', async () => {
      const gateway = await start({ dataDir });
      const pid = await serverPid(dataDirectory);
      expect(await gateway.stop()).toBe(0);
      expect(await readPostmaster(dataDirectory)).toBeUndefined();
      await expect.poll(() => isServerOf(pid, dataDirectory)).toBe(false);
    });

    it('outlives a killed gateway, and the next one goes on with it', async () => {
      const killed = await start({ dataDir });
      const pid = await serverPid(dataDirectory);
      await killed.query(`insert into kept (what) values ('before the gateway was killed')`);
      await killed.kill();
      const next = await start({ dataDir });
      expect(next.error).toBeUndefined();
      expect(await serverPid(dataDirectory)).toBe(pid);
      expect(await next.query(`select what from kept where what like '%gateway was killed'`)).toHaveLength(1);
      await next.stop();
      await expect.poll(() => isServerOf(pid, dataDirectory)).toBe(false);
    });

    it('recovers after gateway and server were killed together', async () => {
      const killed = await start({ dataDir });
      await killed.query(`insert into kept (what) values ('before the power cut')`);
      await Promise.all([killed.kill(), killServer(dataDirectory)]);
      expect(await readPostmaster(dataDirectory)).toBeDefined();
      const next = await start({ dataDir });
      expect(next.error).toBeUndefined();
      expect(await next.query(`select what from kept where what = 'before the power cut'`)).toHaveLength(1);
      await next.stop();
    });

    it('starts although the number of its dead server belongs to another process by now', async () => {
      const killed = await start({ dataDir });
      const { pid } = killed.process;
      await Promise.all([killed.kill(), killServer(dataDirectory)]);
      const claim = await readFile(postmasterFile(dataDirectory), 'utf8');
      await writeFile(postmasterFile(dataDirectory), claim.replace(/^\d+/, String(process.pid)));
      const next = await start({ dataDir });
      expect(pid).not.toBe(process.pid);
      expect(next.error).toBeUndefined();
      await next.stop();
    });

    it.each([
      ['the server', killServer],
      ['its first process', killPostmaster],
    ])('is started again on the same port when only %s was killed', async (_what, kill) => {
      const gateway = await start({ dataDir });
      const pid = await serverPid(dataDirectory);
      await kill(dataDirectory);
      await expect.poll(() => gateway.query('select 1 as one').catch(() => 'not yet'), { timeout: 50_000 }).toEqual([{ one: 1 }]);
      expect(await serverPid(dataDirectory)).not.toBe(pid);
      const second = await start({ dataDir });
      expect(second.error).toMatch(/Another gateway/);
      expect(await gateway.stop()).toBe(0);
    });

    it('stays its gateway’s when every session is ended', async () => {
      const gateway = await start({ dataDir });
      const endAll = `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
      for (let round = 0; round < 3; round++) await gateway.query(endAll);
      const holders = `select from pg_locks where locktype = 'advisory' and granted`;
      await expect.poll(() => gateway.query(holders), { timeout: 50_000 }).toHaveLength(1);
      expect((await start({ dataDir })).error).toMatch(/Another gateway/);
      expect(await gateway.stop()).toBe(0);
    });

    it('refuses a second gateway, names the first, and leaves it in peace', async () => {
      const first = await start({ dataDir });
      const second = await start({ dataDir });
      expect(second.connectionString).toBeUndefined();
      expect(second.error).toContain(`Another gateway (process ${first.process.pid}) works on ${dataDir}`);
      expect(await first.query('select 1 as one')).toEqual([{ one: 1 }]);
      await first.stop();
    });

    it('lets one of two win that start at the same time in an empty folder', async () => {
      const fresh = await makeDataDir();
      const both = await Promise.all([start({ dataDir: fresh, isDurable: false }), start({ dataDir: fresh, isDurable: false })]);
      const winners = both.filter((gateway) => gateway.error === undefined);
      expect(winners).toHaveLength(1);
      expect(both.find((gateway) => gateway.error !== undefined)?.error).toMatch(/Another gateway/);
      expect(await winners[0]?.query('select 1 as one')).toEqual([{ one: 1 }]);
      await winners[0]?.stop();
      await rm(fresh, { recursive: true });
    });

    it('lets the next gateway in while the last one stops', async () => {
      const last = await start({ dataDir });
      const [code, next] = await Promise.all([last.stop(), start({ dataDir })]);
      expect(code).toBe(0);
      expect(next.error).toBeUndefined();
      expect(await next.query('select 1 as one')).toEqual([{ one: 1 }]);
      await next.stop();
    });

    it('says what to do about data of another PostgreSQL and about a lost password', async () => {
      const version = path.join(dataDirectory, 'PG_VERSION');
      const right = await readFile(version, 'utf8');
      await writeFile(version, '12\n');
      expect((await start({ dataDir })).error).toMatch(/made by PostgreSQL 12/);
      await writeFile(version, right);

      const password = path.join(dataDir, 'postgres.password');
      const rightPassword = await readFile(password, 'utf8');
      await writeFile(password, 'lost');
      expect((await start({ dataDir })).error).toMatch(/postgres\.password is not the one/);
      await writeFile(password, rightPassword);
      const next = await start({ dataDir });
      expect(next.error).toBeUndefined();
      await next.stop();
    });
  });
}
