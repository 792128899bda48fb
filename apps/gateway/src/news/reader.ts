import { dayMs } from '@songwai/core/basics/durations';
import { isNewsFor, type NewsAudience, type NewsReader } from '@songwai/core/news/audience';
import type { NewsType } from '@songwai/core/news/news';
import { defaultNewCustomerDays } from '@songwai/core/news/news-limits';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import type { ReadCatalogue } from '../pricing/catalog/catalogue.ts';
import { defaultPriceList, readPayingCustomer } from '../pricing/customer-view.ts';
import { findAnnouncedPromo } from '../pricing/promo/announced-promo.ts';
import { type ExamplePrice, examplePrice } from './example-price.ts';
import { findLive, insertRead, listLive, type NewsRow, type ReadableNews } from './queries.ts';
import { newsTexts } from './texts.ts';
import type { ShownNews } from './wire.ts';

/** What is older is not counted as unread, so that a new account does not begin with a number nobody would look at. */
const unreadForMs = 30 * dayMs;

/** What search engines and chats show of an article. */
interface ArticleWords {
  readonly title: LocalText;
  readonly description: LocalText;
}

/** What one reader sees; undefined is a visitor. */
export interface NewsForReaders {
  /** Newest first. */
  list(userId: string | undefined, type?: NewsType): Promise<readonly ShownNews[]>;
  /** @throws {BusinessRefusal} 404 not published now, or not for this reader. */
  find(id: string, userId: string | undefined): Promise<ShownNews>;
  /** What the code of an article makes of a price of this reader; undefined without one. */
  priceExample(shown: ShownNews, userId: string | undefined): Promise<ExamplePrice | undefined>;
  countUnread(userId: string | undefined): Promise<number>;
  /** @throws {BusinessRefusal} 404 as `find`. */
  markRead(id: string, userId: string): Promise<void>;
  /** The paths of the articles that visitors may read, newest first. */
  listPaths(): Promise<readonly string[]>;
  /** The words of an article, by the end of its address; undefined where there is none for visitors. */
  describe(id: string): Promise<ArticleWords | undefined>;
}

const isNewsId = /^[1-9]\d{0,8}$/;

const notThere = (): BusinessRefusal => new BusinessRefusal({ code: 404, text: newsTexts.notThere });

const audienceOf = ({ audience, tier, new_customer_days: days }: NewsRow): NewsAudience => {
  if (audience === 'tier') return { kind: audience, tier: tier ?? '' };
  return audience === 'new' ? { kind: audience, days: days ?? defaultNewCustomerDays } : { kind: audience };
};

interface NewsForReadersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readCatalogue: ReadCatalogue;
}

/** Makes what readers see. A promotion whose code the reader could not use on any order is not shown: it would only disappoint. */
export function createNewsForReaders({ db, clock, readCatalogue }: NewsForReadersDeps): NewsForReaders {
  const readerOf = async (userId: string | undefined): Promise<(NewsReader & { readonly priceList: string }) | null> =>
    userId === undefined ? null : ((await readPayingCustomer(db, userId, 'forShow')) ?? null);

  const show = async (rows: readonly ReadableNews[], userId: string | undefined): Promise<readonly ShownNews[]> => {
    const now = clock.now();
    const reader = await readerOf(userId);
    const theirs = rows.filter((row) => isNewsFor({ type: row.kind, audience: audienceOf(row) }, reader, now));
    const shown = await Promise.all(
      theirs.map(async (row): Promise<ShownNews | null> => {
        if (row.promo_code === null) return { row, promo: undefined };
        const promo = await findAnnouncedPromo(db, { code: row.promo_code, userId, now });
        return promo === undefined ? null : { row, promo };
      }),
    );
    return shown.filter((item) => item !== null);
  };

  const list = async (userId: string | undefined, type?: NewsType): Promise<readonly ShownNews[]> => {
    const rows = await listLive(db, { userId: userId ?? null, now: clock.now() });
    return show(type === undefined ? rows : rows.filter(({ kind }) => kind === type), userId);
  };

  const find = async (id: string, userId: string | undefined): Promise<ShownNews> => {
    const row = await findLive(db, { id: Number(id), userId: userId ?? null, now: clock.now() });
    const [shown] = row === undefined ? [] : await show([row], userId);
    if (shown === undefined) throw notThere();
    return shown;
  };

  return {
    list,
    find,
    priceExample: async ({ row, promo }, userId) => {
      if (promo === undefined) return undefined;
      const priceList = (await readerOf(userId))?.priceList ?? defaultPriceList;
      return examplePrice(await readCatalogue(), { vehicleKind: row.vehicle, promo, priceList, now: clock.now() });
    },
    countUnread: async (userId) => {
      if (userId === undefined) return 0;
      const rows = await listLive(db, { userId, now: clock.now() });
      const since = new Date(clock.now().getTime() - unreadForMs);
      const unread = rows.filter(({ isRead, starts_at: at }) => !isRead && at >= since);
      return unread.length === 0 ? 0 : (await show(unread, userId)).length;
    },
    markRead: async (id, userId) => {
      const { row } = await find(id, userId);
      if (!row.isRead) await insertRead(db, { userId, newsId: row.id, at: clock.now() });
    },
    listPaths: async () =>
      (await list(undefined)).map(({ row: { kind, id } }) => `/${kind === 'promotion' ? 'promotions' : 'news'}/${id}`),
    describe: async (id) => {
      if (!isNewsId.test(id)) return undefined;
      try {
        const { row } = await find(id, undefined);
        return {
          title: { th: row.title_th, en: row.title_en },
          description: { th: row.summary_th, en: row.summary_en },
        };
      } catch (error) {
        if (error instanceof BusinessRefusal) return undefined;
        throw error;
      }
    },
  };
}
