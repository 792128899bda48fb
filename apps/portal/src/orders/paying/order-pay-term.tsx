import { shownNetSatang } from '@songwai/core/orders/order-selectors';
import type { OrderFlow, OrderState } from '@songwai/core/orders/order-state';
import { PayTerm } from '@songwai/features/orders/paying/pay-term';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useOrderWays } from '../../shell/paying/use-order-ways.tsx';

const selectSum = (state: OrderState) => ({ netSatang: shownNetSatang(state), isPaying: state.mode.kind === 'payment' });

/** How an order is paid, with the customer's own ways. */
export function OrderPayTerm({ flow }: { readonly flow: OrderFlow }) {
  return <PayTerm flow={flow} ways={useOrderWays()} {...useFlow(flow.store, selectSum)} />;
}
