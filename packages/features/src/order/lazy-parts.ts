import type { OrderFlow } from '@songwai/core/orders/order-state';
import { lazyPart } from '../shared/lazy-part.ts';

// What a first look does not need. A first look is the stops with their search; the rest is fetched when wanted or when the first step idles.
const texts = ['errors', 'order'] as const;

export const loadOrderChoices = lazyPart(() => import('./order-choices.tsx'), texts);
export const loadOrderBar = lazyPart(() => import('./order-bar.tsx'), texts);
export const loadSortedStops = lazyPart(() => import('./sorted-stops.tsx'), texts);
export const loadOrderTabs = lazyPart(() => import('./order-tabs.tsx'), texts);
export const loadContactsHead = lazyPart(() => import('./contacts-head.tsx'), texts);
export const loadContactsStep = lazyPart(() => import('./contacts-step.tsx'), texts);
export const loadBookedView = lazyPart(() => import('./booked-view.tsx'), texts);
export const loadSchedulePicker = lazyPart(() => import('./schedule-picker.tsx'), texts);
export const loadPaymentPicker = lazyPart(() => import('./payment-picker.tsx'), texts);
export const loadPriceBreakdown = lazyPart(() => import('./price-breakdown.tsx'), texts);
export const loadMapToggle = lazyPart(() => import('./map-toggle.tsx'), ['map']);
export const loadOrderMap = lazyPart(() => import('./order-map.tsx'), ['map', ...texts]);

/** Fetches what comes next before it is asked for. Whatever does not arrive is fetched again when it is wanted. */
export async function preloadOrderParts(flow: Pick<OrderFlow, 'prepare'>): Promise<void> {
  await Promise.allSettled([
    flow.prepare(),
    loadOrderChoices(),
    loadOrderBar(),
    loadSortedStops(),
    loadOrderTabs(),
    loadContactsHead(),
    loadContactsStep(),
    loadSchedulePicker(),
    loadPaymentPicker(),
    loadPriceBreakdown(),
    loadBookedView(),
  ]);
}
