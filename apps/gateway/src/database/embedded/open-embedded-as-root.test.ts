import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderPrefix } from '../../../tests/harness/abandoned-servers.ts';
import { describeEmbedded } from '../../../tests/harness/embedded-cases.ts';
import { killServer } from '../../../tests/harness/kill-server.ts';
import { makeStandIns, standInFile } from '../../../tests/harness/stand-in.ts';
import { findBinaries } from './binaries.ts';
import { readPostmaster } from './postmaster-file.ts';
import { type Run, run, type ServerAccount } from './run.ts';
import { findServerAccount } from './server-account.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const nobody: ServerAccount = { uid: 65_534, gid: 65_534 };
const isDurable = false;

/** A machine on which only these users exist; `useradd`, if the machine has it, adds the user. */
function machine(users: Record<string, number>, hasUseradd: boolean): Run {
  const known = new Map(Object.entries(users));
  return async (command, args) => {
    const name = args.at(-1) ?? '';
    if (command === 'useradd' && hasUseradd) known.set(name, 990);
    else if (command !== 'id') return { code: 127, output: `spawn ${command} ENOENT` };
    const id = known.get(name);
    return id === undefined ? { code: 1, output: `no such user` } : { code: 0, output: `${id}\n` };
  };
}

describe('the user that the server runs as', () => {
  if (isRoot) {
    it('is "postgres" where that exists', async () => {
      expect(await findServerAccount('/nowhere', machine({ postgres: 101 }, true))).toEqual({ uid: 101, gid: 101 });
    });
    it('is made where there is none', async () => {
      expect(await findServerAccount('/nowhere', machine({}, true))).toEqual({ uid: 990, gid: 990 });
    });
    it('is asked for clearly where none can be made', async () => {
      await expect(findServerAccount('/nowhere', machine({}, false))).rejects.toThrow(
        /does not run as root.*songwai-postgres.*ordinary user.*DATABASE_URL/,
      );
    });
  } else {
    it('is the gateway’s own', async () => {
      expect(await findServerAccount('/nowhere', machine({ postgres: 101 }, true))).toBeUndefined();
    });
  }
});

if (isRoot) {
  describe('the embedded database under root, with folders that its server cannot enter', () => {
    const { start, killAll } = makeStandIns(undefined);
    let folder = '';

    beforeEach(async () => {
      folder = await realpath(await mkdtemp(folderPrefix()));
      await chmod(folder, 0o755);
    });
    afterEach(async () => {
      await killAll();
      for (const file of await readdir(folder, { recursive: true }))
        if (path.basename(file) === 'postmaster.pid') await killServer(path.join(folder, path.dirname(file)));
      await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 50 });
    });

    it('keeps the data elsewhere and finds them again', async () => {
      const closed = path.join(folder, 'closed');
      await mkdir(closed, { mode: 0o700 });
      const options = { dataDir: path.join(closed, 'data'), storeDir: path.join(folder, 'store'), isDurable };
      const first = await start(options);
      expect(first.error).toBeUndefined();
      await first.query('create table kept as select 1 as one');
      await first.stop();

      const pointed = (await readFile(path.join(options.dataDir, 'postgres.location'), 'utf8')).trim();
      expect(path.dirname(pointed)).toBe(options.storeDir);
      expect((await stat(path.join(pointed, 'postgres'))).mode & 0o777).toBe(0o700);

      const second = await start(options);
      expect(await second.query('select one from kept')).toEqual([{ one: 1 }]);
      await second.kill();
      const third = await start(options);
      expect(await third.query('select one from kept')).toEqual([{ one: 1 }]);
      await third.stop();
    });

    it('copies the programs to where the server can start them', async () => {
      const binaries = await findBinaries();
      const closed = path.join(folder, 'closed');
      await mkdir(closed, { mode: 0o700 });
      await cp(binaries.root, path.join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
      const options = {
        dataDir: path.join(folder, 'data'),
        storeDir: path.join(folder, 'store'),
        binaries: { ...binaries, root: path.join(closed, 'native') },
        isDurable,
      };
      const gateway = await start(options);
      expect(gateway.error).toBeUndefined();
      expect(await gateway.query('select 1 as one')).toEqual([{ one: 1 }]);
      expect(await readdir(options.storeDir)).toEqual([`postgres-${binaries.version}-${process.arch}`]);
      await gateway.stop();
    });

    it('says what to do when the way to the data was closed afterwards', async () => {
      const dataDir = path.join(folder, 'data');
      await (await start({ dataDir, isDurable })).stop();
      await chmod(folder, 0o700);
      expect((await start({ dataDir, storeDir: path.join(folder, 'store') })).error).toMatch(/cannot enter.*chmod a\+x/);
    });

    it('goes on with the data of an ordinary user as that user', async () => {
      const dataDir = path.join(folder, 'data');
      await mkdir(dataDir);
      await chown(dataDir, nobody.uid, nobody.gid);
      await (await makeStandIns(nobody).start({ dataDir, isDurable })).stop();
      const gateway = await start({ dataDir, isDurable });
      expect(gateway.error).toBeUndefined();
      const server = await readPostmaster(path.join(dataDir, 'postgres'));
      expect((await stat(`/proc/${server?.pid}`)).uid).toBe(nobody.uid);
      await gateway.stop();
    });

    it('does not hand its data to an ordinary user, and tells him so', async () => {
      const dataDir = path.join(folder, 'data');
      await (await start({ dataDir, isDurable })).stop();
      expect((await makeStandIns(nobody).start({ dataDir, isDurable })).error).toMatch(/belongs to another user.*DATA_DIR/s);
    });
  });

  // Runs only where an ordinary user may read this clone.
  const reach = await run('/bin/sh', ['-c', 'test -x "$1" && test -r "$2"', 'sh', process.execPath, standInFile], nobody);
  if (reach.code === 0) describeEmbedded('an ordinary user', nobody);
}
