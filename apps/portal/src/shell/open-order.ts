import { bookerOf } from '@songwai/core/orders/checkout/booker';
import { createOrderFlow } from '@songwai/core/orders/order-flow';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { SessionState } from '@songwai/core/sessions/session-state';
import { channel } from './channel.ts';
import type { Portal } from './portal.ts';

/** Whose the order is; undefined while that is open, or while whoever left it may only have to sign in again. */
const ownerOf = (state: SessionState): string | null | undefined => {
  if (state.status === 'signedIn') return state.user.userId;
  return state.status === 'signedOut' && state.endedBy === undefined ? null : undefined;
};

/** The one order of this visit, with the draft that was left. For `portal.part`: the order form and the sign-in page share it. */
export const openOrder = ({ transport, session, language, privateStorage, random, onError }: Portal): OrderFlow => {
  const order = createOrderFlow({
    transport,
    clock: Date.now,
    random,
    storage: privateStorage,
    channel,
    onBooked: ({ walletSatang }) => {
      if (walletSatang !== null) session.updateWallet(walletSatang);
    },
    prefersFixedDriver: () => {
      const state = session.store.getState();
      // A user who was stored by an earlier version has no such field.
      return state.status === 'signedIn' && state.user.prefersFixedDriver === true;
    },
    onError,
  });
  const first = session.store.getState();
  if (first.status !== 'restoring') void order.restore(ownerOf(first) ?? null);
  session.store.subscribe((now, before) => {
    const owner = ownerOf(now);
    if (owner !== undefined && owner !== ownerOf(before)) void order.restore(owner);
    // Promo codes and free credit depend on who asks, so the price is asked for again once somebody is known.
    if (now.status === 'signedIn' && before.status !== 'signedIn') order.retryEstimate();
  });
  // The customer is the sender unless they say otherwise: the contacts start with them.
  const offerBooker = (state: SessionState) => order.offerBooker(state.status === 'signedIn' ? bookerOf(state.user) : null);
  session.store.subscribe(offerBooker);
  if (first.status === 'signedIn') offerBooker(first);
  language.subscribe((now, before) => now.language !== before.language && order.followLanguage());
  return order;
};
