/** Runs a function when the browser is idle; the returned function cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback; a moment after the paint does as well.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
