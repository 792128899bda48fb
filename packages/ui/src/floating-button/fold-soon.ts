/** How long the words stand beside the icon before they fold away. */
const unfoldedMs = 4_000;

/**
 * Calls `onFold` once: after four seconds, or as soon as anything in the page scrolls. Free of any view library, so that the button on a
 * partner's page can use it too.
 * @returns stops waiting
 */
export const foldSoon = (onFold: () => void): (() => void) => {
  const scrolling = { capture: true, passive: true };
  const stop = (): void => {
    globalThis.clearTimeout(timer);
    globalThis.removeEventListener('scroll', fold, scrolling);
  };
  const fold = (): void => {
    stop();
    onFold();
  };
  const timer = globalThis.setTimeout(fold, unfoldedMs);
  // Captured, because a list that scrolls inside the page does not bubble.
  globalThis.addEventListener('scroll', fold, scrolling);
  return stop;
};
