import type { StartPage } from '../../routes/route-entry.ts';
import { startupQuery } from '../../shell/startup.queries.ts';

/** Whom to call, and when. */
export const start: StartPage = ({ portal, queries }) => void queries.prefetchQuery(startupQuery(portal));
