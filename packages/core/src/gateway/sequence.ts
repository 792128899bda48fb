import { type StartTimer, startTimer } from '../basics/start-timer.ts';
import { wait } from '../basics/wait.ts';

/** Pause between calls that follow one another (spec §7). */
export const delayBetweenCallsMs = 100;

export interface SequenceOptions {
  /** Pause between the end of a call and the start of the next; 100 by default (spec §7). */
  readonly delayMs?: number;
  readonly startTimer?: StartTimer;
}

/** Makes calls one after another with a pause between them; the first failure ends the sequence with its error. */
export const callInSequence = async <T>(
  calls: readonly (() => Promise<T>)[],
  { delayMs = delayBetweenCallsMs, startTimer: timer = startTimer }: SequenceOptions = {},
): Promise<readonly T[]> => {
  const replies: T[] = [];
  for (const [index, call] of calls.entries()) {
    if (index > 0) await wait(timer, delayMs);
    replies.push(await call());
  }
  return replies;
};
