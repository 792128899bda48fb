import type { Static } from 'typebox';
import { satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { vehicleKindFromWire } from '../pricing/vehicles/vehicle-kind.ts';
import type { NewsArticle, NewsExample, NewsItem, NewsType } from './news.ts';
import type { newsExample as NewsExampleWire, newsItem as NewsItemWire } from './news-schema.ts';
import * as routes from './routes.generated.ts';

interface Abortable {
  readonly signal?: AbortSignal;
}

const fromWire = (wire: Static<typeof NewsItemWire>): NewsItem => ({
  id: wire.newsId,
  type: wire.newsType,
  title: { th: wire.titleTh, en: wire.titleEn },
  summary: { th: wire.summaryTh, en: wire.summaryEn },
  topic: wire.topic ?? null,
  cover: {
    vehicle: vehicleKindFromWire(wire.cover.vehicleKind),
    figure: wire.cover.figure ?? '',
    imagePath: wire.cover.imageUrl === undefined ? null : `/api${wire.cover.imageUrl}`,
  },
  audience: wire.audience,
  publishedAt: new Date(wire.publishedDateTime),
  until: wire.untilDateTime === undefined ? null : new Date(wire.untilDateTime),
  isRead: wire.isRead,
  promo: wire.promo
    ? { code: wire.promo.code, description: { th: wire.promo.descriptionTh, en: wire.promo.descriptionEn } }
    : null,
});

const exampleFromWire = (wire: Static<typeof NewsExampleWire>): NewsExample => ({
  vehicle: { th: wire.vehicleTh, en: wire.vehicleEn },
  distanceKm: wire.distance,
  normalSatang: satangFromBaht(wire.normalPrice),
  netSatang: satangFromBaht(wire.netPrice),
});

/** News and promotions for the caller, newest first. @param type absent: both. @throws GatewayError */
export const fetchNews = async (
  transport: Transport,
  { type, signal }: { readonly type?: NewsType } & Abortable = {},
): Promise<readonly NewsItem[]> => {
  const { news = [] } = await call(transport, routes.listNews, { news_type: type, signal });
  return news.map(fromWire);
};

/** The promotions that the website shows to visitors. @throws GatewayError */
export const fetchWebPromotions = async (transport: Transport, { signal }: Abortable = {}): Promise<readonly NewsItem[]> => {
  const { promotions = [] } = await call(transport, routes.listWebPromotions, { signal });
  return promotions.map(fromWire);
};

/** @throws GatewayError 404 there is none, or it is not for the caller. */
export const fetchArticle = async (transport: Transport, id: string, { signal }: Abortable = {}): Promise<NewsArticle> => {
  const { news, contentTh = '', contentEn = '', example } = await call(transport, routes.getNews, { id, signal });
  if (!news) throw new TypeError('The gateway answered an article without its head.');
  return { ...fromWire(news), html: { th: contentTh, en: contentEn }, example: example ? exampleFromWire(example) : null };
};

/** Marks an article read. @returns how many are unread now. @throws GatewayError 404 as for the article. */
export const markNewsRead = async (transport: Transport, id: string): Promise<number> => {
  const { unreadCount = 0 } = await call(transport, routes.readNews, { id });
  return unreadCount;
};
