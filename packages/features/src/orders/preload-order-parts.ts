import type { OrderFlow } from '@songwai/core/orders/order-state';
import { loadPaymentPicker, loadPriceBreakdown, loadSchedulePicker } from './bar-loaders.ts';
import { loadCheckoutView, loadOrderBar, loadOrderChoices, loadStepHead } from './order-loaders.ts';

/** Loads the parts of the next steps ahead of time. A part that fails to load is loaded again when needed. */
export async function preloadOrderParts(flow: Pick<OrderFlow, 'prepare'>): Promise<void> {
  await Promise.allSettled([
    flow.prepare(),
    loadOrderChoices(),
    loadOrderBar(),
    loadStepHead(),
    loadCheckoutView(),
    loadSchedulePicker(),
    loadPaymentPicker(),
    loadPriceBreakdown(),
  ]);
}
