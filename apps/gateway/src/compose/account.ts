import { createLoginLimit } from '../account/login-limit.ts';
import { createPasswordChecker, hashPassword } from '../account/passwords.ts';
import { type AccountService, createAccountService } from '../account/service.ts';
import type { Ground } from './ground.ts';

/** Who is who; made before the server, which asks it whose token comes with a request. */
export async function createAccounts({ db, clock, random }: Pick<Ground, 'db' | 'clock' | 'random'>): Promise<AccountService> {
  const passwords = createPasswordChecker(await hashPassword(random.uuid()));
  return createAccountService({ db, clock, random, passwords, limit: createLoginLimit({ db, clock }) });
}
