import { createStop, type OrderDraft, type Stop } from '../draft/draft.ts';
import { countedStops } from '../draft/draft-stops.ts';
import type { PageStop } from './page-facts.ts';

export interface FillTools {
  /** Milliseconds since the epoch. */
  readonly nowMs: () => number;
  readonly random: () => number;
}

/** Fills what is empty in a stop; nothing of another place's, and never half a contact. */
export const fillStop = (stop: Stop, page: PageStop): Stop => {
  if (stop.place && page.place) return stop;
  const { contactName, contactPhone } = stop.contactName === '' && stop.contactPhone === '' ? page : stop;
  return { ...stop, place: stop.place ?? page.place, contactName, contactPhone, remark: stop.remark || page.remark };
};

/** The customer's own stops with those of the page: in what is empty, and behind it where no place was chosen yet. */
export const fillStops = (draft: OrderDraft, pages: readonly PageStop[], { nowMs, random }: FillTools): readonly Stop[] => {
  const own = countedStops(draft);
  const hasPlace = own.some(({ place }) => place);
  const added = hasPlace ? [] : pages.slice(own.length).map(() => createStop(nowMs(), random));
  return [...own, ...added].map((stop, index) => {
    const page = pages[index];
    return page ? fillStop(stop, page) : stop;
  });
};
