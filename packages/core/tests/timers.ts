import type { StartTimer } from '../src/basics/start-timer.ts';

export interface ManualTimer {
  readonly startTimer: StartTimer;
  /** Delays neither fired nor cancelled, in the order of the calls. */
  pending(): readonly number[];
  /** Fires the timers with exactly this delay. */
  fire(delayMs: number): void;
}

/** A timer that fires only when the test says so. */
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

/** Fires waits shorter than a deadline immediately, and records their delays. */
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
