import { expect, inject, it } from 'vitest';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { openDatabase } from './open-database.ts';

it('opens a database that somebody else runs, and leaves it running', async () => {
  const { adminUrl } = inject('testServer');
  const options = { databaseUrl: adminUrl, dataDir: '', log: silentLog };
  const first = await openDatabase(options);
  await first.close();
  const second = await openDatabase(options);
  expect((await second.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await second.close();
});

it('says what to do when it cannot be reached, without its password', async () => {
  const address = new URL(inject('testServer').adminUrl);
  address.port = '1';
  const failure = await openDatabase({ databaseUrl: address.href, dataDir: '', log: silentLog }).catch(
    (error: Error) => error.message,
  );
  expect(failure).toMatch(/DATABASE_URL cannot be reached: .*ECONNREFUSED.*Check that it runs/);
  expect(failure).not.toContain(address.password);
});
