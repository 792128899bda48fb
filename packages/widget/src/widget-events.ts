import type { Opened } from '@songwai/core/i18n/floating-words';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { RepeatableJob } from '@songwai/core/orders/draft/repeatable-job';
import type { VehicleKind } from '@songwai/core/pricing/catalog';

/** The first step can be used. */
export interface ReadyDetail {
  readonly version: string;
}

/** The guest is at this step. */
export interface StepDetail {
  readonly step: 'stops' | 'contacts' | 'review' | 'booked';
}

/** What the order costs now. */
export interface PriceDetail {
  readonly vehicle: VehicleKind;
  /** Net price in whole satang: 8200 is ฿82. */
  readonly amountSatang: number;
  readonly distanceKm: number;
}

/** A guest of this partner is signed on. */
export interface SignOnDetail {
  readonly partner: string;
}

/** A delivery that is followed has another status. */
export interface StatusDetail extends FollowedDetail {
  readonly status: JobStatus;
}

/** The element's size in pixels. */
export interface ResizeDetail {
  readonly width: number;
  readonly height: number;
}

export interface BookedDetail {
  readonly jobId: string;
  readonly trackingId: string;
}

/** A delivery that is being followed. */
export interface FollowedDetail {
  readonly jobId: string;
  readonly trackingId: string;
}

/** `no_driver`: no driver was free, and nothing was charged. */
export interface CancelledDetail extends FollowedDetail {
  readonly reason: 'cancelled' | 'no_driver';
}

/** The customer rated a delivered job, with 1-5 stars. */
export interface RatedDetail extends FollowedDetail {
  readonly rating: number;
}

/** The customer tipped the driver, and it is paid. */
export interface TippedDetail extends FollowedDetail {
  /** Whole satang: 5000 is ฿50. */
  readonly amountSatang: number;
}

export interface NotFoundDetail {
  readonly trackingId: string;
}

/** A guest said where the things of a booking go. */
export interface SavedDetail {
  /** The partner's booking number. */
  readonly reference: string;
}

/** "Book" was pressed in the price check. A page that handles it itself prevents the default. */
export interface BookDetail extends PriceDetail {
  /** In travel order. */
  readonly stops: readonly { readonly name: string; readonly lat: number; readonly lng: number }[];
}

/**
 * `signon`: the partner's token was refused (`reason` says why, for the page's developer). `gateway`: it does not answer.
 * `load`: a part of the widget could not be fetched. `attributes`: a needed attribute is missing.
 */
export interface ErrorDetail {
  readonly code: 'signon' | 'gateway' | 'load' | 'attributes';
  readonly message: string;
  readonly reason?: string;
}

/** What the floating button opens. */
export interface OpenedDetail {
  readonly opens: Opened;
}

/** From our tracking element to our booking element on the same page: an order like this job. It does not bubble. */
export interface RefillDetail {
  readonly job: RepeatableJob;
  readonly onFilled: () => void;
}

export interface SongwaiEventMap {
  'songwai:ready': CustomEvent<ReadyDetail>;
  'songwai:resize': CustomEvent<ResizeDetail>;
  'songwai:step': CustomEvent<StepDetail>;
  'songwai:price': CustomEvent<PriceDetail>;
  'songwai:sign-on': CustomEvent<SignOnDetail>;
  'songwai:booked': CustomEvent<BookedDetail>;
  'songwai:status': CustomEvent<StatusDetail>;
  'songwai:delivered': CustomEvent<FollowedDetail>;
  'songwai:cancelled': CustomEvent<CancelledDetail>;
  'songwai:rated': CustomEvent<RatedDetail>;
  'songwai:tipped': CustomEvent<TippedDetail>;
  'songwai:saved': CustomEvent<SavedDetail>;
  'songwai:book': CustomEvent<BookDetail>;
  'songwai:not-found': CustomEvent<NotFoundDetail>;
  'songwai:error': CustomEvent<ErrorDetail>;
  'songwai:open': CustomEvent<OpenedDetail>;
  'songwai:close': CustomEvent<OpenedDetail>;
  'songwai:chat': CustomEvent<OpenedDetail>;
  'songwai:refill': CustomEvent<RefillDetail>;
}

type DetailOf<Name extends keyof SongwaiEventMap> = SongwaiEventMap[Name]['detail'];

export type Emit = <Name extends keyof SongwaiEventMap>(name: Name, detail: DetailOf<Name>) => void;

/** Events cross shadow boundaries (`composed`), so that a host may listen anywhere above the element. */
export const emitFrom =
  (target: HTMLElement): Emit =>
  (name, detail) => {
    target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
