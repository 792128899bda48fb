import type { LaterRoute, RouteEntry } from './route-entry.ts';

/** A page of the table with its rest, which may have to be loaded. @throws the import's error; Error for a page without a rest */
export const wholeRoute = async (route: RouteEntry | LaterRoute): Promise<RouteEntry> => {
  if (!('later' in route)) return route;
  const { laterPages } = await route.later();
  const page = laterPages[route.path];
  if (!page) throw new Error(`Nothing opens the page ${route.path}.`);
  return { ...route, ...page };
};
