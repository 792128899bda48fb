import { markNewsRead } from '@songwai/core/news/calls';
import type { NewsArticle } from '@songwai/core/news/news';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unreadNewsQuery } from '../shell/menu/unread-news.queries.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { type NewsReaderId, newsKey } from './news.queries.ts';

/** Marks an article as opened, once its user has it on the screen. */
export function useReadMark(article: NewsArticle, reader: NewsReaderId): void {
  const { transport } = usePortal();
  const queries = useQueryClient();
  const { id, isRead } = article;
  useEffect(() => {
    if (reader === null || isRead) return;
    markNewsRead(transport, id).then(
      (unread) => {
        queries.setQueryData(unreadNewsQuery(transport, reader).queryKey, unread);
        void queries.invalidateQueries({ queryKey: newsKey });
      },
      // It stays unread, and is marked with the next visit.
      () => undefined,
    );
  }, [transport, queries, reader, id, isRead]);
}
