import { fetchFullDayCatalogue } from '@songwai/core/full-day/full-day-calls';
import { createHireFlow } from '@songwai/core/full-day/hire-flow';
import type { HireFlow } from '@songwai/core/full-day/hire-state';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import { isSettled } from '@songwai/core/payments/payment';
import { lazyPrivateStorage } from '@songwai/features/storage/lazy-private-storage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type GuestHost, signedOnGuest } from '../guest-state.ts';

/** A guest's hire, with its stored draft. */
export interface GuestHire {
  readonly flow: HireFlow;
  /** Contains the fields that a problem moves the focus to. */
  readonly root: { current: HTMLDivElement | null };
  /** The packages could not be loaded. */
  readonly problem: StoreApi<{ readonly hasFailed: boolean }>;
  readonly load: () => Promise<void>;
}

const opened = new WeakMap<OrderFlow, GuestHire>();

/** As the partner allows: cash, where it does. */
const firstWay = (types: readonly number[] = [paymentType.cash]): PaymentType => {
  const ways = Object.values(paymentType);
  return types.includes(paymentType.cash) ? paymentType.cash : (ways.find((way) => types.includes(way)) ?? paymentType.cash);
};

/** Reports the booking to the page, like the order's, once it is paid. */
const announceHire = ({ store }: HireFlow, host: Element): void => {
  let reported = '';
  store.subscribe(({ booking }) => {
    if (booking.status !== 'booked' || (booking.payment !== null && !isSettled(booking.payment))) return;
    const {
      trackingIds: [trackingId = ''],
      jobIds,
    } = booking;
    if (reported === trackingId) return;
    reported = trackingId;
    const detail = { jobId: jobIds[0] ?? '', trackingId };
    host.dispatchEvent(new CustomEvent('songwai:booked', { detail, bubbles: true, composed: true }));
  });
};

/** The hire of an element; once for each, so that what was typed stays while the order's form is shown. */
export const openGuestHire = (own: GuestHost): GuestHire => {
  const known = opened.get(own.flow);
  if (known) return known;
  const { store, transport, host } = own;
  const { signOn } = store.getState();
  const { crypto, indexedDB } = window;
  const storage = lazyPrivateStorage({ open: () => window.localStorage, clock: Date.now, crypto, indexedDB });
  const flow = createHireFlow({
    ...{ transport, storage, clock: Date.now, random: Math.random },
    channel: signOn.status === 'signedOn' ? signOn.partner : 'widget',
  });
  const problem = createStore(() => ({ hasFailed: false }));
  const load = async () => {
    problem.setState({ hasFailed: false });
    try {
      flow.offerCatalogue(await fetchFullDayCatalogue(transport));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      problem.setState({ hasFailed: true });
    }
  };
  const guest = signedOnGuest(store.getState());
  if (guest) {
    flow.offerBooker({
      ...{ name: guest.name, phone: guest.phone, paymentType: firstWay(guest.paymentTypes) },
      ...{ email: '', companyName: '', companyAddress: '', companyTaxId: '' },
    });
  }
  void flow.restore(guest?.userName ?? null);
  announceHire(flow, host);
  void load();
  const hire: GuestHire = { flow, root: { current: null }, problem, load };
  opened.set(own.flow, hire);
  return hire;
};
