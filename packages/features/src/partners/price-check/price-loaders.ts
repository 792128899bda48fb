import { lazyPart } from '../../shared/lazy-part.ts';

/** What a search shows beyond the names of places. */
export const loadPriceExtras = lazyPart(() => import('../../orders/stops/search-extras.tsx'));

/** What a search opens with. */
export const loadPriceOpening = lazyPart(() => import('./price-opening.tsx'), ['opening']);
