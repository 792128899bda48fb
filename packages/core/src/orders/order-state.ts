import type { StoreApi } from 'zustand/vanilla';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { PaymentType } from '../jobs/booking/payment-type.ts';
import type { Place } from '../places/place.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Estimate } from '../pricing/estimate.ts';
import type { Booker } from './checkout/booker.ts';
import type { DeliveryType, OrderDraft, OrderTab, Schedule, Stop } from './draft/draft.ts';
import type { DraftOwner } from './draft/draft-storage.ts';
import type { RepeatableJob } from './draft/repeatable-job.ts';

/** 0 normal, 1 address search, payment (spec §2 "Order modes"). `stopKey`: the stop being searched. */
export type OrderMode =
  | { readonly kind: 'normal' }
  | { readonly kind: 'searchLocation'; readonly stopKey: string }
  | { readonly kind: 'payment' };

/** Something to mend before going on. `path` names the field (`stops.<key>.place`, `vehicle`, `confirmPhone`); `code` is a text key's tail. */
export interface OrderProblem {
  readonly path: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type EstimateState =
  | { readonly status: 'idle' }
  /** `last`: the sum shown so far stays while a new one is fetched. */
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
      /** As it was sent: the draft of the state is a new one by then. */
      readonly sent: { readonly draft: OrderDraft; readonly route: Estimate['route'] | null; readonly netSatang: number };
    };

export interface OrderState {
  /** False until the stored draft was read; views show a skeleton. */
  readonly isRestored: boolean;
  readonly draft: OrderDraft;
  readonly mode: OrderMode;
  readonly catalog: Catalog | null;
  readonly estimate: EstimateState;
  readonly problems: readonly OrderProblem[];
  readonly booking: BookingState;
}

export interface BookedOrder {
  readonly jobId: string;
  readonly trackingId: string;
  /** Balance after the booking; null where the gateway does not say. */
  readonly walletSatang: number | null;
  readonly netSatang: number;
}

/** What the shell around an order knows, and wants to hear. */
export interface OrderHost {
  readonly onBooked?: (order: BookedOrder) => void;
  /** Whether the account asks favourite drivers only (spec §3 "fixDriver"), where the order does not say otherwise. */
  readonly prefersFixedDriver?: () => boolean;
}

/** What is chosen once there are stops. Done by the checkout: at once where its code is here, else as soon as it has come. */
export interface OrderChoices {
  /** Another tab also brings its own time: now, or the first hour of the next-day tour. */
  chooseTab(tab: OrderTab): void;
  chooseVehicle(vehicleId: number): void;
  chooseService(service: DeliveryType): void;
  toggleExtra(extraId: number): void;
  setSchedule(schedule: Schedule): void;
  choosePayment(type: PaymentType, paymentPoint?: number): void;
  setPromoCode(code: string): void;
  setConfirmPhone(phone: string): void;
  setRemark(remark: string): void;
  /** The receipt, and whether favourite drivers alone are asked. */
  setPreferences(preferences: Partial<Pick<OrderDraft, 'receipt' | 'isFixedDriver'>>): void;
  updateStop(stopKey: string, change: Partial<Pick<Stop, 'contactName' | 'contactPhone' | 'remark'>>): void;
  addStop(): void;
  removeStop(stopKey: string): void;
  moveStop(fromIndex: number, toIndex: number): void;
  /** Exchanges pick-up and (first) drop-off. */
  swapStops(): void;
  /** Asks for the price again after a failure. */
  retryEstimate(): void;
  /** To be called after a change of language: stops that came from the gateway's places are called as they are in it. */
  followLanguage(): void;
  /** Who books, as far as that is known: fills in what the contacts still lack, once for each order; null forgets it. */
  offerBooker(booker: Booker | null): void;
}

/** State and actions of one order in one channel. Made once by a shell; views read it through `use-flow.ts`. */
export interface OrderFlow extends OrderChoices {
  readonly store: StoreApi<OrderState>;
  /**
   * Takes up what was stored for the person who is here, by the id within the channel; null: a visitor. To be called again whenever somebody else is:
   * what a visitor typed is theirs from then on, what another person typed is gone.
   */
  restore(owner?: DraftOwner): Promise<void>;
  /**
   * Fetches the code that prices, checks and books before it is wanted; whatever needs it waits for it.
   * @throws whatever the import throws; the next need fetches it again
   */
  prepare(): Promise<void>;
  offerCatalog(catalog: Catalog): void;
  startSearch(stopKey: string): void;
  leaveMode(): void;
  enterPayment(): void;
  setPlace(stopKey: string, place: Place): void;
  clearPlace(stopKey: string): void;
  /**
   * A new order like one of before; null (nothing is known of that one), and what is no ride from stop to stop, change nothing.
   * @throws whatever an import throws
   */
  refill(job: RepeatableJob | null): Promise<void>;
  /** Backward is direct; forward validates the current step first (spec §4). Answers whether it moved. */
  requestStep(step: number): Promise<boolean>;
  /** Validates everything and books; a second call while one is under way does nothing. */
  book(): Promise<void>;
  /** Takes the new price of `priceChanged` and books with it. */
  acceptNewPrice(): Promise<void>;
  clear(): void;
  dispose(): void;
}
