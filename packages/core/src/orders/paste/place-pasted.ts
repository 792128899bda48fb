import { maxStops } from '../../basics/stop-limits.ts';
import { cashOnDeliveryId } from '../../jobs/booking/job-stop.ts';
import type { OrderDraft, Stop } from '../draft/draft.ts';
import { countedStops } from '../draft/draft-stops.ts';
import { withExtras } from '../draft/extra-edits.ts';
import { withoutEmojiIn } from '../fields/typed-text.ts';
import type { ReviewedStop } from './reviewed-stop.ts';

export interface PlacePastedTools {
  /** The stop in whose search the text was pasted: it takes the first one. */
  readonly firstKey: string | null;
  readonly createStop: () => Stop;
}

export interface PlacedPaste {
  readonly draft: OrderDraft;
  /** The index in the route of each pasted stop; null for one that does not fit. */
  readonly indexes: readonly (number | null)[];
}

/** The wire's limits of a contact's name and of a note. */
const nameMaxLength = 100;
const remarkMaxLength = 500;

const isFree = ({ place, contactName }: Stop) => place === null && contactName === '';

/** A stop with what was pasted; an address that was not found goes into the note, so that it is not lost. */
const fill = (stop: Stop, { found, place, contactName, contactPhone, remark, codSatang }: ReviewedStop): Stop => ({
  ...stop,
  ...withoutEmojiIn({
    contactName: contactName.slice(0, nameMaxLength),
    contactPhone,
    remark: [place ? '' : found.address.value, remark].filter(Boolean).join(' ').slice(0, remarkMaxLength),
  }),
  place,
  codSatang,
});

/**
 * Puts pasted stops into an order: into empty stops first, then behind the last, as far as ten reach. A pick-up takes the first
 * stop if that is empty; other stops leave it to be chosen. Sums to collect choose the extra.
 */
export function placePasted(
  draft: OrderDraft,
  pasted: readonly ReviewedStop[],
  { firstKey, createStop }: PlacePastedTools,
): PlacedPaste {
  const stops = [...countedStops(draft)];
  const returning = draft.stops.filter(({ isReturn }) => isReturn);
  const taken = new Set<number>();
  const isOpen = (index: number) => !taken.has(index) && stops[index] !== undefined && isFree(stops[index]);

  const indexFor = ({ found }: ReviewedStop, isFirst: boolean): number | null => {
    const asked = isFirst && firstKey !== null ? stops.findIndex(({ key }) => key === firstKey) : -1;
    // The stop that was being searched takes it even where it has a place, because it was being changed.
    if (asked >= 0) return asked;
    if (found.role === 'pickUp' && isOpen(0)) return 0;
    const free = stops.findIndex((_, index) => index > 0 && isOpen(index));
    if (free >= 0) return free;
    if (stops.length >= maxStops) return null;
    stops.push(createStop());
    return stops.length - 1;
  };

  const indexes = pasted.map((stop, order): number | null => {
    const index = indexFor(stop, order === 0);
    const target = index === null ? undefined : stops[index];
    if (index === null || !target) return null;
    taken.add(index);
    stops[index] = fill(target, stop);
    return index;
  });
  const collects = stops.some(({ codSatang }, index) => index > 0 && taken.has(index) && (codSatang ?? 0) > 0);
  const extraIds = collects ? [...draft.extraIds, cashOnDeliveryId] : draft.extraIds;
  return { draft: withExtras({ ...draft, stops: [...stops, ...returning] }, extraIds), indexes };
}
