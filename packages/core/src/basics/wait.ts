import type { StartTimer } from './start-timer.ts';

/** Resolves after `delayMs`, or as soon as the signal aborts; never rejects. */
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
