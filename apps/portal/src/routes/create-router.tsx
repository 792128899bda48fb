import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter, LoaderFunctionArgs, RouteObject } from 'react-router';
import { LazyErrorPage } from '../shell/errors/lazy-error-page.tsx';
import { PageLoading } from '../shell/errors/page-loading.tsx';
import { UnknownPage } from '../shell/errors/unknown-page.tsx';
import { framed } from '../shell/framed.tsx';
import type { PortalTexts } from '../shell/language/create-texts.ts';
import { languageKey } from '../shell/language/stored-language.ts';
import type { Portal } from '../shell/portal.ts';
import { splitLocalizedPath } from './localized-path.ts';
import type { RouteEntry } from './route-entry.ts';
import { routeTable } from './route-table.ts';

/** How addresses are stored: `createBrowserRouter` in the address bar, `createMemoryRouter` in tests. */
export type OpenRouter = (routes: RouteObject[]) => DataRouter;

interface RouterOptions {
  readonly portal: Portal;
  readonly texts: PortalTexts;
  readonly queries: QueryClient;
  readonly openRouter: OpenRouter;
}

/** The router of the route table: every path without a prefix (Thai) and below /th and /en. */
export const createRouter = ({ portal, texts, queries, openRouter }: RouterOptions): DataRouter => {
  /** Activates the address's language before its page renders (spec §2). */
  const adoptLanguage = async (url: URL, wanted: RouteEntry['texts']): Promise<null> => {
    const { pathname } = url;
    const { language, path } = splitLocalizedPath(pathname);
    const isChosen = language !== portal.language.getState().language || path !== pathname;
    await texts.show({ language, texts: wanted });
    portal.language.setState({ language });
    // An address without a prefix is Thai for everybody, so it says nothing about the visitor's language.
    if (isChosen) await portal.storage.set(languageKey, language);
    return null;
  };

  const startQueries = async (route: RouteEntry, { request, params }: LoaderFunctionArgs): Promise<void> => {
    if (!route.start) return;
    const [{ start }] = await Promise.all([route.start(), route.permit === 'session' ? portal.session.restore() : null]);
    // The guard redirects visitors who are not signed in.
    if (route.permit === 'session' && portal.session.store.getState().status !== 'signedIn') return;
    start({ portal, queries, url: new URL(request.url), params });
  };

  const load = (route: RouteEntry) => (args: LoaderFunctionArgs) => {
    // The page itself starts queries that fail to start here.
    startQueries(route, args).catch(portal.onError);
    return adoptLanguage(new URL(args.request.url), route.texts);
  };

  const pages = (prefix: string): RouteObject[] => [
    ...routeTable.map((route) => ({
      path: `${prefix}${route.path === '/' ? '' : route.path}` || '/',
      loader: load(route),
      lazy: { element: () => framed(route) },
      hydrateFallbackElement: <PageLoading />,
      errorElement: <LazyErrorPage code="500" />,
    })),
    {
      path: `${prefix}/*`,
      loader: ({ request }: LoaderFunctionArgs) => adoptLanguage(new URL(request.url), []),
      element: <UnknownPage />,
      hydrateFallbackElement: <PageLoading />,
    },
  ];
  return openRouter([...pages('/th'), ...pages('/en'), ...pages('')]);
};
