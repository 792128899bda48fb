/** An address of this site. */
export interface Address {
  readonly pathname: string;
  /** With its question mark; empty if there is none. */
  readonly search: string;
}

export interface GoOptions {
  /** Whether the present entry of the history is replaced. */
  readonly replace?: boolean;
  /** The page, without its language, that asks by itself: it is not followed once the visitor has gone elsewhere. */
  readonly from?: string;
}

/** The browser's address bar and history. */
export interface AddressBar {
  readonly read: () => Address;
  readonly go: (to: string, options?: GoOptions) => void;
  /** Calls the listener after Back and Forward; returns a function that removes it. */
  readonly onBackOrForward: (listener: () => void) => () => void;
  /** Scrolls to the top of the page. */
  readonly showTop: () => void;
}

export const createBrowserBar = (window: Window): AddressBar => ({
  read: () => window.location,
  go: (to, { replace = false } = {}) => {
    if (replace) window.history.replaceState(null, '', to);
    else window.history.pushState(null, '', to);
  },
  onBackOrForward: (listener) => {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
  showTop: () => window.scrollTo(0, 0),
});
