import type { LaterRoute } from '../route-entry.ts';

const later = () => import('./later-pages.ts');

/** A page for whoever has its link, which no search engine lists. */
const linked = (path: string): LaterRoute => ({ path, permit: 'public', index: false, frame: 'full', later });
/** A page of the user's own, with the menu around it. */
const own = (path: string): LaterRoute => ({ ...linked(path), permit: 'session', frame: 'app' });

/** Pages that few visits begin with. What opens them stands in `later-pages.ts`. */
export const laterRoutes: readonly LaterRoute[] = [
  own('/settings/:section?'),
  own('/setting/:section?'),
  own('/notification'),
  own('/dashboard'),
  own('/dashboard/active'),
  own('/favorite'),
  own('/wallet'),
  own('/wallet/:url/:inv?'),
  own('/freecredit'),
  { ...linked('/fullday'), index: true, frame: 'map' },
  own('/quotations'),
  own('/quotations/:quotationNo'),
  // Before the job's page, which would take its name for a job's.
  { ...own('/job/report/:jobId?'), frame: 'full' },
  { ...own('/job/:jobId'), frame: 'map' },
  linked('/rating/:token'),
  linked('/paymentomise'),
  linked('/invitation/:token'),
  linked('/droppoint/:partner'),
  linked('/signon'),
  linked('/price-check/:partner'),
  { ...linked('/findLocation'), index: true },
];
