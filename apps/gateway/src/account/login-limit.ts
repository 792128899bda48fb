import { createHash } from 'node:crypto';
import type { Clock } from '../deps.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { clearAttempts, countAttempt, type Db, forgiveAttempt } from './queries.ts';
import { accountTexts } from './texts.ts';

const windowMinutes = 15;
/** Failures that are older than this count for nothing. */
export const attemptWindowMs = windowMinutes * 60_000;
const mostPerAccount = 10;
/** An office shares one address. */
const mostPerAddress = 100;

/** Who tries to sign in. */
export interface LoginAttempt {
  readonly name: string;
  readonly address: string;
}

/** Holds failed sign-ins down, per account and per address. */
export interface LoginLimit {
  /** Counts a try before it is made. @throws {BusinessRefusal} 429 with the seconds to wait. */
  begin(attempt: LoginAttempt): Promise<void>;
  /** The try went well: it does not count, and the account starts afresh. */
  succeed(attempt: LoginAttempt): Promise<void>;
}

const keyOf = (kind: 'account' | 'address', value: string): Buffer => createHash('sha256').update(`${kind}:${value}`).digest();

/** Keeps the counts in the database, so that they hold for every process and over a restart. */
export function createLoginLimit({ db, clock }: { db: Db; clock: Clock }): LoginLimit {
  const countKey = async (key: Buffer, most: number) => {
    const now = clock.now();
    const row = await countAttempt(db, key, { now, windowStart: new Date(now.getTime() - attemptWindowMs) });
    if (row.failures <= most) return;
    const waitMs = row.window_started_at.getTime() + attemptWindowMs - now.getTime();
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
    const minutes = Math.ceil(retryAfterSeconds / 60);
    throw new BusinessRefusal({ code: 429, text: accountTexts.tooManyTries(minutes), retryAfterSeconds });
  };
  return {
    begin: async ({ name, address }) => {
      await countKey(keyOf('address', address), mostPerAddress);
      await countKey(keyOf('account', name), mostPerAccount);
    },
    succeed: async ({ name, address }) => {
      await clearAttempts(db, keyOf('account', name));
      await forgiveAttempt(db, keyOf('address', address));
    },
  };
}
