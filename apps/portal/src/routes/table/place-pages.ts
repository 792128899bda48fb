import { placesTexts } from '../../places/places-texts.ts';
import type { RoutePages } from '../route-entry.ts';

/** Finding a place (spec §2). */
export const placePages: RoutePages = {
  '/findLocation': {
    texts: ['errors', placesTexts],
    page: async () => ({ Page: (await import('../../places/find/find-location.page.tsx')).FindLocationPage }),
  },
};
