import type { Freshness } from '../freshness/room.ts';
import type { InvoicePause } from '../jobs/booking/storing/invoice-pause.ts';
import type { JobService } from '../jobs/service.ts';
import type { NewsForReaders } from '../news/reader.ts';
import type { Room } from '../platform/room.ts';
import type { ReadCatalogue } from '../pricing/catalog/catalogue.ts';
import type { Pricing } from '../pricing/service.ts';
import type { DescribeUser } from '../sessions/describe-user.ts';
import type { AccountService } from '../sessions/service.ts';
import type { Terms } from '../terms/terms.ts';
import type { Wallets } from '../wallet/wallet.ts';
import { registerChangeLog } from './change-log-routes.ts';
import { createOrderStartReader } from './order-start.ts';
import { registerStartup } from './routes.ts';
import { sayWhatIsMissing } from './say-missing.ts';
import { createSettings } from './settings.ts';
import { registerSettings } from './settings-routes.ts';
import { loadShownData } from './shown-data.ts';
import { createStartupDataReader } from './startup-data.ts';
import { createDescribeUser } from './user-answer.ts';

interface StartupNeeds {
  readonly accounts: AccountService;
  readonly freshness: Freshness;
  readonly jobs: JobService;
  readonly pricing: Pricing;
  readonly readCatalogue: ReadCatalogue;
  readonly terms: Terms;
  readonly wallets: Wallets;
  readonly invoicePause: InvoicePause;
  readonly newsForReaders: NewsForReaders;
  readonly cardProvider: { readonly publicKey: string } | undefined;
}

/** Calls that span rooms: the start-up data, and the user as login, userInfo and sign-on answer it. */
export const startup: Room<StartupNeeds, { readonly describeUser: DescribeUser }> = {
  name: 'startup',
  tables: [],
  open: (
    { db, clock, config, log },
    { accounts, freshness, jobs, pricing, readCatalogue, terms, wallets, invoicePause, newsForReaders, cardProvider },
  ) => {
    const isSimulated = config.simulationSpeed > 0;
    const readShownData = freshness.copyOf('startup', () => loadShownData(db));
    const describeUser = createDescribeUser({ accounts, wallets, jobs, credit: pricing, terms });
    return {
      offers: { describeUser },
      whenListening: () => sayWhatIsMissing({ db, log, isProduction: config.isProduction }),
      routes: (app) => {
        registerChangeLog(app, db);
        registerSettings(app, createSettings({ db, clock }));
        registerStartup(app, {
          accounts,
          describeUser,
          readOrderStart: createOrderStartReader({ db, clock, invoicePause }),
          readStartupData: createStartupDataReader({
            db,
            clock,
            readCatalogue,
            readShownData,
            countUnreadNews: newsForReaders.countUnread,
            tiles: config.tiles,
            isSimulated,
            cardPublicKey: cardProvider?.publicKey,
            facebook: config.facebook,
            hasLine: config.line !== undefined,
            analytics: config.analytics,
          }),
        });
      },
    };
  },
};
