import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { createFakeClock } from './fake-clock.ts';

interface Timer {
  readonly callback: () => void;
  readonly atMs: number;
}

/** Timers that run out when the test lets time pass, together with its clock. */
export function createFakeTimers(clock: Pick<ReturnType<typeof createFakeClock>, 'now' | 'set'>) {
  const timers = new Set<Timer>();
  const nowMs = () => clock.now().getTime();

  const startTimer: StartTimer = (callback, delayMs) => {
    const timer = { callback, atMs: nowMs() + delayMs };
    timers.add(timer);
    return () => void timers.delete(timer);
  };

  /** Lets time pass, timer by timer. @param settle waits until what a timer has begun is done */
  const pass = async (ms: number, settle: () => Promise<void>): Promise<void> => {
    const endMs = nowMs() + ms;
    for (;;) {
      await settle();
      const [next] = [...timers].toSorted((one, other) => one.atMs - other.atMs);
      if (next === undefined || next.atMs > endMs) break;
      timers.delete(next);
      clock.set(new Date(Math.max(nowMs(), next.atMs)));
      next.callback();
    }
    clock.set(new Date(endMs));
  };
  return { startTimer, pass };
}
