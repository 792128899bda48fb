import { restoredOrder } from '../shell/jobs/restored-order.ts';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

/** Enters a promo code into the order that was begun, or into a new one. */
export const enterCode = async (portal: Portal, promoCode: string): Promise<void> => {
  const order = portal.part(openOrder);
  // With the code that applies a change at once: the form would open without it otherwise.
  await Promise.all([restoredOrder(order), order.prepare()]);
  order.patch({ promoCode });
};
