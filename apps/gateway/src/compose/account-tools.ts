import { type CallLimits, createCallLimits } from '../account/call-limits.ts';
import { createLoginLimit, type LoginLimit } from '../account/login-limit.ts';
import { createOneTimeCodes, type OneTimeCodes } from '../account/one-time-codes.ts';
import { createPasswordChecker, hashPassword, type PasswordChecker } from '../account/passwords.ts';
import { createIdentity, type Identity } from '../account/privacy/identity.ts';
import type { Ground } from './ground.ts';

/** What accounts and the rights over their data are both made with. */
export interface AccountTools {
  readonly passwords: PasswordChecker;
  /** Failed sign-ins and guesses at a password. */
  readonly limit: LoginLimit;
  readonly limits: CallLimits;
  readonly codes: OneTimeCodes;
  readonly identity: Identity;
}

/** Makes them. */
export async function createAccountTools({ db, clock, random }: Ground): Promise<AccountTools> {
  const passwords = createPasswordChecker(await hashPassword(random.uuid()));
  const limit = createLoginLimit({ db, clock });
  const limits = createCallLimits({ db, clock });
  const codes = createOneTimeCodes({ db, clock, random, passwords });
  return { passwords, limit, limits, codes, identity: createIdentity({ db, clock, codes, passwords, limits, limit }) };
}
