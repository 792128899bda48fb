import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope } from '../gateway/wire-schemas.ts';
import { newsExample, newsId, newsItem, newsPictureName, newsType } from './news-schema.ts';

/** The session says who asks: a `user_id` of another user is answered as if it were absent. */
const forUser = { user_id: Type.Optional(Type.String({ maxLength: 60 })) };
const newsPath = { params: Type.Object({ id: newsId }), paramsExample: { id: '1' } } as const;
const unreadCount = Type.Optional(Type.Integer({ minimum: 0 }));

export const listNews = defineEndpoint({
  method: 'GET',
  path: '/v2/news',
  access: 'anyone',
  summary: 'News and promotions for the caller, newest first, at most 100; customers with special rates get no promotions',
  request: Type.Object({
    ...commonFields,
    ...forUser,
    /** Absent: both. */
    news_type: Type.Optional(newsType),
  }),
  reply: Type.Object({ ...envelope, news: Type.Optional(Type.Array(newsItem, { maxItems: 100 })) }),
  example: { news_type: 'promotion' },
});

export const getNews = defineEndpoint({
  method: 'GET',
  path: '/v2/news/:id',
  access: 'anyone',
  summary: 'One article; its text is HTML of few elements, without scripts, pictures or styles',
  ...newsPath,
  request: Type.Object({ ...commonFields, ...forUser }),
  /** HTTP 404 none, not yet or no longer published, or not for the caller. */
  reply: Type.Object({
    ...envelope,
    news: Type.Optional(newsItem),
    /** HTML. */
    contentTh: Type.Optional(Type.String()),
    contentEn: Type.Optional(Type.String()),
    /** Where the promotion has a code that makes such a ride cheaper. */
    example: Type.Optional(newsExample),
  }),
  example: { lang: 'th' },
});

export const countUnreadNews = defineEndpoint({
  method: 'GET',
  path: '/v2/news/unread/count',
  access: 'anyone',
  summary: 'How many news and promotions of the last 30 days the caller has not opened; 0 for visitors',
  request: Type.Object({ ...commonFields, ...forUser }),
  reply: Type.Object({ ...envelope, unreadCount }),
  example: { lang: 'th' },
});

export const readNews = defineEndpoint({
  method: 'POST',
  path: '/v2/news/:id/read',
  access: 'session',
  isIdempotentRead: true,
  summary: 'Mark an article read; marking it again changes nothing',
  ...newsPath,
  request: Type.Object(commonFields),
  /** HTTP 404 as for the article. `unreadCount` after it. */
  reply: Type.Object({ ...envelope, unreadCount }),
  example: { lang: 'th' },
});

export const listWebPromotions = defineEndpoint({
  method: 'GET',
  path: '/promotion/web',
  access: 'anyone',
  summary: 'The promotions that the website shows to visitors, the same for everyone',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, promotions: Type.Optional(Type.Array(newsItem, { maxItems: 100 })) }),
  example: { lang: 'th' },
});

export const viewNewsPicture = defineEndpoint({
  method: 'GET',
  path: '/news/picture/:fileName',
  access: 'anyone',
  file: 'image/*',
  summary: 'The picture of an article',
  params: Type.Object({ fileName: newsPictureName }),
  paramsExample: { fileName: 'k3Jc0b1Q2m9Zt7cYw4PzAkVn2x0b1Q2m.png' },
  request: Type.Object(commonFields),
  /** HTTP 404 no such picture. */
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});
