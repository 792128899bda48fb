import type { OrderFlow } from '@songwai/core/orders/order-state';

/** The parts of the order that a first look does not need: each a chunk of its own, fetched when wanted or when the first step idles. */
export const loadContactsStep = () => import('./contacts-step.tsx');
export const loadBookedView = () => import('./booked-view.tsx');
export const loadSchedulePicker = () => import('./schedule-picker.tsx');
export const loadPaymentPicker = () => import('./payment-picker.tsx');
export const loadPriceBreakdown = () => import('./price-breakdown.tsx');
export const loadOrderMap = () => import('./order-map.tsx');

/** Fetches what comes next before it is asked for. Whatever does not arrive is fetched again when it is wanted. */
export async function preloadOrderParts(flow: Pick<OrderFlow, 'prepare'>): Promise<void> {
  await Promise.allSettled([
    flow.prepare(),
    loadContactsStep(),
    loadSchedulePicker(),
    loadPaymentPicker(),
    loadPriceBreakdown(),
    loadBookedView(),
  ]);
}
