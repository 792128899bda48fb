import { parse } from 'regexparam';
import type { LaterRoute, PathParams, RouteEntry } from './route-entry.ts';
import { routeTable } from './route-table.ts';

export interface FoundRoute {
  readonly route: RouteEntry | LaterRoute;
  readonly params: PathParams;
}

const matchers = routeTable.map((route) => ({ route, ...parse(route.path) }));

/** The page at a path without language prefix, and the parameters in the path; undefined if there is none. */
export function findRoute(path: string): FoundRoute | undefined {
  for (const { route, keys, pattern } of matchers) {
    const match = pattern.exec(path);
    if (match) return { route, params: Object.fromEntries(keys.map((key, at) => [key, decoded(match[at + 1] ?? '')])) };
  }
  return undefined;
}

/** A parameter with a broken escape is passed on as it is; no page will know it. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
