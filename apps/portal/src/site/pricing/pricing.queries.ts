import type { StartPage } from '../../routes/route-entry.ts';
import { startupQuery } from '../../shell/startup.queries.ts';
import { startRates } from '../prices/rates.queries.ts';

/** All prices, and whom to call. */
export const start: StartPage = (page) => {
  startRates(page);
  void page.queries.prefetchQuery(startupQuery(page.portal));
};
