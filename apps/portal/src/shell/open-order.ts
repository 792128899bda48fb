import { createOrderFlow } from '@songwai/core/orders/order-flow';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { channel } from './channel.ts';
import type { Portal } from './portal.ts';

/** The one order of this visit, with the draft that was left. For `portal.part`: the order form and the sign-in page share it. */
export const openOrder = ({ transport, session, storage, random, onError }: Portal): OrderFlow => {
  const order = createOrderFlow({
    transport,
    clock: Date.now,
    random,
    storage,
    channel,
    onBooked: ({ walletSatang }) => {
      if (walletSatang !== null) session.updateWallet(walletSatang);
    },
    prefersFixedDriver: () => {
      const state = session.store.getState();
      // A user who was kept by an earlier version has no such field.
      return state.status === 'signedIn' && state.user.prefersFixedDriver === true;
    },
    onError,
  });
  // Promo codes and free credit depend on who asks, so the price is asked for anew once somebody is known.
  session.store.subscribe((now, before) => {
    if (now.status === 'signedIn' && before.status !== 'signedIn') order.retryEstimate();
  });
  void order.restore();
  return order;
};
