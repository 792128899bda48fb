import type { Satang } from '../../basics/money.ts';
import type { FoundStop } from '../../places/paste/paste-calls.ts';
import type { Place } from '../../places/place.ts';

/** A stop of a pasted text as the customer checks it: what was read, and what is put into the order. */
export interface ReviewedStop {
  readonly key: string;
  readonly found: FoundStop;
  readonly place: Place | null;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly remark: string;
  readonly codSatang: Satang | null;
  /** The customer has chosen the place, which settles its doubt. */
  readonly isPlaceChosen: boolean;
}

/** What a customer changes of a stop under review. */
export type ReviewPatch = Partial<Pick<ReviewedStop, 'contactName' | 'contactPhone' | 'remark' | 'codSatang'>>;

/** A stop as it was read. */
export const reviewStop = (found: FoundStop, index: number): ReviewedStop => ({
  key: `pasted-${index}`,
  found,
  // A name that several places have is never chosen for the customer.
  place: found.doubt === 'severalPlaces' ? null : (found.places[0] ?? null),
  contactName: found.name?.value ?? '',
  contactPhone: found.phone?.value ?? '',
  remark: found.note?.value ?? '',
  codSatang: found.codSatang?.value ?? null,
  isPlaceChosen: false,
});
