import type { MouseEvent } from 'react';

/** The target of a row, a breadcrumb or a page number: a real URL, so that it can be copied and opened in a new tab. */
export interface LinkTarget {
  readonly href: string;
  /** For a router that handles the click itself and prevents the default. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}
