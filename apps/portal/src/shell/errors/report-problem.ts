/** What a monitor on the page may listen to: `detail` is the error. */
const problemEvent = 'songwai:problem';

/**
 * Where errors go that no page tells the customer of. Customers' consoles stay empty (spec §9): a monitor hears of them, and a developer reads
 * them.
 */
export const createReport =
  (window: Window & typeof globalThis, { isForDevelopers }: { readonly isForDevelopers: boolean }) =>
  (error: unknown): void => {
    if (isForDevelopers) window.reportError(error);
    else window.dispatchEvent(new CustomEvent(problemEvent, { detail: error }));
  };
