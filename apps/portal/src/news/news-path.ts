import type { NewsItem } from '@songwai/core/news/news';

/** The page of an article. */
export const newsPath = ({ id, type }: Pick<NewsItem, 'id' | 'type'>): string =>
  type === 'promotion' ? `/promotions/${id}` : `/news/${id}`;
