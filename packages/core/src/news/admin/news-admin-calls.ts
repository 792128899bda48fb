import type { Static } from 'typebox';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { VehicleKind } from '../../pricing/catalog.ts';
import { answeredMoment, momentToWire } from '../../pricing/moment-wire.ts';
import type { NewsAudienceKind, NewsTopic, NewsType } from '../news.ts';
import type { newsTier as NewsTier } from '../news-schema.ts';
import type { adminNews as AdminNewsWire } from './news-admin-contract.ts';
import * as routes from './routes.generated.ts';

interface LocalText {
  readonly th: string;
  readonly en: string;
}

export type NewsTierName = Static<typeof NewsTier>;

/** News as an administrator writes it. */
export interface NewsDraft {
  readonly type: NewsType;
  readonly title: LocalText;
  readonly summary: LocalText;
  /** Markdown. */
  readonly body: LocalText;
  readonly topic: NewsTopic | null;
  readonly vehicle: VehicleKind;
  readonly figure: string;
  /** Name of an uploaded picture. */
  readonly picture: string | null;
  readonly promoCode: string;
  readonly audience: NewsAudienceKind;
  readonly tier: NewsTierName | null;
  readonly newCustomerDays: number | null;
  /** Null: at once. */
  readonly from: Date | null;
  /** Null: no end. */
  readonly until: Date | null;
}

/** News as it is stored. */
export interface WrittenNews extends NewsDraft {
  readonly id: string;
  readonly from: Date;
  readonly state: 'planned' | 'live' | 'over';
}

const fromWire = ({ newsId, newsType, from, until, ...wire }: Static<typeof AdminNewsWire>): WrittenNews => ({
  id: newsId,
  type: newsType,
  title: { th: wire.titleTh, en: wire.titleEn },
  summary: { th: wire.summaryTh, en: wire.summaryEn },
  body: { th: wire.bodyTh, en: wire.bodyEn },
  topic: wire.topic ?? null,
  vehicle: wire.vehicleKind,
  figure: wire.figure ?? '',
  picture: wire.picture ?? null,
  promoCode: wire.promoCode ?? '',
  audience: wire.audience,
  tier: wire.tier ?? null,
  newCustomerDays: wire.newCustomerDays ?? null,
  from: answeredMoment(from),
  until: until ? answeredMoment(until) : null,
  state: wire.state,
});

/** A page of all news, the latest first. @throws GatewayError 403 not an admin. */
export const fetchWrittenNews = async (
  transport: Transport,
  page: { readonly cursor?: string | undefined; readonly signal?: AbortSignal } = {},
): Promise<{ readonly news: readonly WrittenNews[]; readonly nextCursor: string | null }> => {
  const { news = [], nextCursor = null } = await call(transport, routes.listAdminNews, page);
  return { news: news.map(fromWire), nextCursor };
};

/** Writes news, or changes what has this id. @returns its id. @throws GatewayError 404; 422 names the field. */
export const saveNews = async (transport: Transport, id: string | null, draft: NewsDraft): Promise<string> => {
  const { type, title, summary, body, topic, vehicle, figure, picture, promoCode, audience, tier, newCustomerDays } = draft;
  const { newsId = '' } = await call(transport, routes.saveNews, {
    newsId: id ?? undefined,
    newsType: type,
    ...{ titleTh: title.th, titleEn: title.en, summaryTh: summary.th, summaryEn: summary.en, bodyTh: body.th, bodyEn: body.en },
    ...{ topic: topic ?? undefined, vehicleKind: vehicle, figure: figure || undefined, picture: picture ?? undefined },
    ...{ promoCode: promoCode || undefined, audience, tier: tier ?? undefined, newCustomerDays: newCustomerDays ?? undefined },
    from: draft.from ? momentToWire(draft.from) : undefined,
    until: draft.until ? momentToWire(draft.until) : undefined,
  });
  return newsId;
};

/** The HTML that readers would get of a text. @throws GatewayError 422 it cannot be rendered. */
export const previewNews = async (
  transport: Transport,
  { body, signal }: { readonly body: string; readonly signal?: AbortSignal },
): Promise<string> => (await call(transport, routes.previewNews, { body, signal })).content ?? '';

/** @throws GatewayError */
export const removeNews = async (transport: Transport, newsId: string): Promise<void> => {
  await call(transport, routes.removeNews, { newsId });
};

/** @param image base64 or a `data:` URL; png or jpeg, at most 3 MB. @returns its name. @throws GatewayError 422; 503. */
export const uploadNewsPicture = async (transport: Transport, image: string): Promise<string> =>
  (await call(transport, routes.uploadNewsPicture, { imgBase64: image })).fileName ?? '';
