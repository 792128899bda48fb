import { type CallLimits, createCallLimits } from '../account/call-limits.ts';
import { createKnownPlaces, type KnownPlaces } from '../account/limits/known-places.ts';
import { createRateCounters } from '../account/limits/rate-counters.ts';
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
  readonly places: KnownPlaces;
  readonly codes: OneTimeCodes;
  readonly identity: Identity;
}

/** Makes them. */
export async function createAccountTools({ db, clock, random }: Ground): Promise<AccountTools> {
  const passwords = createPasswordChecker(await hashPassword(random.uuid()));
  const counters = createRateCounters({ db, clock });
  const limit = createLoginLimit({ counters });
  const limits = createCallLimits({ counters });
  const places = createKnownPlaces({ db, clock });
  const codes = createOneTimeCodes({ db, clock, random, passwords });
  const identity = createIdentity({ db, clock, codes, passwords, limits, limit, places });
  return { passwords, limit, limits, places, codes, identity };
}
