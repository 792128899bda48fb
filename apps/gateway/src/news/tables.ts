import type { NewsTierName } from '@songwai/core/news/admin/news-admin-calls';
import type { NewsAudienceKind, NewsTopic, NewsType } from '@songwai/core/news/news';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { Generated } from 'kysely';

interface NewsPicturesTable {
  name: string;
  key: string;
  created_at: Date;
}

/** The migration explains the columns. */
export interface NewsItemsTable {
  id: Generated<number>;
  kind: NewsType;
  title_th: string;
  title_en: string;
  summary_th: string;
  summary_en: string;
  body_th: string;
  body_en: string;
  topic: NewsTopic | null;
  vehicle: VehicleKind;
  figure: string;
  picture: string | null;
  promo_code: string | null;
  audience: NewsAudienceKind;
  tier: NewsTierName | null;
  new_customer_days: number | null;
  starts_at: Date;
  ends_at: Date | null;
}

interface NewsReadsTable {
  user_id: string;
  news_id: number;
  read_at: Date;
}

/** Tables of the room `news`. */
export interface NewsTables {
  news_pictures: NewsPicturesTable;
  news_items: NewsItemsTable;
  news_reads: NewsReadsTable;
}

declare module '../database/tables.ts' {
  interface Database extends NewsTables {}
}
