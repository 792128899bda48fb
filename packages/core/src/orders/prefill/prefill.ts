import type { VehicleKind } from '../../pricing/catalog.ts';
import type { Metadata } from '../../validation/orders/metadata.ts';
import type { DeliveryType, OrderDraft } from '../draft/draft.ts';

/** A stop that a page knows. */
export interface PrefillStop {
  /** At most 200 characters. */
  readonly name: string;
  /** At most 400 characters. */
  readonly address?: string | undefined;
  readonly lat: number;
  readonly lng: number;
  /** At most 100 characters. */
  readonly contactName?: string | undefined;
  /** A Thai number in any notation. */
  readonly contactPhone?: string | undefined;
  /** For the driver; at most 500 characters. */
  readonly note?: string | undefined;
}

/** What the page around an order knows of it. Everything may be absent. */
export interface OrderPrefill {
  /** Who sends: contact of the pick-up unless its stop has one, and phone for questions. */
  readonly sender?: { readonly name?: string | undefined; readonly phone?: string | undefined } | undefined;
  /** From the pick-up on, at most 10. */
  readonly stops?: readonly PrefillStop[] | undefined;
  /** The guest cannot change, move or remove the place of the first stop. */
  readonly fixedPickUp?: boolean | undefined;
  /** The page's own reference of the order, at most 64 characters. */
  readonly reference?: string | undefined;
  /** The page's own notes on the order (`metadataLimits`). */
  readonly metadata?: Metadata | undefined;
  /** For the driver, of the whole order; at most 1,000 characters. */
  readonly note?: string | undefined;
  /** The kind, or an id of the catalogue. */
  readonly vehicle?: VehicleKind | number | undefined;
  /** 1 document, 2 parcel, 3 food. */
  readonly serviceType?: Exclude<DeliveryType, -1> | undefined;
}

/**
 * Why a value was left out. `unknown`: no such field, vehicle or type; `required`: a stop without a name, or a fixed pick-up
 * without a place.
 */
export type PrefillReason =
  | 'wrongType'
  | 'required'
  | 'unknown'
  | 'tooLong'
  | 'tooMany'
  | 'tooLarge'
  | 'badKey'
  | 'badPhone'
  | 'outsideServiceArea';

/** A value that was left out, for the page's developer. `field` is a path such as `stops.1.contactPhone`. */
export interface PrefillProblem {
  readonly field: string;
  readonly reason: PrefillReason;
}

/**
 * Gives a draft what the page knows; returns the same draft if it has that. With `before`, the draft comes from that one by an
 * action of the guest, and only gets what the guest cannot change.
 */
export type FillDraft = (draft: OrderDraft, before?: OrderDraft) => OrderDraft;
