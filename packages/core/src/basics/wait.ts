import type { StartTimer } from './start-timer.ts';

/** Resolves after `delayMs`, or at once when the signal is aborted: a wait is never an error. */
export const wait = (timer: StartTimer, delayMs: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const finish = () => {
      cancel();
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const cancel = timer(finish, delayMs);
    signal?.addEventListener('abort', finish);
  });
