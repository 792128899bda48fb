import type { LocalText } from './route-entry.ts';

/** A page's title and description, for search engines, shared links and the window. */
export interface RouteHead {
  readonly title: LocalText;
  readonly description: LocalText;
}
