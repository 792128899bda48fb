/** Calls back once after `delayMs` and returns a function that cancels it. Injected, so that a test controls time. */
export type StartTimer = (callback: () => void, delayMs: number) => () => void;

export const startTimer: StartTimer = (callback, delayMs) => {
  const id = setTimeout(callback, delayMs);
  return () => clearTimeout(id);
};
