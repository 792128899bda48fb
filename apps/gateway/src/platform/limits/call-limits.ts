import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { RateCounters, RateRule } from './rate-counters.ts';

/** A limit with the text of its refusal. */
export interface CallLimit extends RateRule {
  /** The refusal, with the minutes to wait. */
  readonly text: (minutes: number) => LocalText;
}

/** Limits calls that cost money or could be used for guessing. */
export interface CallLimits {
  /** Counts one call against each limit, before it is carried out. @throws {BusinessRefusal} 429 with the seconds to wait. */
  count(limits: readonly CallLimit[]): Promise<void>;
  /** Counts one call that can be answered at less cost. @returns whether it is within the limit. */
  allows(limit: RateRule): Promise<boolean>;
}

/** Makes the limits. */
export function createCallLimits({ counters }: { readonly counters: RateCounters }): CallLimits {
  return {
    count: async (limits) => {
      for (const limit of limits) {
        const waitMs = await counters.count(limit);
        if (waitMs === undefined) continue;
        const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
        throw new BusinessRefusal({ code: 429, text: limit.text(Math.ceil(retryAfterSeconds / 60)), retryAfterSeconds });
      }
    },
    allows: async (limit) => (await counters.count(limit)) === undefined,
  };
}
