import { loadPlaceDetails } from '../src/drop-point/drop-point-loaders.ts';
import { loadOrderTabs, loadUndoShortest } from '../src/orders/bar-loaders.ts';
import { loadStopOpening } from '../src/orders/opening/load-stop-opening.ts';
import { loadPersonalSections, loadThisPlace } from '../src/orders/opening/opening-loaders.ts';
import { loadContactPeople } from '../src/orders/opening/personal/lazy-contact-people.tsx';
import { loadMapToggle, loadOrderMap, loadSortedStops } from '../src/orders/order-loaders.ts';
import { preloadOrderParts } from '../src/orders/preload-order-parts.ts';
import { loadPriceExtras, loadPriceOpening } from '../src/partners/price-check/price-loaders.ts';
import { loadTrackingMap } from '../src/tracking/tracking-loaders.ts';
import { createOrderFixture } from './orders/order-fixture.ts';

/** Loads every lazy part, so that a story in a test is complete after one turn of the event loop. */
export async function preloadStoryParts(): Promise<void> {
  await Promise.all([
    preloadOrderParts(createOrderFixture().flow, 'page'),
    loadOrderTabs(),
    loadUndoShortest(),
    loadPlaceDetails(),
    loadOrderMap(),
    loadMapToggle(),
    loadSortedStops(),
    loadStopOpening(),
    loadPersonalSections(),
    loadThisPlace(),
    loadContactPeople(),
    loadPriceExtras(),
    loadPriceOpening(),
    loadTrackingMap(),
  ]);
}
