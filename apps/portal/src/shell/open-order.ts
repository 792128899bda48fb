import { bookerOf } from '@songwai/core/orders/checkout/booker';
import { createOrderFlow } from '@songwai/core/orders/order-flow';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { SessionState } from '@songwai/core/sessions/session-state';
import { channel } from './channel.ts';
import type { Portal } from './portal.ts';
import { draftOwner } from './session/draft-owner.ts';

/** The order of this visit, with its stored draft. Made by `portal.part`, because the order form and the sign-in page share it. */
export const openOrder = (portal: Portal): OrderFlow => {
  const { transport, session, language, privateStorage, random, onError } = portal;
  const order: OrderFlow = createOrderFlow({
    transport,
    clock: Date.now,
    random,
    storage: privateStorage,
    channel,
    onBooked: ({ walletSatang, paymentType }) => session.update({ paymentType, ...(walletSatang !== null && { walletSatang }) }),
    prefersFixedDriver: () => {
      const state = session.store.getState();
      // A user stored by an earlier version lacks this field.
      return state.status === 'signedIn' && state.user.prefersFixedDriver === true;
    },
    fillIn: () => import('./session/order-start.ts').then(({ fillInStart }) => fillInStart(portal, order)).catch(onError),
    onError,
  });
  const first = session.store.getState();
  if (first.status !== 'restoring') void order.restore(draftOwner(first) ?? null);
  session.store.subscribe((now, before) => {
    const owner = draftOwner(now);
    if (owner !== undefined && owner !== draftOwner(before)) void order.restore(owner);
    // Promo codes and free credit depend on the user, so a sign-in requests the price again.
    if (now.status === 'signedIn' && before.status !== 'signedIn') order.retryEstimate();
  });
  // The contacts start with the customer as the sender.
  const offerBooker = (state: SessionState) => order.offerBooker(state.status === 'signedIn' ? bookerOf(state.user) : null);
  session.store.subscribe(offerBooker);
  if (first.status === 'signedIn') offerBooker(first);
  language.subscribe((now, before) => now.language !== before.language && order.followLanguage());
  return order;
};
