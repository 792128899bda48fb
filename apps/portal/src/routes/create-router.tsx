import type { TextNamespace } from '@songwai/core/i18n/text-keys';
import type { DataRouter, RouteObject } from 'react-router';
import { ErrorPage } from '../shell/errors/error-page.tsx';
import { PageLoading } from '../shell/errors/page-loading.tsx';
import { UnknownPage } from '../shell/errors/unknown-page.tsx';
import type { PortalTexts } from '../shell/language/create-texts.ts';
import { languageKey } from '../shell/language/stored-language.ts';
import type { Portal } from '../shell/portal.ts';
import { RouteView } from '../shell/route-view.tsx';
import { splitLocalizedPath } from './localized-path.ts';
import { routeTable } from './route-table.ts';

/** How addresses are stored: `createBrowserRouter` in the address bar, `createMemoryRouter` in tests. */
export type OpenRouter = (routes: RouteObject[]) => DataRouter;

interface RouterOptions {
  readonly portal: Portal;
  readonly texts: PortalTexts;
  readonly openRouter: OpenRouter;
}

/** The router of the route table: every path without a prefix (Thai) and below /th and /en. */
export const createRouter = ({ portal, texts, openRouter }: RouterOptions): DataRouter => {
  /** The language of the address becomes the active one before its page is drawn (spec §2). */
  const adoptLanguage =
    (namespaces: readonly TextNamespace[]) =>
    async ({ request }: { readonly request: Request }) => {
      const { pathname } = new URL(request.url);
      const { language } = splitLocalizedPath(pathname);
      const isChosen = language !== portal.language.getState().language || /^\/(th|en)(\/|$)/.test(pathname);
      await texts.show({ language, namespaces });
      portal.language.setState({ language });
      // An address without a prefix is in Thai for everybody, and says nothing of who opens it.
      if (isChosen) await portal.storage.set(languageKey, language);
      return null;
    };

  const pages = (prefix: string): RouteObject[] => [
    ...routeTable.map((route) => ({
      path: `${prefix}${route.path === '/' ? '' : route.path}` || '/',
      loader: adoptLanguage(route.texts),
      element: <RouteView key={route.path} route={route} />,
      hydrateFallbackElement: <PageLoading />,
      errorElement: <ErrorPage code="500" />,
    })),
    { path: `${prefix}/*`, loader: adoptLanguage([]), element: <UnknownPage />, hydrateFallbackElement: <PageLoading /> },
  ];
  return openRouter([...pages('/th'), ...pages('/en'), ...pages('')]);
};
