import { Type } from 'typebox';
import { orderBodyBytes, photoBodyBytes } from '../../gateway/body-limits.ts';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope, pageReply, pageRequest } from '../../gateway/wire-schemas.ts';
import { moment, momentInput } from '../../pricing/moment-schema.ts';
import { longestNewsBody, longestNewsFigure, longestNewsSummary, longestNewsTitle } from '../news-limits.ts';
import { newsAudience, newsId, newsPictureName, newsTier, newsTopic, newsType, newsVehicle } from '../news-schema.ts';

const title = Type.String({ minLength: 1, maxLength: longestNewsTitle });
const summary = Type.String({ minLength: 1, maxLength: longestNewsSummary });
/** Markdown; HTML in it is shown as it was typed. */
const body = Type.String({ minLength: 1, maxLength: longestNewsBody });

/** What an administrator writes. */
const written = {
  newsType,
  titleTh: title,
  titleEn: title,
  summaryTh: summary,
  summaryEn: summary,
  bodyTh: body,
  bodyEn: body,
  topic: Type.Optional(newsTopic),
  vehicleKind: newsVehicle,
  figure: Type.Optional(Type.String({ maxLength: longestNewsFigure })),
  /** `fileName` of the upload. */
  picture: Type.Optional(newsPictureName),
  promoCode: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{3,20}$' })),
  audience: newsAudience,
  tier: Type.Optional(newsTier),
  newCustomerDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 36_500 })),
};

export const adminNews = Type.Object({
  newsId: Type.String(),
  ...written,
  from: moment,
  until: Type.Optional(moment),
  /** `planned`: before `from`; `over`: after `until`. */
  state: Type.Union([Type.Literal('planned'), Type.Literal('live'), Type.Literal('over')]),
});

export const listAdminNews = defineEndpoint({
  method: 'GET',
  path: '/admin/news',
  access: 'admin',
  summary: 'All news and promotions as they were written, the latest first, 50 a page',
  request: Type.Object({ ...commonFields, ...pageRequest }),
  reply: Type.Object({ ...envelope, ...pageReply, news: Type.Optional(Type.Array(adminNews)) }),
  example: { lang: 'th' },
});

export const saveNews = defineEndpoint({
  method: 'POST',
  path: '/admin/news',
  maxBodyBytes: orderBodyBytes,
  access: 'admin',
  keepsTexts: true,
  summary: 'Write news or a promotion, or change one; the change is recorded',
  request: Type.Object({
    ...commonFields,
    /** Absent: a new one. */
    newsId: Type.Optional(newsId),
    ...written,
    /** Default: at once. */
    from: Type.Optional(momentInput),
    /** Default: no end. */
    until: Type.Optional(momentInput),
  }),
  /** HTTP 404 no such news. 422 names the field: no such code or picture, an end before its beginning, a text that cannot be rendered. */
  reply: Type.Object({ ...envelope, newsId: Type.Optional(Type.String()) }),
  example: {
    newsType: 'promotion',
    ...{ titleTh: 'หน้าฝนลด 25%', titleEn: 'Rainy season: 25% off' },
    ...{ summaryTh: 'สูงสุด ฿40 ต่องาน', summaryEn: 'Up to ฿40 a job' },
    ...{ bodyTh: 'ลดทุกงานในหน้าฝน\n\n## เงื่อนไข\n\n- ใช้โค้ดได้งานละหนึ่งโค้ด', bodyEn: 'Off all jobs.\n\n## Terms\n\n- One code a job' },
    ...{ vehicleKind: 'motorcycle', figure: '25%', audience: 'all' },
    ...{ from: { date: '01/06/2030' }, until: { date: '01/11/2030' } },
  },
});

export const previewNews = defineEndpoint({
  method: 'POST',
  path: '/admin/news/preview',
  maxBodyBytes: orderBodyBytes,
  access: 'admin',
  isIdempotentRead: true,
  keepsTexts: true,
  summary: 'A text as readers will see it; nothing is stored',
  request: Type.Object({ ...commonFields, body }),
  /** 422 at `body` where it cannot be rendered. */
  reply: Type.Object({ ...envelope, content: Type.Optional(Type.String()) }),
  example: { body: '## เงื่อนไข\n\n- สำหรับลูกค้าใหม่' },
});

export const removeNews = defineEndpoint({
  method: 'POST',
  path: '/admin/news/remove',
  access: 'admin',
  summary: 'Delete news with its read marks; nothing happens where there is none. The change log has its texts',
  request: Type.Object({ ...commonFields, newsId }),
  reply: Type.Object(envelope),
  example: { newsId: '1' },
});

export const uploadNewsPicture = defineEndpoint({
  method: 'POST',
  path: '/admin/news/picture',
  access: 'admin',
  maxBodyBytes: photoBodyBytes,
  summary: 'Upload a picture, which news names within a day',
  request: Type.Object({ ...commonFields, imgBase64: Type.String({ minLength: 1 }) }),
  /** 422 at `imgBase64` unless a png or jpeg of at most 3 MB; 503 the file store does not answer. */
  reply: Type.Object({ ...envelope, fileName: Type.Optional(Type.String()) }),
  example: {
    imgBase64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
});
