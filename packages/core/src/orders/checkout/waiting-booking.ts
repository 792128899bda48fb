import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Satang } from '../../basics/money.ts';
import { paymentType } from '../../jobs/booking/payment-type.ts';
import type { OrderDraft } from '../draft/draft.ts';
import { shownNetSatang } from '../order-selectors.ts';
import type { OrderFlow, OrderState } from '../order-state.ts';

/** A booking that is sent once the line is back, because the person asked for it. */
export interface WaitingBooking {
  /** The price that the person agreed to, which the booking never exceeds; null while nobody has asked. */
  readonly store: StoreApi<{ readonly agreedSatang: Satang | null }>;
  /** The order as it stands is to be booked, at its price or below. Does nothing while it has no price. */
  ask(): void;
  callOff(): void;
  /** Tries to book; goes on waiting where there is still no answer. A changed order is no longer what was agreed to. */
  tryNow(): Promise<void>;
}

/** A card and PromptPay ask the person to confirm the payment, who may not be there then. */
export const mayWait = ({ paymentType: type }: Pick<OrderDraft, 'paymentType'>): boolean =>
  type === paymentType.cash || type === paymentType.prepaid || type === paymentType.invoice;

const isUnanswered = ({ booking }: OrderState): boolean =>
  booking.status === 'failed' && (booking.error.kind === 'network' || booking.error.kind === 'timeout');

/** What the person agreed to: an attempt marks its step as complete, and changes nothing else. */
const contentOf = ({ step: _, ...draft }: OrderDraft): string => JSON.stringify(draft);

/** Waits with the order of a page; the draft's own guid makes sure that an attempt whose answer was lost books nothing twice. */
export function createWaitingBooking({
  store: order,
  ...flow
}: Pick<OrderFlow, 'store' | 'book' | 'acceptNewPrice'>): WaitingBooking {
  const store = createStore<{ readonly agreedSatang: Satang | null }>(() => ({ agreedSatang: null }));
  let agreed: string | null = null;
  let isTrying = false;
  const callOff = () => {
    agreed = null;
    store.setState({ agreedSatang: null });
  };

  const book = async (agreedSatang: Satang) => {
    await flow.book();
    const { booking } = order.getState();
    if (booking.status === 'priceChanged' && booking.estimate.netSatang <= agreedSatang) await flow.acceptNewPrice();
    // Booked, or for the person to decide: a higher price, a refusal, something missing.
    if (!isUnanswered(order.getState())) callOff();
  };

  return {
    store,
    callOff,
    ask: () => {
      const state = order.getState();
      agreed = contentOf(state.draft);
      store.setState({ agreedSatang: shownNetSatang(state) });
    },
    tryNow: async () => {
      const { agreedSatang } = store.getState();
      if (agreedSatang === null || isTrying) return;
      if (contentOf(order.getState().draft) !== agreed) return callOff();
      isTrying = true;
      try {
        await book(agreedSatang);
      } finally {
        isTrying = false;
      }
    },
  };
}
