import type { ReactElement } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Address, AddressBar, GoOptions } from './address-bar.ts';
import { splitLocalizedPath } from './localized-path.ts';

/** The page on the screen. Its address is that of the bar, or of the page before while the next one loads. */
export interface Shown {
  readonly address: Address;
  readonly page: ReactElement;
}

interface NavigationState {
  readonly shown: Shown | null;
  /** A page after the first one is being loaded. */
  readonly isLoading: boolean;
}

export interface Navigation {
  readonly store: StoreApi<NavigationState>;
  readonly navigate: (to: string, options?: GoOptions) => void;
  /** Follows the browser's Back and Forward until the returned function is called. */
  readonly follow: () => () => void;
}

interface NavigationOptions {
  readonly bar: AddressBar;
  /** Loads what a page needs before it renders. Never rejects: a page that cannot be loaded is the error page. */
  readonly loadPage: (address: Address) => Promise<ReactElement>;
  /** The bar's page where it is there already; its address may lack parameters until the page is followed. */
  readonly first?: Shown | undefined;
}

/** Loads the page of every address that the visitor opens; the page before stays until the next one is there. Begins with the bar's. */
export function createNavigation({ bar, loadPage, first }: NavigationOptions): Navigation {
  const store = createStore<NavigationState>(() => ({ shown: first ?? null, isLoading: false }));
  let newest = 0;

  const show = async (address: Address, before?: Address): Promise<void> => {
    newest += 1;
    const turn = newest;
    store.setState(({ shown }) => ({ isLoading: shown !== null }));
    const page = await loadPage(address);
    // The visitor has gone on meanwhile.
    if (turn !== newest) return;
    // Before it renders, because a page may begin at one of its parts.
    if (before && pathOf(address) !== pathOf(before)) bar.showTop();
    store.setState({ shown: { address, page }, isLoading: false });
  };

  const navigate = (to: string, { replace = false, from }: GoOptions = {}): void => {
    const before = copy(bar.read());
    if (from && from !== pathOf(before)) return;
    // As a browser does: a link to the present address adds no entry to the history.
    bar.go(to, { replace: replace || to === before.pathname + before.search });
    void show(copy(bar.read()), before);
  };

  const follow = (): (() => void) => {
    if (first && newest === 0 && bar.read().search !== first.address.search)
      store.setState({ shown: { ...first, address: copy(bar.read()) } });
    return bar.onBackOrForward(() => void show(copy(bar.read())));
  };

  if (!first) void show(copy(bar.read()));
  return { store, navigate, follow };
}

/** The browser's own object changes with the address. */
const copy = ({ pathname, search }: Address): Address => ({ pathname, search });

const pathOf = ({ pathname }: Address): string => splitLocalizedPath(pathname).path;
