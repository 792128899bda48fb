import type { StartTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import type { Clock } from '../../platform/deps.ts';

export interface PaceOptions {
  readonly perSecond: number;
  /** Calls that would have to wait longer are refused at once, because a customer is waiting. */
  readonly longestWaitMs: number;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
}

/** Runs calls in the order of their arrival, with a pause between them. */
export function createPace({ perSecond, longestWaitMs, clock, startTimer }: PaceOptions): () => Promise<boolean> {
  const apartMs = 1_000 / perSecond;
  let nextTurn = Number.NEGATIVE_INFINITY;
  return async () => {
    const asked = clock.now().getTime();
    const turn = Math.max(asked, nextTurn);
    if (turn - asked > longestWaitMs) return false;
    nextTurn = turn + apartMs;
    if (turn > asked) await wait(startTimer, turn - asked, new AbortController().signal);
    return true;
  };
}
