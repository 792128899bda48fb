import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchArticle, fetchNews, fetchWebPromotions } from '@songwai/core/news/calls';
import type { SessionState } from '@songwai/core/sessions/session-state';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';

/** Begins the keys of lists and articles; what was opened changes them. */
export const newsKey = ['news'] as const;

/** Whose news: a user's id, null for a visitor. */
export type NewsReaderId = string | null;

/** While a session is being restored the page shows what the server has rendered for visitors. */
export const readerOf = (state: SessionState): NewsReaderId => (state.status === 'signedIn' ? state.user.userId : null);

interface NewsOf {
  readonly reader: NewsReaderId;
  readonly onlyPromotions: boolean;
}

/** News and promotions, newest first. Visitors read the promotions that the website shows (spec §7 `/promotion/web`). */
export const newsQuery = (transport: Transport, { reader, onlyPromotions }: NewsOf) =>
  queryOptions({
    queryKey: [...newsKey, reader, onlyPromotions ? 'promotions' : 'all'],
    staleTime: 60_000,
    queryFn: ({ signal }) => {
      if (!onlyPromotions) return fetchNews(transport, { signal });
      return reader === null ? fetchWebPromotions(transport, { signal }) : fetchNews(transport, { type: 'promotion', signal });
    },
  });

export const articleQuery = (transport: Transport, { reader, id }: { readonly reader: NewsReaderId; readonly id: string }) =>
  queryOptions({
    queryKey: [...newsKey, reader, 'article', id],
    staleTime: 60_000,
    queryFn: ({ signal }) => fetchArticle(transport, id, { signal }),
  });

const startList =
  (onlyPromotions: boolean): StartPage =>
  ({ portal, queries }) => {
    const reader = readerOf(portal.session.store.getState());
    void queries.prefetchQuery(newsQuery(portal.transport, { reader, onlyPromotions }));
  };

export const startNews = startList(false);
export const startPromotions = startList(true);

export const startArticle: StartPage = ({ portal, queries, params }) => {
  const reader = readerOf(portal.session.store.getState());
  void queries.prefetchQuery(articleQuery(portal.transport, { reader, id: params['newsId'] ?? '' }));
};
