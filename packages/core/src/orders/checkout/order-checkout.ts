import type { StoreApi } from 'zustand/vanilla';
import { createLazy } from '../../basics/lazy.ts';
import type { StartTimer } from '../../basics/start-timer.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { createStop, type OrderDraft, type WizardStep } from '../draft/draft.ts';
import { stopsWithPlace } from '../draft/draft-stops.ts';
import { fitToCatalog, toggleExtra } from '../draft/extra-edits.ts';
import { patchDraft } from '../draft/patch-draft.ts';
import type { RepeatableJob } from '../draft/repeatable-job.ts';
import { rollbackStep } from '../draft/rollback-step.ts';
import * as edits from '../draft/stop-edits.ts';
import { watchEstimate } from '../estimate-watch.ts';
import type { OrderProblem } from '../fields/problem.ts';
import { createLanguageFollower } from '../follow-language.ts';
import { nextMode } from '../order-mode.ts';
import { shownEstimate, shownNetSatang } from '../order-selectors.ts';
import type { OrderChoices, OrderHost, OrderState, PreparedOrder } from '../order-state.ts';
import type { FillDraft, OrderPrefill, PrefillProblem } from '../prefill/prefill.ts';
import { allProblems, problemsOfStep } from '../rules/all-problems.ts';
import { retainOpenProblems } from '../rules/open-problems.ts';
import { outsideServiceArea, priceUnknown } from '../rules/refused-problems.ts';
import { settledPrice } from '../settled-price.ts';
import { failValidation, passFinalValidation, passValidation, requestStep } from '../wizard.ts';
import { type Booker, fillBooker } from './booker.ts';
import { refusedStopIndex, sendBooking } from './booking.ts';
import { toNewJob } from './job-request.ts';

export interface OrderCheckoutOptions extends OrderHost {
  readonly store: StoreApi<OrderState>;
  readonly transport: Transport;
  readonly startTimer: StartTimer;
  readonly clock: () => number;
  readonly random: () => number;
  /** What the page gives to every draft. */
  readonly page: { fill: FillDraft };
  /** Every change of the draft goes through it. */
  readonly edit: (change: (draft: OrderDraft) => OrderDraft) => void;
  /** Starts a new order and applies the state to show meanwhile. */
  readonly startOver: (change: Partial<OrderState>) => void;
}

/** The parts of an order for choosing, pricing, checking and booking. */
export interface OrderCheckout extends OrderChoices, PreparedOrder {
  /** Call after every change: requests the price if something that affects it has changed. */
  updateEstimate(): void;
  /** Removes from the draft what the current catalogue does not offer, if it is loaded. */
  fitToCatalog(): void;
  /** The problems shown before an edit that remain after it. */
  retainProblems(before: OrderDraft, after: OrderDraft): readonly OrderProblem[];
  /** See `OrderFlow`. Waits for a pending price, which may refuse a stop. */
  requestStep(step: number): Promise<boolean>;
  refill(job: RepeatableJob | null): Promise<void>;
  prefill(given: OrderPrefill): Promise<readonly PrefillProblem[]>;
  book(): Promise<void>;
  acceptNewPrice(): Promise<void>;
  dispose(): void;
}

/** Prices, checks and books the order of a store. Separate from the flow, because the first step works without it. */
export const createOrderCheckout = (options: OrderCheckoutOptions): OrderCheckout => {
  const { store, transport, clock, edit, startOver, onBooked } = options;

  const addProblem = (found: OrderProblem) =>
    store.setState(({ problems }) => ({ problems: [...problems.filter((old) => old.path !== found.path), found] }));

  const refuseStop = (index: number | null) => {
    const stop = index === null ? undefined : stopsWithPlace(store.getState().draft)[index];
    if (stop) addProblem(outsideServiceArea(stop));
  };

  const estimate = watchEstimate({
    ...options,
    onFailed: (error) => refuseStop(refusedStopIndex(error)),
  });

  const language = createLanguageFollower(options);

  const shortest = createLazy(
    async () => (await import('../shortest/watch-shortest.ts')).watchShortest(options),
    (present) => present.dispose(),
  );

  /** Shows the problems and goes to their step; true without problems. */
  const passesAll = (): boolean => {
    const { draft } = store.getState();
    const problems = allProblems(store.getState(), clock());
    const isRouteWrong = problemsOfStep(store.getState(), 'route', clock()).length > 0;
    const stepBack = { ...(isRouteWrong ? requestStep(draft.step, 0) : draft.step), completed: isRouteWrong ? 0 : 1 };
    edit((current) => ({ ...current, step: problems.length > 0 ? failValidation(stepBack) : passFinalValidation(current.step) }));
    store.setState({ problems });
    return problems.length === 0;
  };

  const book = async () => {
    const { booking } = store.getState();
    if (booking.status === 'sending' || booking.status === 'booked' || !passesAll()) return;
    const { draft } = store.getState();
    const netSatang = shownNetSatang(store.getState());
    const prefersFixedDriver = options.prefersFixedDriver?.() === true;
    const quoteId = shownEstimate(store.getState())?.quote?.id;
    const job = netSatang === null ? null : toNewJob(draft, { shownNetSatang: netSatang, quoteId, prefersFixedDriver });
    if (!job) {
      addProblem(priceUnknown);
      estimate.retry();
      return;
    }
    const created = await sendBooking(store, transport, job);
    if (created) {
      const { payment, ...ids } = created;
      const route = shownEstimate(store.getState())?.route ?? null;
      startOver({
        booking: {
          status: 'booked',
          jobId: ids.jobId,
          trackingId: ids.trackingId,
          payment,
          sent: { draft, route, netSatang: job.shownNetSatang },
        },
      });
      onBooked?.({ ...created, netSatang: job.shownNetSatang, paymentType: job.paymentType });
    } else {
      const after = store.getState().booking;
      if (after.status === 'failed') refuseStop(refusedStopIndex(after.error));
    }
  };

  /** Problems that block the requested step; a request for the end checks both steps. */
  const problemsBefore = (requested: WizardStep): readonly OrderProblem[] =>
    requested.requestStep > requested.currentStep + 1
      ? allProblems(store.getState(), clock())
      : problemsOfStep(store.getState(), requested.currentStep === 0 ? 'route' : 'details', clock());

  const withdraw = () => edit((draft) => (draft.step.reqComplete ? { ...draft, step: failValidation(draft.step) } : draft));

  let choiceCount = 0;

  const goToStep = async (step: number): Promise<boolean> => {
    choiceCount += 1;
    const own = choiceCount;
    const requested = requestStep(store.getState().draft.step, step);
    edit((draft) => ({ ...draft, step: requested }));
    if (!requested.reqComplete) return true;
    // The route is the customer's own; the account may set how the order is paid.
    if (requested.requestStep > 1) await options.fillIn?.();
    const isStillCurrent = problemsBefore(requested).length > 0 || (await settledPrice(store));
    if (own !== choiceCount) return false;
    if (!isStillCurrent) {
      withdraw();
      return false;
    }
    const problems = problemsBefore(requested);
    edit((draft) => ({ ...draft, step: problems.length > 0 ? failValidation(draft.step) : passValidation(draft.step) }));
    store.setState({ problems });
    fillInBooker();
    return problems.length === 0;
  };

  const catalog = () => store.getState().catalog;

  let booker: Booker | null = null;
  let filledGuid = '';

  /** Only once per order, when its contacts open, so that fields stay empty if the customer clears them later. */
  const fillInBooker = () => {
    const { draft, isRestored } = store.getState();
    if (!booker || !isRestored || draft.step.currentStep === 0 || draft.guid === filledGuid) return;
    filledGuid = draft.guid;
    const known = booker;
    edit((current) => fillBooker(current, known));
  };

  const fitIn = () => {
    const present = catalog();
    if (present) edit((draft) => fitToCatalog(draft, present));
    fillInBooker();
    estimate.update();
  };

  return {
    patch: (change) => edit((draft) => patchDraft(draft, change, { catalog: catalog(), nowMs: clock() })),
    patchStop: (stopKey, change) => edit((draft) => edits.patchStop(draft, stopKey, change)),
    toggleExtra: (extraId) => edit((draft) => toggleExtra(draft, extraId, catalog())),
    addStop: () => {
      const stop = createStop(clock(), options.random);
      edit((draft) => edits.addStop(draft, stop));
      // A new stop needs a place, so open the search at once.
      if (!store.getState().draft.stops.includes(stop)) return;
      store.setState(({ mode }) => ({ mode: nextMode(mode, { kind: 'enterSearch', stopKey: stop.key }) }));
    },
    removeStop: (stopKey) => edit((draft) => edits.removeStop(draft, stopKey)),
    moveStop: (fromIndex, toIndex) => edit((draft) => edits.moveStop(draft, fromIndex, toIndex)),
    fitToCatalog: fitIn,
    updateEstimate: estimate.update,
    retryEstimate: estimate.retry,
    leaveReview: () => edit((draft) => ({ ...draft, step: rollbackStep(draft.step, { completed: 1 }) })),
    followLanguage: language.follow,
    offerBooker: (known) => {
      booker = known;
      fillInBooker();
    },
    refill: async (job) => {
      const { refillOrder } = await import('../draft/refill-draft.ts');
      refillOrder(job, options);
      fillInBooker();
    },
    prefill: async (given) => {
      const { prefillOrder } = await import('../prefill/prefill-order.ts');
      return prefillOrder(given, options, fitIn);
    },
    openShortest: shortest.get,
    retainProblems: (before, after) => retainOpenProblems(store.getState().problems, { before, after }, clock()),
    requestStep: goToStep,
    book,
    acceptNewPrice: async () => {
      if (store.getState().booking.status === 'priceChanged') await book();
    },
    dispose: () => {
      estimate.dispose();
      shortest.dispose();
      language.dispose();
    },
  };
};
