import type { ReactElement } from 'react';
import type { RouteEntry } from '../routes/route-entry.ts';
import { PageFrame } from './page-frame.tsx';

/** Loads a page's code; returns the page in its frame, which offers a retry after a failed load. */
export const framed = async (route: RouteEntry): Promise<ReactElement> => {
  const arrived = await route.page().then(
    ({ Page }) => Page,
    () => null,
  );
  return <PageFrame key={route.path} route={route} arrived={arrived} />;
};
