import { CannotStartError } from '../cannot-start-error.ts';
import { createPasswordChecker } from '../identity/passwords/passwords.ts';
import { findUserByLoginName } from '../identity/queries.ts';
import { demoAccounts, demoPassword } from '../identity/seed.ts';
import type { Db } from '../platform/db.ts';

/**
 * Refuses to serve the public with accounts of the demo: everybody can read their password, and one of them is an administrator.
 *
 * @throws {CannotStartError} one of them still signs in.
 */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const passwords = createPasswordChecker('');
  const open: string[] = [];
  for (const { email } of demoAccounts) {
    const user = await findUserByLoginName(db, email);
    if (user?.status === 'active' && user.password_hash !== null && (await passwords.isRight(user.password_hash, demoPassword)))
      open.push(email);
  }
  if (open.length === 0) return;
  throw new CannotStartError(
    `The database was filled with the demo: ${open.join(', ')} can sign in with a password that everybody knows. Use a database that was never seeded. If this one has to stay, start it once without NODE_ENV=production, with SEED=none and HOST=127.0.0.1, appoint another administrator, and suspend these accounts or change their passwords (docs/operations.md).`,
  );
}
