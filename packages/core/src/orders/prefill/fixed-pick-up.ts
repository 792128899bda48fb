import type { Place } from '../../places/place.ts';
import { createStop, type OrderDraft, type Stop } from '../draft/draft.ts';
import { countedStops } from '../draft/draft-stops.ts';
import { alignReturnStop } from '../draft/return-stop.ts';
import { type FillTools, fillStop } from './fill-stops.ts';
import type { PageStop } from './page-facts.ts';

/** The stop's key, the same after a reload. */
const fixedKey = 'pickUp';

const isSame = (one: Place | null, other: Place | null): boolean =>
  one?.lat === other?.lat && one?.lng === other?.lng && one?.name === other?.name && one?.address === other?.address;

/**
 * Puts the page's pick-up first again, wherever an action of the guest has moved it; the contact may be changed. An action that
 * takes it away does nothing; other stops than before get it instead of their first.
 */
export const fixPickUp = (
  draft: OrderDraft,
  { page, before, tools }: { page: PageStop; before: OrderDraft | undefined; tools: FillTools },
): OrderDraft => {
  const own = countedStops(draft);
  const found = own.find(({ key }) => key === fixedKey);
  const isTakenAway = !found && own.every((stop) => before?.stops.some(({ key }) => key === stop.key));
  if (isTakenAway && before?.stops.some(({ key }) => key === fixedKey)) return before;

  const placed = (): Stop => {
    const [first] = own;
    const isFree = first && (first.place === null || isSame(first.place, page.place));
    return { ...fillStop(isFree ? first : createStop(tools.nowMs(), tools.random), page), key: fixedKey };
  };
  const pickUp = found ?? placed();
  const first = isSame(pickUp.place, page.place) ? pickUp : { ...pickUp, place: page.place };
  if (first === own[0]) return draft;

  const others = found ? own.filter((stop) => stop !== found) : own.slice(1);
  const payingKey = own[draft.paymentPoint]?.key;
  const stops = [first, ...others, ...draft.stops.filter(({ isReturn }) => isReturn)];
  const paymentPoint = Math.max(
    0,
    stops.findIndex(({ key }) => key === payingKey),
  );
  return alignReturnStop({ ...draft, stops, paymentPoint });
};
