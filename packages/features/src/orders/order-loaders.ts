import { lazyPart } from '../shared/lazy-part.ts';

// Parts that are loaded when needed, or when the first step is idle. A first look has only the stops with their search.
const texts = ['errors', 'order'] as const;

export const loadOrderChoices = lazyPart(() => import('./order-choices.tsx'), texts);
export const loadOrderBar = lazyPart(() => import('./panel/order-bar.tsx'), texts);
export const loadSortedStops = lazyPart(() => import('./shortest/order-stops.tsx'), ['sorting', ...texts]);
export const loadStepHead = lazyPart(() => import('./panel/step-head.tsx'), texts);
export const loadCheckoutView = lazyPart(() => import('./panel/checkout-view.tsx'), texts);
export const loadOrderMap = lazyPart(() => import('./map/order-map.tsx'), ['map', ...texts]);
export const loadMapToggle = lazyPart(() => import('./map/map-toggle.tsx'), ['map']);

/** What a search shows beyond the names of places, and what it opens with. */
export const loadSearchExtras = lazyPart(() => import('./stops/search-extras.tsx'));
