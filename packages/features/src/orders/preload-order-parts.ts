import type { OrderFlow } from '@songwai/core/orders/order-state';
import { loadPaymentPicker, loadPriceBreakdown, loadSchedulePicker } from './later-loaders.ts';
import { loadLaterFace, loadLaterHead, loadOrderBar, loadOrderChoices } from './order-loaders.ts';

/** Fetches what comes next before it is asked for. Whatever does not arrive is fetched again when it is wanted. */
export async function preloadOrderParts(flow: Pick<OrderFlow, 'prepare'>): Promise<void> {
  await Promise.allSettled([
    flow.prepare(),
    loadOrderChoices(),
    loadOrderBar(),
    loadLaterHead(),
    loadLaterFace(),
    loadSchedulePicker(),
    loadPaymentPicker(),
    loadPriceBreakdown(),
  ]);
}
