import type { LaterRoute } from '../route-entry.ts';

const later = () => import('./later-pages.ts');

/** A page for whoever has its link, which no search engine lists. */
const linked = (path: string): LaterRoute => ({ path, permit: 'public', index: false, frame: 'full', later });
/** One that search engines list. */
const open = (path: string): LaterRoute => ({ ...linked(path), index: true });
/** Pages of the public site. */
const site = (path: string): LaterRoute => ({ ...open(path), frame: 'site' });
/** A page of the user's own, with the menu around it. */
const own = (path: string): LaterRoute => ({ ...linked(path), permit: 'session', frame: 'app' });

/** The legal texts, which search engines do not list (spec §2); two have a second path. */
export const legalRoutes: readonly LaterRoute[] = [
  '/privacy',
  '/privacy-policy',
  '/termsandconditions',
  '/termandconditions',
  '/termsandconditions/:partner',
  '/cookie-policy',
  '/driver-processor-agreement',
].map((path) => ({ ...site(path), index: false }));

/** Pages that few visits begin with. What opens them stands in `later-pages.ts`. */
export const laterRoutes: readonly LaterRoute[] = [
  ...['/', '/faq', '/pricing', '/about', '/business', '/news', '/news/:newsId', '/promotions', '/promotions/:newsId'].map(site),
  // The name of the call that lists promotions for the website (spec §7).
  { ...linked('/promotion/web'), frame: 'none', leadsTo: '/promotions' },
  ...legalRoutes,
  ...[
    '/settings/:section?',
    '/setting/:section?',
    '/notification',
    '/chat/:roomId?',
    '/admin/support/:roomId?',
    '/admin/news/:newsId?',
    '/admin/benefits/:benefitId?',
    '/dashboard',
    '/dashboard/active',
    '/upload',
    '/recurring',
    '/favorite',
    '/wallet',
    '/wallet/:url/:inv?',
    '/freecredit',
    // A month's page before an invoice's, which would take its name for an invoice's.
    '/customer-tiers',
    '/refer',
    '/invoice/month/:month',
    '/invoice/:inv?',
    '/receipt/:kind/:id',
    '/quotations',
    '/quotations/:quotationNo',
  ].map(own),
  // Before the job's page, which would take its name for a job's.
  { ...own('/job/report/:jobId?'), frame: 'full' },
  { ...own('/job/:jobId'), frame: 'map' },
  ...['/rating/:token', '/unsubscribe/:token', '/paymentomise', '/invitation/:token', '/droppoint/:partner', '/signon'].map(
    linked,
  ),
  linked('/price-check/:partner'),
  ...['/findLocation', '/routeOptimize'].map(open),
  { ...open('/fullday'), frame: 'map' },
];
