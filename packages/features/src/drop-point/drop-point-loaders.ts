import { lazyPart } from '../shared/lazy-part.ts';

/** Icons of places, and what matches in their names. */
export const loadPlaceDetails = lazyPart(() => import('../orders/stops/search-extras.tsx'));
