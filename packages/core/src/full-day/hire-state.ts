import type { StoreApi } from 'zustand/vanilla';
import type { Satang } from '../basics/money.ts';
import type { Owner } from '../basics/storage/owned-storage.ts';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { PaymentType } from '../jobs/booking/payment-type.ts';
import type { JobDetail } from '../jobs/job.ts';
import type { Payment } from '../payments/payment.ts';
import type { Place } from '../places/place.ts';
import type { HireMode } from './hire/hire-mode.ts';
import type { Addressee, HireDraft, HireStop } from './hire-draft.ts';
import type { FullDayCatalogue, HireOffer } from './hire-offer.ts';
import type { HireProblem } from './hire-problems.ts';

export type HireBooking =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'priceChanged'; readonly oldTotalSatang: Satang; readonly totalSatang: Satang }
  | { readonly status: 'failed'; readonly error: GatewayError }
  | {
      readonly status: 'booked';
      /** One job per driver. */
      readonly jobIds: readonly string[];
      /** Of each job, for its public link. */
      readonly trackingIds: readonly string[];
      /** What the jobs wait for before a driver is asked; null if nothing. */
      readonly payment: Payment | null;
      /** The hire as sent, because the state already has a new draft. */
      readonly sent: { readonly draft: HireDraft; readonly offer: HireOffer | null; readonly totalSatang: Satang };
    };

export interface HireState {
  /** False until the stored draft is read; views show a skeleton. */
  readonly isRestored: boolean;
  readonly draft: HireDraft;
  readonly mode: HireMode;
  /** Null until loaded. */
  readonly catalogue: FullDayCatalogue | null;
  readonly problems: readonly HireProblem[];
  readonly booking: HireBooking;
}

/** The signed-in user, as far as a hire starts with it. */
export interface HireBooker {
  readonly name: string;
  readonly phone: string;
  /** Empty if unknown. */
  readonly email: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyTaxId: string;
  /** How this account pays for a hire, unless another way is chosen. */
  readonly paymentType: PaymentType;
}

/** Fields of a hire that a customer has changed. */
export type HirePatch = Partial<Omit<HireDraft, 'stops' | 'addressee' | 'isAtDetails' | 'guid'>>;

/** State and actions of one hire. A shell creates it once; views read it through `use-flow.ts`. */
export interface HireFlow {
  readonly store: StoreApi<HireState>;
  /** Restores the draft of this user; a visitor's becomes the user's at sign-in, another user's disappears. */
  restore(owner?: Owner): Promise<void>;
  offerCatalogue(catalogue: FullDayCatalogue): void;
  /** The known booker, for filling empty contacts once per hire; null forgets it. */
  offerBooker(booker: HireBooker | null): void;
  patch(change: HirePatch): void;
  patchAddressee(change: Partial<Addressee>): void;
  patchStop(stopKey: string, change: Partial<Pick<HireStop, 'contactName' | 'contactPhone' | 'remark'>>): void;
  toggleOption(optionId: number): void;
  /** Opens the search for a place; `newPlaceKey`: for another one. */
  startSearch(stopKey: string): void;
  /** Takes the place that is searched for from the map. */
  startPin(): void;
  enterPayment(): void;
  /** Back to the form. */
  leaveMode(): void;
  /** Ends a search with its place. `newPlaceKey` adds a place on the way, and does nothing at the limit. */
  setPlace(stopKey: string, place: Place): void;
  /** Removes a place, but not the first, where work begins. */
  removeStop(stopKey: string): void;
  moveStop(fromIndex: number, toIndex: number): void;
  /** Goes to contacts and payment, or, for a monthly hire, on to its quotation, unless something is missing. @returns whether nothing is */
  goOn(): boolean;
  goBack(): void;
  /** Books; does nothing while a booking is in progress. A changed price is accepted by booking again. */
  book(): Promise<void>;
  /** What became of the payment that the booked jobs wait for; null: the wallet paid it. */
  settle(payment: Payment | null): void;
  /** Starts a new hire like an earlier one, for today; does nothing for another job. */
  refill(job: JobDetail): void;
  /** Starts over with the given fields. */
  startAgain(change?: Partial<HireDraft>): void;
  clear(): void;
}
