import type { StoreApi } from 'zustand/vanilla';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { PaymentType } from '../jobs/booking/payment-type.ts';
import type { Payment } from '../payments/payment.ts';
import type { Place } from '../places/place.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Estimate } from '../pricing/estimate.ts';
import type { Booker } from './checkout/booker.ts';
import type { OrderDraft } from './draft/draft.ts';
import type { DraftOwner } from './draft/draft-storage.ts';
import type { RepeatableJob } from './draft/repeatable-job.ts';
import type { DraftPatch, StopPatch } from './fields/draft-field.ts';
import type { OrderProblem } from './fields/problem.ts';
import type { OrderPrefill, PrefillProblem } from './prefill/prefill.ts';
import type { ShortestOrder, ShortestState } from './shortest/shortest-state.ts';

/** 0 normal, 1 address search, payment (spec §2 "Order modes"). `stopKey`: the stop being searched. */
export type OrderMode =
  | { readonly kind: 'normal' }
  | { readonly kind: 'searchLocation'; readonly stopKey: string }
  | { readonly kind: 'payment' };

export type EstimateState =
  | { readonly status: 'idle' }
  /** `last`: the previous estimate, shown while a new one loads. */
  | { readonly status: 'loading'; readonly last: Estimate | null }
  | { readonly status: 'ready'; readonly value: Estimate }
  | { readonly status: 'failed'; readonly error: GatewayError };

export type BookingState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'priceChanged'; readonly oldNetSatang: number; readonly estimate: Estimate }
  | { readonly status: 'failed'; readonly error: GatewayError }
  | {
      readonly status: 'booked';
      readonly jobId: string;
      readonly trackingId: string;
      /** What the job waits for before a driver is asked; null if nothing (decisions, "Payment before the driver"). */
      readonly payment: Payment | null;
      /** The order as sent, because the state already has a new draft. */
      readonly sent: { readonly draft: OrderDraft; readonly route: Estimate['route'] | null; readonly netSatang: number };
    };

export interface OrderState {
  /** False until the stored draft is read; views show a skeleton. */
  readonly isRestored: boolean;
  readonly draft: OrderDraft;
  /** The page has fixed the place of the first stop: it cannot be changed, moved or removed. Absent: no. */
  readonly isPickUpFixed?: boolean;
  readonly mode: OrderMode;
  readonly catalog: Catalog | null;
  readonly estimate: EstimateState;
  readonly problems: readonly OrderProblem[];
  readonly booking: BookingState;
  /** What is known of a shorter order of the stops; absent: nothing, or nobody has asked (`PreparedOrder.openShortest`). */
  readonly shortest?: ShortestState | undefined;
}

export interface BookedOrder {
  readonly jobId: string;
  readonly trackingId: string;
  /** Wallet balance after the booking; null if the gateway does not return it. */
  readonly walletSatang: number | null;
  /** What the job waits for before a driver is asked; null if nothing. */
  readonly payment: Payment | null;
  readonly paymentType: PaymentType;
  readonly netSatang: number;
}

/** Callbacks of the shell around an order. */
export interface OrderHost {
  readonly onBooked?: (order: BookedOrder) => void;
  /** Whether the account prefers favourite drivers only (spec §3 "fixDriver"); the order may override it. */
  readonly prefersFixedDriver?: () => boolean;
  /** Fills in what the account sets, which may still be on its way when the details are checked. Never rejects. */
  readonly fillIn?: () => Promise<void>;
}

/** Choices after the stops. The checkout applies them: at once if its code is loaded, else after loading. */
export interface OrderChoices {
  /** Changes fields, with what follows from it: another tab resets the time, another vehicle drops extras that it does not offer. */
  patch(change: DraftPatch): void;
  patchStop(stopKey: string, change: StopPatch): void;
  toggleExtra(extraId: number): void;
  addStop(): void;
  removeStop(stopKey: string): void;
  /** `moveStop(0, 1)` swaps pick-up and first drop-off. */
  moveStop(fromIndex: number, toIndex: number): void;
  /** Requests the price again after a failure. */
  retryEstimate(): void;
  /** Back from the review to the last step. */
  leaveReview(): void;
  /** Call after a change of language: renames stops that came from the gateway's places. */
  followLanguage(): void;
  /** The known booker, for filling empty contacts once per order; null forgets it. */
  offerBooker(booker: Booker | null): void;
}

/** What an order can do once its code is loaded. */
export interface PreparedOrder {
  /**
   * Begins to look for a shorter order of three or more stops; again, it goes on.
   * @throws the error of an import
   */
  openShortest(): Promise<ShortestOrder>;
}

/** State and actions of one order in one channel. A shell creates it once; views read it through `use-flow.ts`. */
export interface OrderFlow extends OrderChoices {
  readonly store: StoreApi<OrderState>;
  /**
   * Restores the draft of this user, by the id within the channel; null: a visitor. Call it again when the user changes: a
   * visitor's draft becomes the user's, another user's draft disappears.
   */
  restore(owner?: DraftOwner): Promise<void>;
  /**
   * Loads the code that prices, checks and books ahead of time; other actions wait for it.
   * @returns what only that code can do
   * @throws the import's error; the next use loads again
   */
  prepare(): Promise<PreparedOrder>;
  offerCatalog(catalog: Catalog): void;
  startSearch(stopKey: string): void;
  leaveMode(): void;
  enterPayment(): void;
  setPlace(stopKey: string, place: Place): void;
  clearPlace(stopKey: string): void;
  /**
   * Starts a new order like an earlier job; does nothing for null (unknown job) or a full-day hire.
   * @throws the error of an import
   */
  refill(job: RepeatableJob | null): Promise<void>;
  /**
   * Fills in what the page around the order knows of it, where the guest has entered nothing; its reference, metadata and fixed
   * pick-up always apply, to later orders too. The same prefill again changes nothing; another one (apart from its metadata) starts
   * a new order. May be called before `restore`, too.
   * @returns what was left out because it is not valid, for the page's developer
   * @throws the error of an import
   */
  prefill(given: OrderPrefill): Promise<readonly PrefillProblem[]>;
  /** Going back is immediate; going forward first validates the current step (spec §4). @returns whether the step changed. */
  requestStep(step: number): Promise<boolean>;
  /** Validates everything and books; does nothing while a booking is in progress. */
  book(): Promise<void>;
  /** Accepts the new price of `priceChanged` and books with it. */
  acceptNewPrice(): Promise<void>;
  clear(): void;
  dispose(): void;
}
