import { catalogueQuery } from '../../full-day/full-day.queries.ts';
import type { StartPage } from '../../routes/route-entry.ts';
import { startupQuery } from '../../shell/startup.queries.ts';

/** Whom to call, and the packages by the hour. */
export const start: StartPage = ({ portal, queries }) => {
  void queries.prefetchQuery(startupQuery(portal));
  void queries.prefetchQuery(catalogueQuery(portal, null));
};
