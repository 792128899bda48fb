import type { OrderFlow } from '@songwai/core/orders/order-state';
import { loadPaymentPicker, loadPriceBreakdown, loadSchedulePicker } from './bar-loaders.ts';
import { loadCheckoutView, loadOrderBar, loadOrderChoices, loadStepHead } from './order-loaders.ts';

/** Fetches what comes next before it is asked for. Whatever does not arrive is fetched again when it is wanted. */
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
