import type { OrderFlow } from '@songwai/core/orders/order-state';
import { lazyPart } from '../shared/lazy-part.ts';
import { loadLaterFace, loadLaterHead, loadOrderBar, loadOrderChoices, loadSortedStops } from './lazy-parts.ts';

// What opens from the bar; whoever draws the bar has its texts.
export const loadSchedulePicker = lazyPart(() => import('./schedule-picker.tsx'));
export const loadPaymentPicker = lazyPart(() => import('./payment-picker.tsx'));
export const loadPriceBreakdown = lazyPart(() => import('./price-breakdown.tsx'));

/** Fetches what comes next before it is asked for. Whatever does not arrive is fetched again when it is wanted. */
export async function preloadOrderParts(flow: Pick<OrderFlow, 'prepare'>): Promise<void> {
  await Promise.allSettled([
    flow.prepare(),
    loadOrderChoices(),
    loadOrderBar(),
    loadSortedStops(),
    loadLaterHead(),
    loadLaterFace(),
    loadSchedulePicker(),
    loadPaymentPicker(),
    loadPriceBreakdown(),
  ]);
}
