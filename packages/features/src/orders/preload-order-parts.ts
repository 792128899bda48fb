import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { FrameLayout } from '@songwai/ui/map-frame/map-frame';
import { loadPaymentPicker, loadPriceBreakdown, loadSchedulePicker } from './bar-loaders.ts';
import { loadCheckoutView, loadOrderBar, loadOrderChoices, loadStepHead } from './order-loaders.ts';

/**
 * Loads the parts of the next steps ahead of time. A part that fails to load is loaded again when needed.
 * @param layout a page of ours also loads what opens from the bar; a card in a partner's page loads that with the press, because few guests open it
 */
export async function preloadOrderParts(flow: Pick<OrderFlow, 'prepare'>, layout: FrameLayout): Promise<void> {
  await Promise.allSettled([
    flow.prepare(),
    loadOrderChoices(),
    loadOrderBar(),
    loadStepHead(),
    loadCheckoutView(),
    ...(layout === 'page' ? [loadSchedulePicker(), loadPaymentPicker(), loadPriceBreakdown()] : []),
  ]);
}
