/** When to repeat in the log what goes on: after growing pauses, so that it is neither forgotten nor drowns everything else. */
export interface Reminder {
  /** Whether it is time to say it, the first time at once. */
  isDue(now: Date): boolean;
  /** It is over. @returns whether it had been said. */
  end(): boolean;
}

/** @param pauses the first pause and the longest, in ms; each is twice the one before. */
export function createReminder({ firstMs, longestMs }: { readonly firstMs: number; readonly longestMs: number }): Reminder {
  let pauseMs = firstMs;
  let saidAtMs: number | undefined;
  return {
    isDue: (now) => {
      const nowMs = now.getTime();
      if (saidAtMs !== undefined && nowMs - saidAtMs < pauseMs) return false;
      if (saidAtMs !== undefined) pauseMs = Math.min(pauseMs * 2, longestMs);
      saidAtMs = nowMs;
      return true;
    },
    end: () => {
      const wasSaid = saidAtMs !== undefined;
      saidAtMs = undefined;
      pauseMs = firstMs;
      return wasSaid;
    },
  };
}
