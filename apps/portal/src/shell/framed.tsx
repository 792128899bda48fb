import type { ReactElement } from 'react';
import type { RouteEntry } from '../routes/route-entry.ts';
import { PageFrame } from './page-frame.tsx';

/** Fetches a page's code; answers the page in its frame, which offers to fetch again what did not arrive. */
export const framed = async (route: RouteEntry): Promise<ReactElement> => {
  const arrived = await route.page().then(
    ({ Page }) => Page,
    () => null,
  );
  return <PageFrame key={route.path} route={route} arrived={arrived} />;
};
