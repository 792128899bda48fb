import { Type } from 'typebox';
import { baht } from '../gateway/wire-schemas.ts';

/** A running number, as text. */
export const newsId = Type.String({ pattern: '^[1-9]\\d{0,8}$' });
export const newsType = Type.Union([Type.Literal('news'), Type.Literal('promotion')]);
/** What a piece of news is about. Promotions have none. */
export const newsTopic = Type.Union([Type.Literal('feature'), Type.Literal('service'), Type.Literal('notice')]);
/** `new`: accounts of at most so many days, and visitors. `company`: whoever books for a company. */
export const newsAudience = Type.Union([Type.Literal('all'), Type.Literal('tier'), Type.Literal('company'), Type.Literal('new')]);
export const newsTier = Type.Union([
  Type.Literal('normal'),
  Type.Literal('silver'),
  Type.Literal('gold'),
  Type.Literal('platinum'),
  Type.Literal('contract'),
]);
export const newsVehicle = Type.Union([
  Type.Literal('motorcycle'),
  Type.Literal('car'),
  Type.Literal('pickup'),
  Type.Literal('box'),
  Type.Literal('fence'),
  Type.Literal('reefer'),
]);
export const newsPictureName = Type.String({ pattern: '^[A-Za-z0-9_-]{32}\\.(jpg|png)$' });

/** The cover: an uploaded picture, or a vehicle on the route line with a short figure. */
export const newsCover = Type.Object({
  vehicleKind: newsVehicle,
  /** `฿50`, `50%`; absent where the news has none. */
  figure: Type.Optional(Type.String()),
  /** Path below the gateway. */
  imageUrl: Type.Optional(Type.String()),
});

/** A promotion's code, only for those who could use it on some order now. */
export const newsPromo = Type.Object({
  code: Type.String(),
  descriptionTh: Type.String(),
  descriptionEn: Type.String(),
});

/** What a promotion's code makes of the price of a ride, at the caller's rates. */
export const newsExample = Type.Object({
  vehicleTh: Type.String(),
  vehicleEn: Type.String(),
  /** Kilometres. */
  distance: Type.Number({ minimum: 0 }),
  normalPrice: baht,
  netPrice: baht,
});

/** An item in a list. */
export const newsItem = Type.Object({
  newsId: Type.String(),
  newsType,
  titleTh: Type.String(),
  titleEn: Type.String(),
  summaryTh: Type.String(),
  summaryEn: Type.String(),
  topic: Type.Optional(newsTopic),
  cover: newsCover,
  audience: newsAudience,
  /** ISO 8601. */
  publishedDateTime: Type.String(),
  /** Absent: no end is set. */
  untilDateTime: Type.Optional(Type.String()),
  /** True for visitors, who have no marks. */
  isRead: Type.Boolean(),
  promo: Type.Optional(newsPromo),
});
