import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../basics/key-value-storage.ts';
import { type StartTimer, startTimer } from '../basics/start-timer.ts';
import { unanswered } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { OrderDraft } from './draft.ts';
import { createDraftStorage } from './draft-storage.ts';
import { createEmptyDraft, createStop } from './empty-draft.ts';
import { createLateCheckout } from './late-checkout.ts';
import { nextMode, normalMode, type OrderModeEvent } from './order-mode.ts';
import type { OrderChoices, OrderFlow, OrderHost, OrderState } from './order-state.ts';
import * as edits from './stop-edits.ts';

type CheckoutModule = Pick<typeof import('./order-checkout.ts'), 'createOrderCheckout'>;

/** The choices once more, in the form in which TypeScript knows that a name and its arguments belong together. */
type LateChoices = { readonly [Name in keyof OrderChoices]: (...given: Parameters<OrderChoices[Name]>) => void };

const importCheckout = (): Promise<CheckoutModule> => import('./order-checkout.ts');

export interface OrderFlowOptions extends OrderHost {
  readonly transport: Transport;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  /** Uniform in [0, 1), unpredictable enough for idempotency keys. */
  readonly random: () => number;
  readonly storage: KeyValueStorage;
  readonly channel: string;
  readonly startTimer?: StartTimer;
  /** Fetches the code that prices, checks and books; by itself a dynamic import. */
  readonly loadCheckout?: () => Promise<CheckoutModule>;
  /** Told when the draft could not be kept (storage full or blocked). */
  readonly onError?: (error: unknown) => void;
}

/** One order in one channel: what is typed, what it costs, and its booking. Made once by a shell, which also restores it. */
export const createOrderFlow = ({ transport, clock, random, channel, ...options }: OrderFlowOptions): OrderFlow => {
  const emptyDraft = () => createEmptyDraft(clock(), random);
  const store = createStore<OrderState>(() => ({
    isRestored: false,
    draft: emptyDraft(),
    mode: normalMode,
    catalog: null,
    estimate: { status: 'idle' },
    problems: [],
    booking: { status: 'idle' },
  }));
  const kept = createDraftStorage(options.storage, channel, options.onError);

  /** Every change of the draft passes here. While a booking is under way the order stays as it was sent. */
  const edit = (change: (draft: OrderDraft) => OrderDraft) => {
    const { draft: before, booking, problems } = store.getState();
    if (booking.status === 'sending') return;
    const after = change(before);
    if (after === before) return;
    store.setState({
      draft: after,
      booking: { status: 'idle' },
      problems: checkout.now()?.keepProblems(before, after) ?? problems,
    });
    updateEstimate();
    void kept.save(after);
  };

  const startOver = (change: Partial<OrderState>) => {
    store.setState({ draft: emptyDraft(), mode: normalMode, problems: [], ...change });
    checkout.now()?.updateEstimate();
    void kept.drop();
  };

  const checkout = createLateCheckout(async () => {
    const { createOrderCheckout } = await (options.loadCheckout ?? importCheckout)();
    return createOrderCheckout({
      ...options,
      store,
      transport,
      startTimer: options.startTimer ?? startTimer,
      clock,
      edit,
      startOver,
    });
  });

  /** To the customer, a part that does not arrive is a gateway that does not answer: the same words, the same way on. */
  const failEstimate = (cause: unknown) =>
    store.setState({ estimate: { status: 'failed', error: unanswered('network', cause), last: null } });

  const failBooking = (cause: unknown) => store.setState({ booking: { status: 'failed', error: unanswered('network', cause) } });

  const later =
    <Name extends keyof OrderChoices>(name: Name) =>
    (...given: Parameters<OrderChoices[Name]>): void =>
      checkout.use((present: LateChoices) => present[name](...given), failEstimate);

  const fitToCatalog = () => checkout.use((present) => present.fitToCatalog(), failEstimate);

  const updateEstimate = () => checkout.use((present) => present.updateEstimate(), failEstimate);

  const changeMode = (event: OrderModeEvent) => store.setState(({ mode }) => ({ mode: nextMode(mode, event) }));

  return {
    store,
    restore: async () => {
      const before = store.getState().draft;
      const restored = await kept.load(before);
      // What was typed while the storage was being read is newer than what it held.
      if (restored && store.getState().draft === before) store.setState({ draft: restored });
      store.setState({ isRestored: true });
      if (restored) fitToCatalog();
    },
    prepare: async () => {
      await checkout.get();
    },
    offerCatalog: (catalog) => {
      store.setState({ catalog });
      fitToCatalog();
    },
    startSearch: (stopKey) => changeMode({ kind: 'enterSearch', stopKey }),
    leaveMode: () => changeMode({ kind: 'reset' }),
    enterPayment: () => changeMode({ kind: 'enterPayment' }),
    setPlace: (stopKey, place) => {
      edit((draft) => edits.setPlace(draft, stopKey, place));
      changeMode({ kind: 'confirmSearch' });
    },
    clearPlace: (stopKey) => edit((draft) => edits.setPlace(draft, stopKey, null)),
    updateStop: later('updateStop'),
    addStop: () => edit((draft) => edits.addStop(draft, createStop(clock(), random))),
    removeStop: (stopKey) => edit((draft) => edits.removeStop(draft, stopKey)),
    moveStop: (fromIndex, toIndex) => edit((draft) => edits.moveStop(draft, fromIndex, toIndex)),
    swapStops: () => edit((draft) => edits.moveStop(draft, 0, 1)),
    chooseTab: later('chooseTab'),
    chooseVehicle: later('chooseVehicle'),
    chooseService: later('chooseService'),
    toggleExtra: later('toggleExtra'),
    setSchedule: later('setSchedule'),
    choosePayment: later('choosePayment'),
    setPromoCode: later('setPromoCode'),
    setConfirmPhone: later('setConfirmPhone'),
    setRemark: later('setRemark'),
    setWishes: later('setWishes'),
    requestStep: async (step) => (await checkout.get().catch(failEstimate))?.requestStep(step) ?? false,
    retryEstimate: later('retryEstimate'),
    book: async () => (await checkout.get().catch(failBooking))?.book(),
    acceptNewPrice: async () => (await checkout.get().catch(failBooking))?.acceptNewPrice(),
    clear: () => {
      if (store.getState().booking.status !== 'sending') startOver({ booking: { status: 'idle' } });
    },
    dispose: checkout.dispose,
  };
};
