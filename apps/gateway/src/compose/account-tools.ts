import { createOneTimeCodes, type OneTimeCodes } from '../identity/codes/one-time-codes.ts';
import { createKnownPlaces, type KnownPlaces } from '../identity/limits/known-places.ts';
import { createLoginLimit, type LoginLimit } from '../identity/limits/login-limit.ts';
import { createPasswordChecker, hashPassword, type PasswordChecker } from '../identity/passwords/passwords.ts';
import { type CallLimits, createCallLimits } from '../platform/limits/call-limits.ts';
import { createRateCounters } from '../platform/limits/rate-counters.ts';
import type { Ground } from '../platform/platform.ts';
import { createIdentity, type Identity } from '../profile/reauthentication.ts';
import { findSessionStart } from '../sessions/session-queries.ts';

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
  const identity = createIdentity({ db, clock, codes, passwords, limits, limit, places, findSessionStart });
  return { passwords, limit, limits, places, codes, identity };
}
