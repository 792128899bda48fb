import { placesTexts } from '../../places/places-texts.ts';
import type { RouteEntry } from '../route-entry.ts';

/** Finding a place (spec §2). */
export const placeRoutes: readonly RouteEntry[] = [
  {
    path: '/findLocation',
    permit: 'public',
    index: true,
    frame: 'full',
    texts: ['errors', placesTexts],
    page: async () => ({ Page: (await import('../../places/find/find-location.page.tsx')).FindLocationPage }),
  },
];
