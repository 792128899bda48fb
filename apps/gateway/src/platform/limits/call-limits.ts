import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { RateCounters, RateRule } from './rate-counters.ts';

/** A limit with what to say beyond it. */
export interface CallLimit extends RateRule {
  /** Why not, with the minutes to wait. */
  readonly text: (minutes: number) => LocalText;
}

/** Limits calls that cost money or help to guess. */
export interface CallLimits {
  /** Counts one more in each, before it is done. @throws {BusinessRefusal} 429 with the seconds to wait. */
  count(limits: readonly CallLimit[]): Promise<void>;
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
  };
}
