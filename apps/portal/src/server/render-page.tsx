import { type Query, type QueryClient, skipToken } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { serializeAnswers } from '../hydration/page-data.ts';
import { renderedAddress } from '../hydration/rendered-address.ts';
import type { Address, AddressBar } from '../routes/address-bar.ts';
import { findRoute } from '../routes/find-route.ts';
import { splitLocalizedPath } from '../routes/localized-path.ts';
import { wholeRoute } from '../routes/whole-route.ts';
import { createQueries } from '../shell/create-queries.ts';
import { createTexts } from '../shell/language/create-texts.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { PortalRoot } from '../shell/portal-root.tsx';
import { startupQuery } from '../shell/startup.queries.ts';
import { createServerPortal } from './server-portal.ts';

/** A page that is to be rendered. */
export interface PageRequest {
  readonly address: Address;
  /** Where the site is, without a slash at the end. */
  readonly origin: string;
  /** Reaches the gateway; addresses begin at its root. */
  readonly fetch: typeof fetch;
  readonly now: Date;
}

/** What the server puts into the portal's document. */
export interface RenderedPage {
  /** The content of the root element. */
  readonly html: string;
  /** The answers it was made of, for a `<script>` element of JSON with the id `page-data`. */
  readonly data: string;
}

/** Addresses with the same key are the same page. */
export const pageKeyOf = (address: Address): string => {
  const { pathname, search } = renderedAddress(address);
  return pathname + search;
};

/** An address bar that nobody types into. */
const barAt = (address: Address): AddressBar => ({
  read: () => address,
  go: () => undefined,
  onBackOrForward: () => () => undefined,
  showTop: () => undefined,
});

/** A query that a view has asked for, with its observer's options. */
type AskedQuery = Query & { readonly options: { readonly enabled?: unknown } };

/** Fetches what is still unknown. @returns whether anything was @throws the error of a query that failed */
const fetchUnknown = async (queries: QueryClient): Promise<boolean> => {
  const unknown = (queries.getQueryCache().getAll() as readonly AskedQuery[]).filter(
    ({ state, options }) => state.data === undefined && options.enabled !== false && options.queryFn !== skipToken,
  );
  await Promise.all(unknown.map((query) => query.fetch()));
  return unknown.length > 0;
};

/** A page whose answers depend on one another is rendered once more for each of them, at most so often. */
const mostRenderings = 4;

/**
 * Renders a page for a visitor, with the answers that its queries need.
 * @throws Error for an address without a page, of a query that failed, and of rendering
 */
export const renderPage = async ({ origin, fetch, now, ...request }: PageRequest): Promise<RenderedPage> => {
  const address = renderedAddress(request.address);
  const { language, path } = splitLocalizedPath(address.pathname);
  const found = findRoute(path);
  if (!found) throw new Error(`There is no page at ${path}.`);
  const { params } = found;
  const portal = createServerPortal({ language, origin, fetch });
  const queries = createQueries(portal.session);
  queries.setDefaultOptions({
    queries: { ...queries.getDefaultOptions().queries, retry: false, gcTime: Number.POSITIVE_INFINITY },
  });
  const route = await wholeRoute(found.route);
  const texts = createTexts(language);
  const starting = route.start?.();
  void queries.prefetchQuery(startupQuery(portal));
  (await starting)?.start({ portal, queries, search: new URLSearchParams(address.search), params });
  const [arrived] = await Promise.all([
    route.page(),
    texts.show({ language, texts: route.texts, laterTexts: route.laterTexts }),
    fetchUnknown(queries),
  ]);
  const page = <PageFrame found={{ route, params }} arrived={arrived} />;
  const render = () =>
    renderToString(
      <PortalRoot {...{ portal, texts, queries }} clock={() => now} bar={barAt(address)} first={{ address, page }} />,
    );
  let html = render();
  for (let count = 1; count < mostRenderings && (await fetchUnknown(queries)); count += 1) html = render();
  return { html, data: serializeAnswers(queries) };
};
