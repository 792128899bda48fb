import type { MouseEvent } from 'react';

/** Where a row, a crumb or a page number leads: a real address, so that it opens in a new tab and can be copied. */
export interface LinkTarget {
  readonly href: string;
  /** For a router that answers the press itself; it prevents the default then. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
