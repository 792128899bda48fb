import { createStore } from 'zustand/vanilla';
import { createLazy } from '../basics/lazy.ts';
import { type StartTimer, startTimer } from '../basics/start-timer.ts';
import type { ExpiringStorage } from '../basics/storage/private-storage.ts';
import { unanswered } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { createEmptyDraft, type OrderDraft } from './draft/draft.ts';
import { createDraftStorage, type DraftOwner } from './draft/draft-storage.ts';
import { setPlace } from './draft/set-place.ts';
import { nextMode, normalMode, type OrderModeEvent } from './order-mode.ts';
import type { OrderChoices, OrderFlow, OrderHost, OrderState } from './order-state.ts';
import type { FillDraft } from './prefill/prefill.ts';

type CheckoutModule = Pick<typeof import('./checkout/order-checkout.ts'), 'createOrderCheckout'>;

/** Listed once as names, to keep the code that a page loads first small. */
const choices = [
  'patch',
  'patchStop',
  'toggleExtra',
  'addStop',
  'removeStop',
  'moveStop',
  'retryEstimate',
  'leaveReview',
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
  /** Loads the code that prices, checks and books; default: a dynamic import. */
  readonly loadCheckout?: () => Promise<CheckoutModule>;
  /** Called when the draft could not be stored (storage full or blocked). */
  readonly onError?: (error: unknown) => void;
}

/** One order in one channel: input, price and booking. A shell creates it once and also restores it. */
export const createOrderFlow = ({ channel, ...options }: OrderFlowOptions): OrderFlow => {
  const emptyDraft = () => createEmptyDraft(options.clock(), options.random);
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
  const page: { fill: FillDraft } = { fill: (draft) => draft };
  let owner: DraftOwner = null;
  /** Whether the owner's draft, typed or restored, needs storing. */
  let isBegun = false;
  /** Whether the draft was edited since the storage is read. */
  let isNewer = false;

  /** Every change of the draft goes through it. Ignores changes while a booking is sent. */
  const edit = (change: (draft: OrderDraft) => OrderDraft) => {
    const { draft: before, booking } = store.getState();
    if (booking.status === 'sending') return;
    const after = page.fill(change(before), before);
    if (after === before) return;
    isNewer = true;
    store.setState({
      draft: after,
      booking: { status: 'idle' },
      problems: checkout.now()?.retainProblems(before, after) ?? [],
    });
    updateEstimate();
    // Forms prefill some fields, so the order counts as begun only with a place.
    isBegun ||= after.stops.some((stop) => stop.place);
    if (isBegun) void drafts.save(owner, after);
  };

  /** @param before the draft that its owner leaves; absent where another person comes. */
  const showEmpty = (change: Partial<OrderState>, before?: OrderDraft) => {
    isBegun = false;
    store.setState({ draft: page.fill(emptyDraft(), before), mode: normalMode, problems: [], ...change });
    checkout.now()?.updateEstimate();
  };

  const startOver = (change: Partial<OrderState>) => {
    showEmpty(change, store.getState().draft);
    void drafts.drop();
  };

  const loadCheckout = async () => {
    const { createOrderCheckout } = await (options.loadCheckout ?? importCheckout)();
    return createOrderCheckout({
      startTimer,
      ...options,
      store,
      page,
      edit,
      // A change of user resets the booking, so that its outcome is not shown to the new user.
      startOver: (change) => store.getState().booking.status === 'sending' && startOver(change),
    });
  };
  const checkout = createLazy(loadCheckout, (present) => present.dispose());

  /** To the customer, a failed code load is the same as an unreachable gateway: same text, same retry. */
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
      // A signed-in user's input is never shown to another user; a visitor's passes to the user who signs in.
      if (owner !== null && owner !== next) showEmpty({ booking: { status: 'idle' } });
      if (isBegun && owner !== next) void drafts.save(next, store.getState().draft);
      owner = next;
      isNewer = false;
      const restored = isBegun ? null : await drafts.load(owner, emptyDraft());
      // Another user has come meanwhile.
      if (owner !== next) return;
      // Input typed while the storage was read is newer than the stored draft.
      if (restored && !isNewer) {
        isBegun = true;
        store.setState({ draft: page.fill(restored) });
      }
      store.setState({ isRestored: true });
      if (restored) {
        fitToCatalog();
        // The draft may be in another language.
        later.followLanguage();
      }
    },
    prepare: checkout.get,
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
    prefill: async (given) => (await checkout.get()).prefill(given),
    requestStep: async (step) => (await checkout.get().catch(failEstimate))?.requestStep(step) ?? false,
    book: async () => (await checkout.get().catch(failBooking))?.book(),
    acceptNewPrice: async () => (await checkout.get().catch(failBooking))?.acceptNewPrice(),
    clear: () => {
      if (store.getState().booking.status !== 'sending') startOver({ booking: { status: 'idle' } });
    },
    dispose: checkout.dispose,
  };
};
