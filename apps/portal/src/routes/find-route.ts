import { matchPath } from 'react-router';
import type { RouteEntry } from './route-entry.ts';
import { routeTable } from './route-table.ts';

/** The page at a path without language prefix; undefined if there is none. */
export const findRoute = (path: string): RouteEntry | undefined =>
  routeTable.find((route) => matchPath(route.path, path) !== null);
