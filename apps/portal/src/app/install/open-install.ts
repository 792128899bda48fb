import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * How the portal gets onto this device: by the browser's own question (`ask`), by hand on Apple's phones (`byHand`), or not in this browser.
 * `unknown` until the page has looked.
 */
export type InstallWay = 'unknown' | 'ask' | 'byHand' | 'installed' | 'none';

/** The browser's question, which a page may delay (no standard type has it). */
export interface InstallQuestion extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface Install {
  readonly store: StoreApi<{ readonly way: InstallWay }>;
  /** Opens the browser's question; true once it is installed. */
  readonly ask: () => Promise<boolean>;
}

/** The browser, as far as installing concerns it. */
export interface InstallBrowser {
  readonly isStandalone: boolean;
  /** Safari on Apple's phones and tablets has this property, and no question. */
  readonly isApple: boolean;
  /** The question that came before this code was loaded: `theme.js` delays it. */
  readonly early: InstallQuestion | undefined;
  readonly on: (event: 'beforeinstallprompt' | 'appinstalled', run: (event: Event) => void) => void;
}

const wayAtStart = ({ isStandalone, isApple, early }: InstallBrowser): InstallWay => {
  if (isStandalone) return 'installed';
  if (early) return 'ask';
  return isApple ? 'byHand' : 'none';
};

export const createInstall = (browser: InstallBrowser): Install => {
  const store = createStore(() => ({ way: wayAtStart(browser) }));
  let question = browser.early;
  browser.on('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Only browsers with this event send it.
    question = event as InstallQuestion;
    store.setState({ way: 'ask' });
  });
  browser.on('appinstalled', () => store.setState({ way: 'installed' }));
  return {
    store,
    ask: async () => {
      const asked = question;
      if (!asked) return false;
      // It may be shown once; where it is refused, the browser sends another one later.
      question = undefined;
      const { outcome } = await asked.prompt();
      store.setState({ way: outcome === 'accepted' ? 'installed' : 'none' });
      return outcome === 'accepted';
    },
  };
};

declare global {
  interface Window {
    /** Stored by `theme.js`, because it comes before any other script may be loaded. */
    songwaiInstall?: InstallQuestion;
  }
}

/** Installing in this browser: `portal.part(openInstall)`. */
export const openInstall = (): Install =>
  createInstall({
    isStandalone: window.matchMedia?.('(display-mode: standalone)').matches ?? false,
    isApple: 'standalone' in window.navigator,
    early: window.songwaiInstall,
    on: (event, run) => window.addEventListener(event, run),
  });
