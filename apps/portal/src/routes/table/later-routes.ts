import type { LaterRoute } from '../route-entry.ts';

const later = () => import('./later-pages.ts');

/** A page for whoever has its link, which no search engine lists. */
const linked = (path: string): LaterRoute => ({ path, permit: 'public', index: false, frame: 'full', later });
/** A page of the public site. */
const site = (path: string, index = true): LaterRoute => ({ ...linked(path), index, frame: 'site' });
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
].map((path) => site(path, false));

/** Pages that few visits begin with. What opens them stands in `later-pages.ts`. */
export const laterRoutes: readonly LaterRoute[] = [
  site('/'),
  site('/faq'),
  site('/pricing'),
  site('/about'),
  site('/business'),
  site('/news'),
  site('/news/:newsId'),
  site('/promotions'),
  site('/promotions/:newsId'),
  // The name of the call that lists promotions for the website (spec §7).
  { ...linked('/promotion/web'), frame: 'none', leadsTo: '/promotions' },
  ...legalRoutes,
  own('/settings/:section?'),
  own('/setting/:section?'),
  own('/notification'),
  own('/chat/:roomId?'),
  own('/admin/support/:roomId?'),
  own('/admin/news/:newsId?'),
  own('/admin/benefits/:benefitId?'),
  own('/dashboard'),
  own('/dashboard/active'),
  own('/upload'),
  own('/recurring'),
  own('/favorite'),
  own('/wallet'),
  own('/wallet/:url/:inv?'),
  own('/freecredit'),
  own('/customer-tiers'),
  own('/refer'),
  // Before an invoice's page, which would take its name for an invoice's.
  own('/invoice/month/:month'),
  own('/invoice/:inv?'),
  own('/receipt/:kind/:id'),
  { ...linked('/fullday'), index: true, frame: 'map' },
  own('/quotations'),
  own('/quotations/:quotationNo'),
  // Before the job's page, which would take its name for a job's.
  { ...own('/job/report/:jobId?'), frame: 'full' },
  { ...own('/job/:jobId'), frame: 'map' },
  linked('/rating/:token'),
  linked('/unsubscribe/:token'),
  linked('/paymentomise'),
  linked('/invitation/:token'),
  linked('/droppoint/:partner'),
  linked('/signon'),
  linked('/price-check/:partner'),
  { ...linked('/findLocation'), index: true },
  { ...linked('/routeOptimize'), index: true },
];
