import type { Place, PlaceContact } from '../../places/place.ts';
import type { OrderDraft, Stop } from './draft.ts';
import { alignReturnStop } from './return-stop.ts';

/** Changes one stop and updates the return point. */
export const mapStop = (draft: OrderDraft, key: string, change: (stop: Stop) => Stop): OrderDraft =>
  alignReturnStop({ ...draft, stops: draft.stops.map((stop) => (stop.key === key ? change(stop) : stop)) });

/** Whether the customer typed the field; what came with the place before is not typed. */
const isTyped = (stop: Stop, field: keyof PlaceContact) => stop[field] !== '' && stop[field] !== stop.place?.contact?.[field];

/** Fills in who is known at the place, but never half a contact, and nothing over what the customer typed. */
const withContact = (stop: Stop, { contactName, contactPhone, remark }: PlaceContact): Stop => ({
  ...stop,
  ...(!isTyped(stop, 'contactName') && !isTyped(stop, 'contactPhone') && { contactName, contactPhone }),
  ...(!isTyped(stop, 'remark') && { remark }),
});

/** Sets or clears a stop's place. A place of the customer's own brings its contact. */
export const setPlace = (draft: OrderDraft, stopKey: string, place: Place | null): OrderDraft =>
  mapStop(draft, stopKey, (stop) => ({ ...(place?.contact ? withContact(stop, place.contact) : stop), place }));
