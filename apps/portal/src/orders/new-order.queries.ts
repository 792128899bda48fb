import type { StartPage } from '../routes/route-entry.ts';
import { baseMapQuery, startupQuery } from '../shell/startup.queries.ts';

/** Vehicles and settings, and the map behind them. */
export const start: StartPage = ({ portal, queries }) => {
  void queries.prefetchQuery(startupQuery(portal));
  void queries.prefetchQuery(baseMapQuery());
};
