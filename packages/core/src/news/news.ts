import type { Satang } from '../basics/money.ts';
import type { VehicleKind } from '../pricing/catalog.ts';

/** Text in both languages. */
interface LocalText {
  readonly th: string;
  readonly en: string;
}

export type NewsType = 'news' | 'promotion';
export type NewsTopic = 'feature' | 'service' | 'notice';
export type NewsAudienceKind = 'all' | 'tier' | 'company' | 'new';

/** The cover of news: its picture, or a vehicle on the route line with a figure. */
export interface NewsCover {
  readonly vehicle: VehicleKind;
  /** Empty: none. */
  readonly figure: string;
  /** Path on the site; null: none. */
  readonly imagePath: string | null;
}

/** News or a promotion in a list. */
export interface NewsItem {
  readonly id: string;
  readonly type: NewsType;
  readonly title: LocalText;
  readonly summary: LocalText;
  /** Null for promotions, and for news without one. */
  readonly topic: NewsTopic | null;
  readonly cover: NewsCover;
  readonly audience: NewsAudienceKind;
  readonly publishedAt: Date;
  /** Null: no end is set. */
  readonly until: Date | null;
  readonly isRead: boolean;
  /** Null where there is no code. */
  readonly promo: { readonly code: string; readonly description: LocalText } | null;
}

/** The price of a ride without and with a code. */
export interface NewsExample {
  readonly vehicle: LocalText;
  readonly distanceKm: number;
  readonly normalSatang: Satang;
  readonly netSatang: Satang;
}

/** An article: the item with its text. */
export interface NewsArticle extends NewsItem {
  /** HTML that the gateway has rendered and sanitised. */
  readonly html: LocalText;
  /** What the code makes of a price; null where there is none, or it takes nothing off such a ride. */
  readonly example: NewsExample | null;
}
