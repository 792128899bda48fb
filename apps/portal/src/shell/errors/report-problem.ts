/** Event for monitoring scripts on the page: `detail` is the error. */
const problemEvent = 'songwai:problem';

/**
 * Reports errors that no page shows. Customers' consoles stay empty (spec §9): monitoring scripts get an event, and developers a console
 * message.
 */
export const createReport =
  (window: Window & typeof globalThis, { isForDevelopers }: { readonly isForDevelopers: boolean }) =>
  (error: unknown): void => {
    if (isForDevelopers) window.reportError(error);
    else window.dispatchEvent(new CustomEvent(problemEvent, { detail: error }));
  };
