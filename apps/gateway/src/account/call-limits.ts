import { createHash } from 'node:crypto';
import type { Clock } from '../deps.ts';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { countCall } from './call-limits-queries.ts';
import type { Db } from './queries.ts';

/** Something that may be done so often by one, in a window that begins with the first time. */
export interface CallLimit {
  /** Whom it counts for, with what: `codes an hour:0812345678`. */
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
  /** Why not, with the minutes to wait. */
  readonly text: (minutes: number) => LocalText;
}

/** Holds down what costs money or helps to guess. */
export interface CallLimits {
  /** Counts one more in each, before it is done. @throws {BusinessRefusal} 429 with the seconds to wait. */
  count(limits: readonly CallLimit[]): Promise<void>;
}

/** Keeps the counts in the database, so that they hold for every process and over a restart. */
export function createCallLimits({ db, clock }: { db: Db; clock: Clock }): CallLimits {
  const countOne = async ({ key, most, windowMs, text }: CallLimit): Promise<void> => {
    const now = clock.now();
    const hash = createHash('sha256').update(key).digest();
    const row = await countCall(db, hash, { now, windowEnd: new Date(now.getTime() + windowMs) });
    if (row.count <= most) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000));
    throw new BusinessRefusal({ code: 429, text: text(Math.ceil(retryAfterSeconds / 60)), retryAfterSeconds });
  };
  return {
    count: async (limits) => {
      for (const limit of limits) await countOne(limit);
    },
  };
}
