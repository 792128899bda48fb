import type { Satang } from '@songwai/core/basics/money';
import { shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderState } from '@songwai/core/orders/order-state';

/** The price in the order before, where the stops were put into their shortest one and that costs less. */
export function longerSatang(state: OrderState): Satang | null {
  const net = shownNetSatang(state);
  const before = state.shortest?.status === 'on' ? state.shortest.other?.netSatang : null;
  return net !== null && before && before > net ? before : null;
}
