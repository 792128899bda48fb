import type { StartPage } from '../routes/route-entry.ts';
import { jobToRateQuery } from '../shell/ratings/job-rating.queries.ts';
import { startupQuery } from '../shell/startup.queries.ts';

/** The job behind the link, and the reasons. */
export const start: StartPage = ({ portal, queries, params }) => {
  void queries.prefetchQuery(jobToRateQuery(portal.transport, params['token'] ?? ''));
  void queries.prefetchQuery(startupQuery(portal));
};
