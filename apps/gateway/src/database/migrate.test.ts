import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/harness/create-test-database.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { hasMigrations } from './has-migrations.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import type { OpenDatabase } from './open-database.ts';

describe('migrations', () => {
  let database: OpenDatabase;
  let directory = '';

  beforeEach(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'songwai-migrations-'));
    database = await createTestDatabase('empty');
    await write('0001-first.sql', 'create table a (id int); insert into a values (1);');
    await write('0005-second.sql', 'create table b (id int);');
  });
  afterEach(async () => {
    await database.close();
    await rm(directory, { recursive: true });
  });

  const write = (name: string, text: string) => writeFile(path.join(directory, name), text);
  const isMigrated = async () => hasMigrations(database.db, await readMigrations(directory));
  const run = () => migrate(database.pool, { log: silentLog, directory });

  it('run once, in their order, and are then up to date', async () => {
    expect(await isMigrated()).toBe(false);
    expect(await run()).toBe(2);
    expect(await isMigrated()).toBe(true);
    expect(await run()).toBe(0);
    expect((await database.pool.query('select * from a')).rows).toEqual([{ id: 1 }]);
  });

  it('go on where the last version ended', async () => {
    await run();
    await write('0006-third.sql', 'insert into a values (2);');
    expect(await isMigrated()).toBe(false);
    expect(await run()).toBe(1);
    expect((await database.pool.query('select * from a')).rows).toHaveLength(2);
  });

  it('run once when two processes start together', async () => {
    const ran = await Promise.all([run(), run(), run()]);
    expect(ran.toSorted()).toEqual([0, 0, 2]);
    expect((await database.pool.query('select * from a')).rows).toHaveLength(1);
  });

  it('leave nothing behind when one fails, and run when it is mended', async () => {
    await write('0006-third.sql', 'create table c (id int); insert into nowhere values (1);');
    await expect(run()).rejects.toThrow(/0006-third\.sql failed and was undone: .*nowhere/);
    expect((await database.pool.query(`select to_regclass('b')::text as b, to_regclass('c')::text as c`)).rows).toEqual([
      { b: 'b', c: null },
    ]);
    expect(await isMigrated()).toBe(false);
    await write('0006-third.sql', 'create table c (id int);');
    expect(await run()).toBe(1);
  });

  it('refuse a file that was changed after it had run', async () => {
    await run();
    await write('0005-second.sql', 'create table b (id bigint);');
    await expect(run()).rejects.toThrow(/0005-second\.sql was changed after it had been applied/);
    expect(await isMigrated()).toBe(false);
    await write('0005-second.sql', 'create table b (id int);');
    expect(await run()).toBe(0);
  });

  it('do not mind how git writes line ends', async () => {
    await write('0006-third.sql', 'select 1;\nselect 2;\n');
    await run();
    await write('0006-third.sql', 'select 1;\r\nselect 2;\r\n');
    expect(await run()).toBe(0);
  });

  it('leave a database alone that a newer version has migrated, which this version can serve', async () => {
    await run();
    await rm(path.join(directory, '0005-second.sql'));
    expect(await run()).toBe(0);
    expect(await isMigrated()).toBe(true);
  });

  it('refuse a database that another line of versions has migrated', async () => {
    await run();
    await rm(path.join(directory, '0005-second.sql'));
    await write('0006-other.sql', 'select 1;');
    await expect(run()).rejects.toThrow(
      /has migration 0005-second\.sql, and this version of the gateway has not; it lacks 0006-other/,
    );
    expect(await isMigrated()).toBe(false);
  });

  it('let calls through while a table is in use, and run when it is free', async () => {
    await run();
    await write('0006-third.sql', 'alter table a add column note text;');
    const user = await database.pool.connect();
    await user.query('begin');
    await user.query('select * from a');
    let isFree = false;
    const warn = () => {
      if (isFree) return;
      isFree = true;
      // Nobody holds up the migration's lock any more: it gave it up for this while.
      void user.query('commit').then(() => user.release());
    };
    expect(await migrate(database.pool, { log: { ...silentLog, warn }, directory })).toBe(1);
    expect(isFree).toBe(true);
  });

  it('run outside a transaction where they say so, also after they were interrupted', async () => {
    await run();
    await database.pool.query('create index a_id on a (id)');
    await write(
      '0006-third.sql',
      '-- outside a transaction: nobody waits for the index; it stays usable\ndrop index concurrently if exists a_id;\n\n-- The new one.\ncreate index concurrently a_id on a (id);\n',
    );
    expect(await Promise.all([run(), run()])).toEqual(expect.arrayContaining([1, 0]));
    expect(await isMigrated()).toBe(true);
  });

  it('refuse a file that was slipped in before one that has run', async () => {
    await run();
    await write('0003-late.sql', 'select 1;');
    await expect(run()).rejects.toThrow(/0003-late\.sql comes before 0005-second\.sql/);
  });

  it.each([
    ['second.sql', /misnamed/],
    ['0005-other.sql', /a number that another one has/],
  ])('refuse the file name %s', async (name, complaint) => {
    await write(name, 'select 1;');
    await expect(run()).rejects.toThrow(complaint);
  });
});
