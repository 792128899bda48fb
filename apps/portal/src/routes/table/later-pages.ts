import { newsPages } from '../../news/news-pages.ts';
import type { RoutePages } from '../route-entry.ts';
import { accountPages } from './account-pages.ts';
import { bookingPages } from './booking-pages.ts';
import { companyPages } from './company-pages.ts';
import { driverPages } from './driver-pages.ts';
import { fullDayPages } from './full-day-pages.ts';
import { jobPages } from './job-pages.ts';
import { legalPages } from './legal-pages.ts';
import { linkedPages } from './linked-pages.ts';
import { paymentPages } from './payment-pages.ts';
import { sitePages } from './site-pages.ts';
import { walletPages } from './wallet-pages.ts';

/** What opens the pages of `laterRoutes`. */
export const laterPages: RoutePages = {
  ...accountPages,
  ...bookingPages,
  ...companyPages,
  ...driverPages,
  ...fullDayPages,
  ...jobPages,
  ...legalPages,
  ...linkedPages,
  ...newsPages,
  ...paymentPages,
  ...sitePages,
  ...walletPages,
};
