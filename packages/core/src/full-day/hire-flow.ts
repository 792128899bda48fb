import { createStore } from 'zustand/vanilla';
import type { Satang } from '../basics/money.ts';
import { createOwnedStorage, type Owner } from '../basics/storage/owned-storage.ts';
import { type ExpiringStorage, privatePrefix } from '../basics/storage/private-storage.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { PaymentType } from '../jobs/booking/payment-type.ts';
import { refusedPlaceIndex, sendHire } from './hire/book-hire.ts';
import * as edits from './hire/hire-edits.ts';
import { type HireModeEvent, newPlaceKey, nextHireMode, normalHireMode } from './hire/hire-mode.ts';
import { refillHire } from './hire/refill-hire.ts';
import { createEmptyHire, createHireStop, type HireDraft } from './hire-draft.ts';
import { chosenOffer, fitHire, hirePrice } from './hire-offer.ts';
import { detailProblems, hireProblems, outsideArea } from './hire-problems.ts';
import type { HireBooker, HireFlow, HireState } from './hire-state.ts';

export interface HireFlowOptions {
  readonly transport: Transport;
  /** Milliseconds since the epoch: `Date.now`. */
  readonly clock: () => number;
  readonly random: () => number;
  readonly storage: ExpiringStorage;
  readonly channel: string;
  readonly onBooked?: (booked: { readonly walletSatang: Satang | null; readonly paymentType: PaymentType }) => void;
  readonly onError?: (error: unknown) => void;
}

const version = 1;

/** Fields that were added since start empty. */
const takeUp = (stored: HireDraft, empty: HireDraft): HireDraft => ({ ...empty, ...stored });

/** The total on the price bar; null without a package. A changed price counts until the next edit. */
export const shownTotal = ({ booking, catalogue, draft }: HireState): Satang | null =>
  booking.status === 'priceChanged' ? booking.totalSatang : (hirePrice(catalogue, draft)?.totalSatang ?? null);

/** Where the draft of a hire is stored: apart for partners and the portal, which share a browser. */
export const hireKey = (channel: string): string => `${privatePrefix}hire.${channel}`;

/** One hire by the day or month in one channel: input, price, problems and booking. */
export const createHireFlow = ({ transport, clock, random, channel, onBooked, ...options }: HireFlowOptions): HireFlow => {
  const emptyDraft = () => createEmptyHire(clock(), random);
  const store = createStore<HireState>(() => ({
    isRestored: false,
    draft: emptyDraft(),
    mode: normalHireMode,
    catalogue: null,
    problems: [],
    booking: { status: 'idle' },
  }));
  const { storage, onError } = options;
  const drafts = createOwnedStorage(storage, { key: hireKey(channel), version, takeUp }, onError);
  let owner: Owner = null;
  /** Whether the customer has begun, so that the draft needs storing. */
  let isBegun = false;
  let restoreCount = 0;
  let booker: HireBooker | null = null;
  let filledGuid = '';

  const problemsOf = (draft: HireDraft) => [
    ...hireProblems(draft, store.getState().catalogue, new Date(clock())),
    ...(draft.isAtDetails ? detailProblems(draft) : []),
  ];

  /** The shown problems that an edit has not solved; typing never adds one. */
  const remaining = (before: HireDraft, after: HireDraft): HireState['problems'] => {
    const { problems } = store.getState();
    if (problems.length === 0) return problems;
    const found = problemsOf(after);
    return problems.flatMap((shown) => {
      const fresh = found.find(({ path }) => path === shown.path);
      if (fresh) return [fresh];
      const isStillRefused =
        shown.code === 'outsideServiceArea' &&
        after.stops.some((stop) => outsideArea(stop.key).path === shown.path && before.stops.includes(stop));
      return isStillRefused ? [shown] : [];
    });
  };

  /** Every change of the draft goes through it. Ignores changes while a booking is sent. */
  const edit = (change: (draft: HireDraft) => HireDraft) => {
    const { draft: before, booking } = store.getState();
    if (booking.status === 'sending') return;
    const after = change(before);
    if (after === before) return;
    store.setState({ draft: after, problems: remaining(before, after), booking: { status: 'idle' } });
    isBegun = true;
    void drafts.save(owner, after);
  };

  const fitted = (draft: HireDraft): HireDraft => {
    const { catalogue } = store.getState();
    return catalogue ? fitHire(draft, catalogue) : draft;
  };

  /** Only once per hire, so that fields stay empty if the customer clears them later; no edit of the customer's. */
  const fillInBooker = () => {
    const { draft, isRestored } = store.getState();
    if (!booker || !isRestored || draft.guid === filledGuid) return;
    filledGuid = draft.guid;
    store.setState({ draft: edits.fillHireBooker(draft, booker) });
  };

  const changeMode = (event: HireModeEvent) => store.setState(({ mode }) => ({ mode: nextHireMode(mode, event) }));
  const leaveMode = () => changeMode({ kind: 'reset' });

  const startOver = (draft: HireDraft, change: Partial<HireState>) => {
    isBegun = false;
    store.setState({ draft, mode: normalHireMode, problems: [], ...change });
    fillInBooker();
  };

  return {
    store,
    restore: async (next = null) => {
      restoreCount += 1;
      const turn = restoreCount;
      // A signed-in user's input is never shown to another user; a visitor's passes to the user who signs in.
      if (owner !== null && owner !== next) startOver(emptyDraft(), { booking: { status: 'idle' } });
      if (isBegun && owner !== next) void drafts.save(next, store.getState().draft);
      owner = next;
      const before = store.getState().draft;
      const restored = isBegun ? null : await drafts.load(owner, before);
      if (turn !== restoreCount) return;
      if (restored && store.getState().draft === before) {
        isBegun = true;
        store.setState({ draft: fitted(restored) });
      }
      store.setState({ isRestored: true });
      fillInBooker();
    },
    offerCatalogue: (catalogue) => {
      store.setState({ catalogue });
      // The catalogue is no edit of the customer's, and a changed price stays to be accepted.
      store.setState(({ draft }) => ({ draft: fitHire(draft, catalogue) }));
    },
    offerBooker: (known) => {
      booker = known;
      fillInBooker();
    },
    patch: (change) => edit((draft) => fitted({ ...draft, ...edits.typed(change) })),
    patchAddressee: (change) => edit((draft) => ({ ...draft, addressee: { ...draft.addressee, ...edits.typed(change) } })),
    patchStop: (stopKey, change) => edit((draft) => edits.mapHireStop(draft, stopKey, edits.typed(change))),
    toggleOption: (optionId) => edit((draft) => fitted(edits.toggleHireOption(draft, optionId))),
    startSearch: (stopKey) => changeMode({ kind: 'enterSearch', stopKey }),
    startPin: () => changeMode({ kind: 'enterPin' }),
    enterPayment: () => changeMode({ kind: 'enterPayment' }),
    leaveMode,
    setPlace: (stopKey, place) => {
      edit((draft) =>
        stopKey === newPlaceKey
          ? edits.addHireStop(draft, createHireStop(place, clock(), random))
          : edits.mapHireStop(draft, stopKey, { place }),
      );
      changeMode({ kind: 'confirmSearch' });
    },
    removeStop: (stopKey) => edit((draft) => edits.removeHireStop(draft, stopKey)),
    moveStop: (fromIndex, toIndex) => edit((draft) => edits.moveHireStop(draft, fromIndex, toIndex)),
    goOn: () => {
      const { draft } = store.getState();
      const problems = problemsOf({ ...draft, isAtDetails: false });
      if (problems.length === 0 && draft.hours !== 3) edit((current) => ({ ...current, isAtDetails: true }));
      store.setState({ problems });
      leaveMode();
      return problems.length === 0;
    },
    goBack: () => edit((draft) => ({ ...draft, isAtDetails: false })),
    book: async () => {
      const state = store.getState();
      const { draft, booking, catalogue } = state;
      if (booking.status === 'sending' || booking.status === 'booked' || draft.hours === 3) return;
      const problems = problemsOf({ ...draft, isAtDetails: true });
      const isFirstStepWrong = hireProblems(draft, catalogue, new Date(clock())).length > 0;
      if (problems.length > 0) {
        if (isFirstStepWrong) edit((current) => ({ ...current, isAtDetails: false }));
        store.setState({ problems });
        return;
      }
      const totalSatang = shownTotal(state);
      if (totalSatang === null) return;
      store.setState({ booking: { status: 'sending' }, problems: [] });
      try {
        const outcome = await sendHire(transport, draft, totalSatang);
        if (outcome?.status !== 'created') {
          store.setState({ booking: outcome ?? { status: 'idle' } });
          const index = outcome?.status === 'failed' ? refusedPlaceIndex(outcome.error) : null;
          const refused = index === null ? undefined : draft.stops[index];
          if (refused) {
            edit((current) => ({ ...current, isAtDetails: false }));
            store.setState({ problems: [outsideArea(refused.key)] });
          }
          return;
        }
        void drafts.drop();
        const sent = { draft, offer: chosenOffer(catalogue, draft), totalSatang };
        const { jobIds, trackingIds, payment } = outcome;
        startOver(emptyDraft(), { booking: { status: 'booked', jobIds, trackingIds, payment, sent } });
        onBooked?.(outcome);
      } catch (error) {
        store.setState({ booking: { status: 'idle' } });
        throw error;
      }
    },
    settle: (payment) => {
      const { booking } = store.getState();
      if (booking.status === 'booked') store.setState({ booking: { ...booking, payment } });
    },
    refill: (job) => {
      const refilled = refillHire(job, { nowMs: clock(), random });
      if (refilled === null) return;
      store.setState({ mode: normalHireMode, problems: [] });
      edit(() => fitted(refilled));
    },
    startAgain: (change = {}) => {
      store.setState({ mode: normalHireMode, problems: [] });
      edit(() => fitted({ ...emptyDraft(), ...change }));
      fillInBooker();
    },
    clear: () => {
      if (store.getState().booking.status === 'sending') return;
      void drafts.drop();
      startOver(emptyDraft(), { booking: { status: 'idle' } });
    },
  };
};
