import { bahtFromSatang } from '@songwai/core/basics/money';
import { viewNewsPicture } from '@songwai/core/news/contract';
import type { newsExample, newsItem } from '@songwai/core/news/news-schema';
import type { Static } from 'typebox';
import type { FoundPromo } from '../pricing/promo/promo-queries.ts';
import type { ExamplePrice } from './example-price.ts';
import type { ReadableNews } from './queries.ts';

/** News with its code, where the reader could use that. */
export interface ShownNews {
  readonly row: ReadableNews;
  readonly promo: FoundPromo | undefined;
}

const pictureUrl = (fileName: string): string => viewNewsPicture.path.replace(':fileName', () => fileName);

export const newsToWire = ({ row, promo }: ShownNews): Static<typeof newsItem> => ({
  newsId: String(row.id),
  newsType: row.kind,
  ...{ titleTh: row.title_th, titleEn: row.title_en, summaryTh: row.summary_th, summaryEn: row.summary_en },
  ...(row.topic !== null && { topic: row.topic }),
  cover: {
    vehicleKind: row.vehicle,
    ...(row.figure !== '' && { figure: row.figure }),
    ...(row.picture !== null && { imageUrl: pictureUrl(row.picture) }),
  },
  audience: row.audience,
  publishedDateTime: row.starts_at.toISOString(),
  ...(row.ends_at !== null && { untilDateTime: row.ends_at.toISOString() }),
  isRead: row.isRead,
  ...(promo !== undefined && {
    promo: { code: promo.code, descriptionTh: promo.description.th, descriptionEn: promo.description.en },
  }),
});

export const exampleToWire = (example: ExamplePrice): Static<typeof newsExample> => ({
  ...{ vehicleTh: example.vehicle.name_th, vehicleEn: example.vehicle.name_en },
  distance: example.hundredthsKm / 100,
  normalPrice: bahtFromSatang(example.normalSatang),
  netPrice: bahtFromSatang(example.netSatang),
});
