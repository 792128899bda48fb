import { dayMs, minuteMs } from '@songwai/core/basics/durations';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { RateCounters, RateRule } from '../../platform/limits/rate-counters.ts';
import { accountTexts } from '../texts.ts';
import type { Asker } from './asker.ts';

const quarterMs = 15 * minuteMs;

/** A try to sign in: the account and the caller. */
export interface LoginAttempt {
  /** The account's id; the name, where no account has it. */
  readonly subject: string;
  readonly asker: Asker;
}

/** Limits guessing of passwords. */
export interface LoginLimit {
  /** Counts a try before it is made. @throws {BusinessRefusal} 429 with the seconds to wait. */
  begin(attempt: LoginAttempt): Promise<void>;
  /** Uncounts a successful try and resets the caller's own count. The tries of others stay counted. */
  succeed(attempt: LoginAttempt): Promise<void>;
  /** Clears the caller's own tries, after the caller proved in another way to be the owner. */
  forgive(attempt: LoginAttempt): Promise<void>;
}

/** Limits of one caller on one account. They are checked first, so that a blocked caller uses up no shared tries. */
const ownRules = ({ subject, asker: { from } }: LoginAttempt) => ({
  quarter: { key: `sign-in ${subject} ${from}`, most: 10, windowMs: quarterMs },
  day: { key: `sign-ins a day ${subject} ${from}`, most: 50, windowMs: dayMs },
});

/** Limits that strangers share: per network address, which a company or a mobile operator's customers share, and per account. */
const sharedRules = ({ subject, asker: { address, isKnown } }: LoginAttempt): readonly RateRule[] =>
  isKnown
    ? []
    : [
        { key: `sign-ins from ${address}`, most: 100, windowMs: quarterMs },
        { key: `sign-ins of strangers ${subject}`, most: 100, windowMs: dayMs },
      ];

/** Builds the limit. */
export function createLoginLimit({ counters }: { readonly counters: RateCounters }): LoginLimit {
  return {
    begin: async (attempt) => {
      const { quarter, day } = ownRules(attempt);
      for (const rule of [quarter, day, ...sharedRules(attempt)]) {
        const waitMs = await counters.count(rule);
        if (waitMs === undefined) continue;
        const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
        throw new BusinessRefusal({
          code: 429,
          text: accountTexts.tooManyTries(Math.ceil(retryAfterSeconds / 60)),
          retryAfterSeconds,
        });
      }
    },
    succeed: async (attempt) => {
      const { quarter, day } = ownRules(attempt);
      await counters.clear(quarter);
      for (const rule of [day, ...sharedRules(attempt)]) await counters.takeBack(rule);
    },
    forgive: async (attempt) => {
      const { quarter, day } = ownRules(attempt);
      await Promise.all([counters.clear(quarter), counters.clear(day)]);
    },
  };
}
