import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/harness/create-test-database.ts';
import { CannotStartError } from '../cannot-start-error.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await createTestDatabase('demo');
});
afterEach(() => database.close());

const suspend = (emails: readonly string[]) =>
  database.db.updateTable('users').set({ status: 'suspended' }).where('email', 'in', emails).execute();

it('a database with the demo is not served to the public: everybody knows how to sign in', async () => {
  const refusal = refuseDemoAccounts(database.db);
  await expect(refusal).rejects.toThrow(CannotStartError);
  await expect(refusal).rejects.toThrow(
    /demo@songwai\.test, company@songwai\.test, admin@songwai\.test can sign in .*never seeded/,
  );
});

it('it is where those accounts are suspended or have other passwords', async () => {
  await suspend(['admin@songwai.test', 'company@songwai.test']);
  await expect(refuseDemoAccounts(database.db)).rejects.toThrow(/: demo@songwai\.test can sign in/);
  await database.db.updateTable('users').set({ password_hash: null }).where('email', '=', 'demo@songwai.test').execute();
  await expect(refuseDemoAccounts(database.db)).resolves.toBeUndefined();
});
