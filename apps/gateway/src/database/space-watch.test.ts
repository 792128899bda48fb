import { expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/harness/create-test-database.ts';
import { createSpaceWatch } from './space-watch.ts';
import { tryDatabaseSpace } from './try-database-space.ts';

const failure = (code: string) => Object.assign(new Error('as the system says'), { code });

it('says that there is no room from the first write that found none until one finds some', async () => {
  let problem: Error | undefined = failure('53100');
  const space = createSpaceWatch(async () => {
    if (problem !== undefined) throw problem;
  });
  space.note(failure('23505'));
  expect(await space.hasRoom()).toBe(true);
  space.note(failure('ENOSPC'));
  expect(await space.hasRoom()).toBe(false);
  problem = failure('ECONNREFUSED');
  await expect(space.hasRoom()).rejects.toThrow(problem);
  problem = undefined;
  expect(await space.hasRoom()).toBe(true);
});

it('is not taken in by a trial that fits while somebody else finds no room', async () => {
  const space = createSpaceWatch(async () => space.note(failure('53100')));
  space.note(failure('53100'));
  expect(await space.hasRoom()).toBe(false);
});

it('the trial makes the database’s server write to its disk, and leaves nothing there', async () => {
  const database = await createTestDatabase('empty');
  await tryDatabaseSpace(database.db);
  const written = async () => {
    const { rows } = await database.pool.query('select temp_bytes::int from pg_stat_database where datname = current_database()');
    return rows[0].temp_bytes;
  };
  await expect.poll(written).toBeGreaterThan(500_000);
  await database.close();
});
