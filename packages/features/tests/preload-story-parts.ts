import { loadOrderTabs } from '../src/orders/bar-loaders.ts';
import { loadMapToggle, loadOrderMap, loadSortedStops } from '../src/orders/order-loaders.ts';
import { preloadOrderParts } from '../src/orders/preload-order-parts.ts';
import { loadTrackingMap } from '../src/tracking/tracking-loaders.ts';
import { createOrderFixture } from './orders/order-fixture.ts';

/** Everything that comes in chunks of its own, so that a story in a test stands there whole after one turn. */
export async function preloadStoryParts(): Promise<void> {
  await Promise.all([
    preloadOrderParts(createOrderFixture().flow),
    loadOrderTabs(),
    loadOrderMap(),
    loadMapToggle(),
    loadSortedStops(),
    loadTrackingMap(),
  ]);
}
