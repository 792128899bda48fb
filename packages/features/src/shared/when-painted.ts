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
