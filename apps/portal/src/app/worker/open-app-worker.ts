import { Workbox } from 'workbox-window';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Portal } from '../../shell/portal.ts';

/** The app's worker as pages see it. */
export interface AppWorker {
  readonly store: StoreApi<{ readonly isUpdateWaiting: boolean }>;
  /** Registers the worker, once. Does nothing where there is none: an old browser, plain http, a customer who saves data, a slow network. */
  start(): void;
  /** Lets the new version take over and opens the page with it. */
  takeOver(): void;
}

/** The browser, as far as the worker needs it. */
export interface WorkerBrowser {
  readonly navigator: Pick<Navigator, 'serviceWorker'> & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  readonly reload: () => void;
  /** Runs each time that the page comes back into view. */
  readonly onShown: (run: () => void) => void;
  readonly clock: () => number;
  readonly createWorkbox: (url: string) => Pick<Workbox, 'addEventListener' | 'register' | 'update' | 'messageSkipWaiting'>;
}

/** An app that stays open for days asks for a new version at this pace. */
const updateMs = 60 * 60 * 1000;

export const createAppWorker = (browser: WorkerBrowser, onError: (error: unknown) => void): AppWorker => {
  const { navigator, reload, onShown, clock, createWorkbox } = browser;
  const store = createStore(() => ({ isUpdateWaiting: false }));
  let workbox: ReturnType<typeof createWorkbox> | undefined;
  let isTakingOver = false;
  let askedAt = clock();

  const start = (): void => {
    const { serviceWorker, connection } = navigator;
    // It fetches half a megabyte ahead, in the background.
    if (workbox || !serviceWorker || connection?.saveData || /2g$/.test(connection?.effectiveType ?? '')) return;
    const registered = createWorkbox('/sw.js');
    workbox = registered;
    registered.addEventListener('waiting', () => store.setState({ isUpdateWaiting: true }));
    // Another tab may have let it take over; this page goes on with its own version.
    registered.addEventListener('controlling', ({ isUpdate }) => {
      store.setState({ isUpdateWaiting: false });
      if (isTakingOver && isUpdate) reload();
    });
    registered.register().catch(onError);
    onShown(() => {
      if (clock() - askedAt < updateMs) return;
      askedAt = clock();
      // Without a network the next time will do.
      registered.update().catch(() => undefined);
    });
  };

  const takeOver = (): void => {
    if (!store.getState().isUpdateWaiting) return;
    isTakingOver = true;
    workbox?.messageSkipWaiting();
  };

  return { store, start, takeOver };
};

/** The app's worker: `portal.part(openAppWorker)`. */
export const openAppWorker = ({ onError }: Portal): AppWorker =>
  createAppWorker(
    {
      navigator: window.navigator,
      reload: () => window.location.reload(),
      onShown: (run) =>
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'visible') run();
        }),
      clock: Date.now,
      createWorkbox: (url) => new Workbox(url),
    },
    onError,
  );
