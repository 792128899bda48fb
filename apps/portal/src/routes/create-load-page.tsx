import { CodeHangs, orGiveUp } from '@songwai/features/shared/give-up';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LazyErrorPage } from '../shell/errors/lazy-error-page.tsx';
import { UnknownPage, unknownPageTexts } from '../shell/errors/unknown-page.tsx';
import { framed } from '../shell/framed.tsx';
import type { PortalTexts } from '../shell/language/create-texts.ts';
import { languageKey } from '../shell/language/stored-language.ts';
import type { Portal } from '../shell/portal.ts';
import type { Address } from './address-bar.ts';
import { type FoundRoute, findRoute } from './find-route.ts';
import { splitLocalizedPath } from './localized-path.ts';
import type { OpenedRoute, RouteEntry } from './route-entry.ts';
import { wholeRoute } from './whole-route.ts';

interface LoadPageOptions {
  readonly portal: Portal;
  readonly texts: PortalTexts;
  readonly queries: QueryClient;
  /** Finds the page of a path; by default in the route table. */
  readonly find?: typeof findRoute | undefined;
}

/** Loads a page of the route table with its texts, and starts its queries, all at once. */
export const createLoadPage = ({ portal, texts, queries, find = findRoute }: LoadPageOptions) => {
  /** Activates the address's language before its page renders (spec §2). */
  const adoptLanguage = async ({ pathname }: Address, route: RouteEntry | undefined): Promise<void> => {
    const { language, path } = splitLocalizedPath(pathname);
    const isChosen = language !== portal.language.getState().language || path !== pathname;
    await texts.show({ language, texts: route?.texts ?? [], laterTexts: route ? route.laterTexts : unknownPageTexts });
    portal.language.setState({ language });
    // An address without a prefix is Thai for everybody, so it says nothing about the visitor's language.
    if (isChosen) await portal.storage.set(languageKey, language);
  };

  const startQueries = async ({ route, params }: OpenedRoute, { search }: Address): Promise<void> => {
    if (!route.start) return;
    const [{ start }] = await Promise.all([route.start(), route.permit === 'session' ? portal.session.restore() : null]);
    // The guard redirects visitors who are not signed in.
    if (route.permit === 'session' && portal.session.store.getState().status !== 'signedIn') return;
    start({ portal, queries, search: new URLSearchParams(search), params });
  };

  /** In place of a page that cannot be had: it offers to load the document anew. */
  const unloadable = ({ route, params }: FoundRoute): OpenedRoute => ({
    params,
    route: { ...route, texts: [], page: () => Promise.reject(new CodeHangs()) },
  });

  /** The page with its rest; if that cannot be had, one that offers to load the document anew. */
  const open = async ({ route, params }: FoundRoute): Promise<OpenedRoute> => {
    try {
      return { params, route: await orGiveUp(wholeRoute(route)) };
    } catch (error) {
      portal.onError(error);
      return unloadable({ route, params });
    }
  };

  return async (address: Address): Promise<ReactElement> => {
    const known = find(splitLocalizedPath(address.pathname).path);
    const found = known && (await open(known));
    // The page itself starts queries that fail to start here.
    if (found) startQueries(found, address).catch(portal.onError);
    try {
      const loaded = found ? framed(found) : Promise.resolve(<UnknownPage />);
      const [page] = await Promise.all([loaded, adoptLanguage(address, found?.route)]);
      return page;
    } catch (error) {
      portal.onError(error);
      // The texts of a page are code, too: offline they are missing as the page itself may be.
      return found ? framed(unloadable(found)) : <LazyErrorPage code="500" />;
    }
  };
};
