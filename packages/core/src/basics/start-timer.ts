/** Calls back once after `delayMs`; the answer cancels it. Handed in, so that a test decides when time passes. */
export type StartTimer = (callback: () => void, delayMs: number) => () => void;

export const startTimer: StartTimer = (callback, delayMs) => {
  const id = setTimeout(callback, delayMs);
  return () => clearTimeout(id);
};
