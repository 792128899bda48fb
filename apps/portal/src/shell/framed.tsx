import type { ReactElement } from 'react';
import type { FoundRoute } from '../routes/find-route.ts';
import { PageFrame } from './page-frame.tsx';

/** Loads a page's code; returns the page in its frame, which offers a retry after a failed load. */
export const framed = async (found: FoundRoute): Promise<ReactElement> => {
  const arrived = await found.route.page().catch(() => null);
  return <PageFrame key={found.route.path} found={found} arrived={arrived} />;
};
