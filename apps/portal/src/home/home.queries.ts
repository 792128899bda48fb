import type { StartPage } from '../routes/route-entry.ts';
import { startupQuery } from '../shell/startup.queries.ts';
import { startRates } from '../site/prices/rates.queries.ts';
import { offerQuery } from '../wallet/wallet.queries.ts';

/** Prices of all kinds. */
export const start: StartPage = (page) => {
  void page.queries.prefetchQuery(startupQuery(page.portal));
  void page.queries.prefetchQuery(offerQuery(page.portal.transport));
  startRates(page);
};
