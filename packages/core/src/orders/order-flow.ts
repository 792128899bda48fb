import { createStore } from 'zustand/vanilla';
import { type StartTimer, startTimer } from '../basics/start-timer.ts';
import type { ExpiringStorage } from '../basics/storage/private-storage.ts';
import { unanswered } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { createLateCheckout } from './checkout/late-checkout.ts';
import type { OrderDraft } from './draft/draft.ts';
import { createDraftStorage, type DraftOwner } from './draft/draft-storage.ts';
import { createEmptyDraft } from './draft/empty-draft.ts';
import { setPlace } from './draft/set-place.ts';
import { nextMode, normalMode, type OrderModeEvent } from './order-mode.ts';
import type { OrderChoices, OrderFlow, OrderHost, OrderState } from './order-state.ts';

type CheckoutModule = Pick<typeof import('./checkout/order-checkout.ts'), 'createOrderCheckout'>;

/** All of them, once: what a page fetches first names each choice a single time. */
const choices = [
  'chooseTab',
  'chooseVehicle',
  'chooseService',
  'toggleExtra',
  'setSchedule',
  'choosePayment',
  'setPromoCode',
  'setConfirmPhone',
  'setRemark',
  'setPreferences',
  'updateStop',
  'addStop',
  'removeStop',
  'moveStop',
  'swapStops',
  'retryEstimate',
  'offerBooker',
  'followLanguage',
] as const satisfies readonly (keyof OrderChoices)[];

const importCheckout = (): Promise<CheckoutModule> => import('./checkout/order-checkout.ts');

export interface OrderFlowOptions extends OrderHost {
  readonly transport: Transport;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  /** Uniform in [0, 1), unpredictable enough for idempotency keys. */
  readonly random: () => number;
  readonly storage: ExpiringStorage;
  readonly channel: string;
  readonly startTimer?: StartTimer;
  /** Fetches the code that prices, checks and books; by itself a dynamic import. */
  readonly loadCheckout?: () => Promise<CheckoutModule>;
  /** Told when the draft could not be stored (storage full or blocked). */
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
  const drafts = createDraftStorage(options.storage, channel, options.onError);
  let owner: DraftOwner = null;
  /** Whether there is something of the owner's to keep, be it typed or read. */
  let isBegun = false;
  let restoreCount = 0;

  /** Every change of the draft passes here. While a booking is under way the order stays as it was sent. */
  const edit = (change: (draft: OrderDraft) => OrderDraft) => {
    const { draft: before, booking, problems } = store.getState();
    if (booking.status === 'sending') return;
    const after = change(before);
    if (after === before) return;
    store.setState({
      draft: after,
      booking: { status: 'idle' },
      problems: checkout.now()?.retainProblems(before, after) ?? problems,
    });
    updateEstimate();
    // A form fills in some things by itself: an order begins with a place.
    isBegun ||= after.stops.some((stop) => stop.place);
    if (isBegun) void drafts.save(owner, after);
  };

  const showEmpty = (change: Partial<OrderState>) => {
    isBegun = false;
    store.setState({ draft: emptyDraft(), mode: normalMode, problems: [], ...change });
    checkout.now()?.updateEstimate();
  };

  const startOver = (change: Partial<OrderState>) => {
    showEmpty(change);
    void drafts.drop();
  };

  const checkout = createLateCheckout(async () => {
    const { createOrderCheckout } = await (options.loadCheckout ?? importCheckout)();
    return createOrderCheckout({
      ...options,
      store,
      transport,
      startTimer: options.startTimer ?? startTimer,
      clock,
      random,
      edit,
      // Whoever has left meanwhile is not told, nor is whoever came.
      startOver: (change) => store.getState().booking.status === 'sending' && startOver(change),
    });
  });

  /** To the customer, a part that does not arrive is a gateway that does not answer: the same words, the same way on. */
  const failEstimate = (cause: unknown) =>
    store.setState({ estimate: { status: 'failed', error: unanswered('network', cause) } });

  const failBooking = (cause: unknown) => store.setState({ booking: { status: 'failed', error: unanswered('network', cause) } });

  const later = Object.fromEntries(
    choices.map((name) => [
      name,
      (...given: readonly unknown[]) =>
        checkout.use((present) => (present[name] as (...given: readonly unknown[]) => void)(...given), failEstimate),
    ]),
  ) as Pick<OrderChoices, (typeof choices)[number]>;

  const fitToCatalog = () => checkout.use((present) => present.fitToCatalog(), failEstimate);

  const updateEstimate = () => checkout.use((present) => present.updateEstimate(), failEstimate);

  const changeMode = (event: OrderModeEvent) => store.setState(({ mode }) => ({ mode: nextMode(mode, event) }));

  return {
    ...later,
    store,
    restore: async (next = null) => {
      restoreCount += 1;
      const turn = restoreCount;
      // What one person typed is for no other; a visitor's becomes that of whoever signs in.
      if (owner !== null && owner !== next) showEmpty({ booking: { status: 'idle' } });
      if (isBegun && owner !== next) void drafts.save(next, store.getState().draft);
      owner = next;
      const before = store.getState().draft;
      const restored = isBegun ? null : await drafts.load(owner, before);
      if (turn !== restoreCount) return;
      // What was typed while the storage was being read is newer than what it held.
      if (restored && store.getState().draft === before) {
        isBegun = true;
        store.setState({ draft: restored });
      }
      store.setState({ isRestored: true });
      if (restored) {
        fitToCatalog();
        // It may have been left in another language.
        later.followLanguage();
      }
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
      edit((draft) => setPlace(draft, stopKey, place));
      changeMode({ kind: 'confirmSearch' });
    },
    clearPlace: (stopKey) => edit((draft) => setPlace(draft, stopKey, null)),
    refill: async (job) => (await checkout.get()).refill(job),
    requestStep: async (step) => (await checkout.get().catch(failEstimate))?.requestStep(step) ?? false,
    book: async () => (await checkout.get().catch(failBooking))?.book(),
    acceptNewPrice: async () => (await checkout.get().catch(failBooking))?.acceptNewPrice(),
    clear: () => {
      if (store.getState().booking.status !== 'sending') startOver({ booking: { status: 'idle' } });
    },
    dispose: checkout.dispose,
  };
};
