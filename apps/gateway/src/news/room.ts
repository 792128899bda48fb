import { dayMs } from '@songwai/core/basics/durations';
import type { Room } from '../platform/room.ts';
import type { ReadCatalogue } from '../pricing/catalog/catalogue.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { registerNewsAdmin } from './admin/admin-routes.ts';
import { discardPictures } from './admin/picture-queries.ts';
import { createNewsPictures } from './admin/pictures.ts';
import { newsPersonalData } from './personal-data.ts';
import { createNewsForReaders, type NewsForReaders } from './reader.ts';
import { registerNews } from './routes.ts';
import type { NewsTables } from './tables.ts';

interface NewsNeeds {
  readonly store: ObjectStore;
  readonly readCatalogue: ReadCatalogue;
}

/** News and promotions, written by administrators. */
export const news: Room<NewsNeeds, { readonly newsForReaders: NewsForReaders }> = {
  name: 'news',
  tables: ['news_items', 'news_pictures', 'news_reads'] satisfies readonly (keyof NewsTables)[],
  personalData: newsPersonalData,
  forget: (db, now) => discardPictures(db, new Date(now.getTime() - dayMs), now),
  open: ({ db, clock, random, config }, { store, readCatalogue }) => {
    const newsForReaders = createNewsForReaders({ db, clock, readCatalogue });
    return {
      offers: { newsForReaders },
      routes: (app) => {
        const pictures = createNewsPictures({ db, clock, random, store, isProduction: config.isProduction });
        registerNews(app, { readers: newsForReaders, pictures });
        registerNewsAdmin(app, { db, clock, pictures });
      },
    };
  },
};
