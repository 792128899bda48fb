import type { Place, PlaceContact } from '../../places/place.ts';
import type { StopPatch } from '../fields/draft-field.ts';
import type { OrderDraft, Stop } from './draft.ts';

/** Whether the customer typed the field; what came with the place before is not typed. */
const isTyped = (stop: Stop, field: keyof PlaceContact) => stop[field] !== '' && stop[field] !== stop.place?.contact?.[field];

/** What a place of the customer's own fills in: never half a contact, and nothing over what the customer typed. */
export const knownContact = (stop: Stop, { contactName, contactPhone, remark }: PlaceContact): StopPatch => ({
  ...(!isTyped(stop, 'contactName') && !isTyped(stop, 'contactPhone') && { contactName, contactPhone }),
  ...(!isTyped(stop, 'remark') && { remark }),
});

/** The stops that got such a place by a change of the draft, with what it fills in. */
export const newContacts = (
  before: OrderDraft,
  after: OrderDraft,
): readonly { readonly key: string; readonly patch: StopPatch }[] =>
  after.stops.flatMap(({ key, place, isReturn }) => {
    const earlier = before.stops.find((stop) => stop.key === key);
    if (!earlier || isReturn || !isOther(earlier.place, place)) return [];
    return place?.contact ? [{ key, patch: knownContact(earlier, place.contact) }] : [];
  });

/** In another language a place is the same. */
const isOther = (one: Place | null, other: Place | null) => one?.placeId !== other?.placeId;
