import {
  type adminNews,
  listAdminNews,
  previewNews,
  removeNews,
  saveNews,
  uploadNewsPicture,
} from '@songwai/core/news/admin/news-admin-contract';
import { momentToWire } from '@songwai/core/pricing/moment-wire';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { makeNotedChange } from '../../events/admin-change-queries.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { isPromoCode } from '../../pricing/promo/announced-promo.ts';
import type { NewsRow } from '../queries.ts';
import { newsTexts } from '../texts.ts';
import { findPictureKey } from './picture-queries.ts';
import type { NewsPictures } from './pictures.ts';
import { readWritten, renderWritten } from './read-written.ts';
import { deleteNews, findWritten, insertNews, listWritten, type NewNews, takeNewsId, updateNews } from './written-queries.ts';

interface NewsAdminDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pictures: NewsPictures;
}

const stateOf = ({ starts_at: from, ends_at: until }: NewsRow, now: Date): Static<typeof adminNews>['state'] => {
  if (now < from) return 'planned';
  return until !== null && now >= until ? 'over' : 'live';
};

const toWire = (row: NewsRow, now: Date): Static<typeof adminNews> => ({
  ...{ newsId: String(row.id), newsType: row.kind, vehicleKind: row.vehicle, audience: row.audience },
  ...{ titleTh: row.title_th, titleEn: row.title_en, summaryTh: row.summary_th, summaryEn: row.summary_en },
  ...{ bodyTh: row.body_th, bodyEn: row.body_en },
  ...(row.topic !== null && { topic: row.topic }),
  ...(row.figure !== '' && { figure: row.figure }),
  ...(row.picture !== null && { picture: row.picture }),
  ...(row.promo_code !== null && { promoCode: row.promo_code }),
  ...(row.tier !== null && { tier: row.tier }),
  ...(row.new_customer_days !== null && { newCustomerDays: row.new_customer_days }),
  from: momentToWire(row.starts_at),
  ...(row.ends_at !== null && { until: momentToWire(row.ends_at) }),
  state: stateOf(row, now),
});

/** Mounts the calls by which administrators write news; the change log has who changed what. */
export function registerNewsAdmin(app: FastifyInstance, { db, clock, pictures }: NewsAdminDeps): void {
  const note = (adminId: string, id: number, write: (trx: Db) => Promise<void>) =>
    makeNotedChange(
      db,
      { kind: 'news', subject: String(id), adminId, at: clock.now() },
      { read: async (trx) => (await findWritten(trx, id)) ?? null, write },
    );

  const requireNamed = async ({ promo_code: code, picture }: NewNews): Promise<void> => {
    if (code !== null && code !== undefined && !(await isPromoCode(db, code)))
      throw new BusinessRefusal({ code: 422, field: 'promoCode', text: newsTexts.noPromo });
    if (picture !== null && picture !== undefined && (await findPictureKey(db, picture)) === undefined)
      throw new BusinessRefusal({ code: 422, field: 'picture', text: newsTexts.noPicture });
  };

  mountEndpoint(app, listAdminNews, async ({ body }) => {
    const page = await listWritten(db, body.cursor);
    return { news: page.rows.map((row) => toWire(row, clock.now())), ...nextOf(page) };
  });

  mountEndpoint(app, saveNews, async ({ body, session }) => {
    const { newsId } = body;
    const stored = newsId === undefined ? undefined : await findWritten(db, Number(newsId));
    if (newsId !== undefined && stored === undefined) throw new BusinessRefusal({ code: 404, text: newsTexts.notThere });
    const news = readWritten(body, stored?.starts_at ?? clock.now());
    await requireNamed(news);
    const id = stored?.id ?? (await takeNewsId(db));
    await note(session.userId, id, (trx) => (stored ? updateNews(trx, id, news) : insertNews(trx, id, news)));
    return { newsId: String(id) };
  });

  mountEndpoint(app, previewNews, async ({ body }) => ({ content: renderWritten('body', body.body) }));

  mountEndpoint(app, removeNews, async ({ body, session }) => {
    const id = Number(body.newsId);
    await note(session.userId, id, (trx) => deleteNews(trx, id));
  });

  mountEndpoint(app, uploadNewsPicture, async ({ body }) => ({ fileName: await pictures.add(body.imgBase64) }));
}
