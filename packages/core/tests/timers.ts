import type { StartTimer } from '../src/basics/start-timer.ts';

export interface ManualTimer {
  readonly startTimer: StartTimer;
  /** Delays asked for and neither fired nor cancelled, in the order of asking. */
  pending(): readonly number[];
  /** Fires those that wait exactly so long. */
  fire(delayMs: number): void;
}

/** Time passes when the test says so. */
export const createManualTimer = (): ManualTimer => {
  const timers = new Set<{ readonly callback: () => void; readonly delayMs: number }>();
  return {
    startTimer: (callback, delayMs) => {
      const entry = { callback, delayMs };
      timers.add(entry);
      return () => void timers.delete(entry);
    },
    pending: () => [...timers].map((entry) => entry.delayMs),
    fire: (delayMs) => {
      for (const entry of [...timers].filter((candidate) => candidate.delayMs === delayMs)) {
        timers.delete(entry);
        entry.callback();
      }
    },
  };
};

/** Waits shorter than a deadline are over at once; what was asked for is noted. */
export const createHastyTimer = (): { readonly startTimer: StartTimer; readonly delays: readonly number[] } => {
  const delays: number[] = [];
  return {
    delays,
    startTimer: (callback, delayMs) => {
      if (delayMs >= 60_000) return () => undefined;
      delays.push(delayMs);
      const id = setImmediate(callback);
      return () => clearImmediate(id);
    },
  };
};
