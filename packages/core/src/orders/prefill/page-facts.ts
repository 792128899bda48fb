import type { Place } from '../../places/place.ts';
import type { Metadata } from '../../validation/orders/metadata.ts';
import type { DeliveryType, Stop } from '../draft/draft.ts';
import type { OrderPrefill, PrefillProblem } from './prefill.ts';

/** A stop as the page gives it; empty texts and a missing place are left to the guest. */
export interface PageStop extends Pick<Stop, 'contactName' | 'contactPhone' | 'remark'> {
  readonly place: Place | null;
}

/** What of a prefill is valid, in the draft's form. */
export interface PageFacts {
  /** The first one has the sender as contact, unless it had a contact of its own. */
  readonly stops: readonly PageStop[];
  readonly isPickUpFixed: boolean;
  /** Undefined where the page gives none, and empty where its value was left out. */
  readonly reference: string | undefined;
  readonly metadata: Metadata | undefined;
  readonly confirmPhone: string;
  readonly remark: string;
  readonly vehicle: OrderPrefill['vehicle'];
  readonly service: DeliveryType;
}

export interface CheckedPrefill {
  readonly facts: PageFacts;
  readonly problems: readonly PrefillProblem[];
}
