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
  /**
   * The same for a call that a client repeats where no answer came: only the first with this `what` counts, and no other is carried
   * out either once a limit is exceeded.
   */
  countOnce(what: string, limits: readonly CallLimit[]): Promise<void>;
  /** Counts one call that can be answered at less cost. @returns whether it is within the limit. */
  allows(limit: RateRule): Promise<boolean>;
}

const refuse = ({ text }: CallLimit, waitMs: number): BusinessRefusal => {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new BusinessRefusal({ code: 429, text: text(Math.ceil(retryAfterSeconds / 60)), retryAfterSeconds });
};

/** Makes the limits. */
export function createCallLimits({ counters }: { readonly counters: RateCounters }): CallLimits {
  const count: CallLimits['count'] = async (limits) => {
    for (const limit of limits) {
      const waitMs = await counters.count(limit);
      if (waitMs !== undefined) throw refuse(limit, waitMs);
    }
  };
  return {
    count,
    countOnce: async (what, limits) => {
      const windowMs = Math.max(...limits.map((limit) => limit.windowMs));
      const isFirst = (await counters.count({ key: `once:${what}`, most: 1, windowMs })) === undefined;
      if (isFirst) return count(limits);
      for (const limit of limits) if (await counters.isExceeded(limit)) throw refuse(limit, limit.windowMs);
    },
    allows: async (limit) => (await counters.count(limit)) === undefined,
  };
}
