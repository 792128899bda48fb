import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../basics/key-value-storage.ts';
import { type StartTimer, startTimer } from '../basics/start-timer.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { refusedStopIndex, sendBooking } from './booking.ts';
import type { OrderDraft } from './draft.ts';
import * as edits from './draft-edits.ts';
import { createDraftStorage } from './draft-storage.ts';
import { outsideServiceArea, priceUnknown, promoExpired, validateDraft, validateStep } from './draft-validation.ts';
import { createEmptyDraft, createStop } from './empty-draft.ts';
import { watchEstimate } from './estimate-watch.ts';
import { toNewJob } from './job-request.ts';
import { keepOpenProblems } from './open-problems.ts';
import { nextMode, normalMode, type OrderModeEvent } from './order-mode.ts';
import { isPromoExpired, shownNetSatang, stopsWithPlace } from './order-selectors.ts';
import type { OrderFlow, OrderProblem, OrderState } from './order-state.ts';
import { failValidation, passFinalValidation, passValidation, requestStep } from './wizard.ts';

export interface BookedOrder {
  readonly jobId: string;
  readonly trackingId: string;
  /** Balance after the booking; null where the gateway does not say. */
  readonly walletSatang: number | null;
  readonly netSatang: number;
}

export interface OrderFlowOptions {
  readonly transport: Transport;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  /** Uniform in [0, 1), unpredictable enough for idempotency keys. */
  readonly random: () => number;
  readonly storage: KeyValueStorage;
  readonly channel: string;
  readonly startTimer?: StartTimer;
  readonly onBooked?: (order: BookedOrder) => void;
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

  const addProblem = (found: OrderProblem) =>
    store.setState(({ problems }) => ({ problems: [...problems.filter((old) => old.path !== found.path), found] }));

  const refuseStop = (index: number | null) => {
    const stop = index === null ? undefined : stopsWithPlace(store.getState().draft)[index];
    if (stop) addProblem(outsideServiceArea(stop));
  };

  const estimate = watchEstimate({
    store,
    transport,
    startTimer: options.startTimer ?? startTimer,
    onFailed: (error) => refuseStop(refusedStopIndex(error)),
  });

  /** Every change of the draft passes here. While a booking is under way the order stays as it was sent. */
  const edit = (change: (draft: OrderDraft) => OrderDraft) => {
    const { draft: before, booking, problems } = store.getState();
    if (booking.status === 'sending') return;
    const after = change(before);
    if (after === before) return;
    store.setState({
      draft: after,
      booking: { status: 'idle' },
      problems: keepOpenProblems(problems, { before, after }, clock()),
    });
    estimate.update();
    void kept.save(after);
  };

  const startOver = (change: Partial<OrderState>) => {
    store.setState({ draft: emptyDraft(), mode: normalMode, problems: [], ...change });
    estimate.update();
    void kept.drop();
  };

  const changeMode = (event: OrderModeEvent) => store.setState(({ mode }) => ({ mode: nextMode(mode, event) }));

  /** Shows what is wrong, and the step it stands on; true when nothing is. */
  const passesAll = (): boolean => {
    const { draft } = store.getState();
    const problems = [...validateDraft(draft, clock()), ...(isPromoExpired(store.getState()) ? [promoExpired] : [])];
    const isRouteWrong = validateStep(draft, 0, clock()).length > 0;
    const stepBack = isRouteWrong ? requestStep(draft.step, 0) : draft.step;
    edit((current) => ({ ...current, step: problems.length > 0 ? failValidation(stepBack) : passFinalValidation(current.step) }));
    store.setState({ problems });
    return problems.length === 0;
  };

  const book = async () => {
    const { booking } = store.getState();
    if (booking.status === 'sending' || booking.status === 'booked' || !passesAll()) return;
    const netSatang = shownNetSatang(store.getState());
    const job = netSatang === null ? null : toNewJob(store.getState().draft, netSatang);
    if (!job) {
      addProblem(priceUnknown);
      estimate.retry();
      return;
    }
    const created = await sendBooking(store, transport, job);
    if (created) {
      const { jobId, trackingId } = created;
      startOver({ booking: { status: 'booked', jobId, trackingId } });
      options.onBooked?.({ ...created, netSatang: job.shownNetSatang });
    } else {
      const after = store.getState().booking;
      if (after.status === 'failed') refuseStop(refusedStopIndex(after.error));
    }
  };

  return {
    store,
    restore: async () => {
      const before = store.getState().draft;
      const restored = await kept.load(before);
      const { draft, catalog } = store.getState();
      // What was typed while the storage was being read is newer than what it held.
      if (restored && draft === before) store.setState({ draft: catalog ? edits.fitToCatalog(restored, catalog) : restored });
      store.setState({ isRestored: true });
      estimate.update();
    },
    offerCatalog: (catalog) => {
      store.setState({ catalog });
      edit((draft) => edits.fitToCatalog(draft, catalog));
      estimate.update();
    },
    startSearch: (stopKey) => changeMode({ kind: 'enterSearch', stopKey }),
    leaveMode: () => changeMode({ kind: 'reset' }),
    enterPayment: () => changeMode({ kind: 'enterPayment' }),
    setPlace: (stopKey, place) => {
      edit((draft) => edits.setPlace(draft, stopKey, place));
      changeMode({ kind: 'confirmSearch' });
    },
    clearPlace: (stopKey) => edit((draft) => edits.setPlace(draft, stopKey, null)),
    updateStop: (stopKey, change) => edit((draft) => edits.updateStop(draft, stopKey, change)),
    addStop: () => edit((draft) => edits.addStop(draft, createStop(clock(), random))),
    removeStop: (stopKey) => edit((draft) => edits.removeStop(draft, stopKey)),
    moveStop: (fromIndex, toIndex) => edit((draft) => edits.moveStop(draft, fromIndex, toIndex)),
    swapStops: () => edit((draft) => edits.moveStop(draft, 0, 1)),
    chooseTab: (tab) => edit((draft) => ({ ...draft, tab })),
    chooseVehicle: (vehicleId) => edit((draft) => edits.chooseVehicle(draft, vehicleId, store.getState().catalog)),
    chooseService: (service) => edit((draft) => ({ ...draft, service })),
    toggleExtra: (extraId) => edit((draft) => edits.toggleExtra(draft, extraId, store.getState().catalog)),
    setSchedule: (schedule) => edit((draft) => ({ ...draft, schedule })),
    choosePayment: (type, paymentPoint) => edit((draft) => edits.choosePayment(draft, type, paymentPoint)),
    setPromoCode: (promoCode) => edit((draft) => ({ ...draft, promoCode })),
    setConfirmPhone: (confirmPhone) => edit((draft) => ({ ...draft, confirmPhone })),
    setRemark: (remark) => edit((draft) => ({ ...draft, remark })),
    requestStep: (step) => {
      const { draft } = store.getState();
      const wished = requestStep(draft.step, step);
      if (!wished.reqComplete) {
        edit((current) => ({ ...current, step: wished }));
        return true;
      }
      const problems = validateStep(draft, draft.step.currentStep, clock());
      // A wish for the end passes both steps, one after the other.
      const allProblems = wished.requestStep > draft.step.currentStep + 1 ? validateDraft(draft, clock()) : problems;
      edit((current) => ({ ...current, step: allProblems.length > 0 ? failValidation(wished) : passValidation(wished) }));
      store.setState({ problems: allProblems });
      return allProblems.length === 0;
    },
    retryEstimate: estimate.retry,
    book,
    acceptNewPrice: async () => {
      if (store.getState().booking.status === 'priceChanged') await book();
    },
    clear: () => {
      if (store.getState().booking.status !== 'sending') startOver({ booking: { status: 'idle' } });
    },
    dispose: estimate.dispose,
  };
};
