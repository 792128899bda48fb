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

/** Runs a function once the next frame is painted; the returned function cancels it. In a tab in the background that is when it is looked at. */
export function whenPainted(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
