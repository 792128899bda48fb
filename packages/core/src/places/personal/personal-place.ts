import type { LatLng } from '../../basics/geo.ts';
import type { Place } from '../place.ts';
import type { RecentAddress, SavedLocation } from '../saved-location.ts';

/** About eleven metres, as the gateway compares recent places: a pin moved across a forecourt still means the same place. */
const decimals = 4;

const pointKey = ({ lat, lng }: LatLng) => `${lat.toFixed(decimals)},${lng.toFixed(decimals)}`;

/** Whether two places are one, whatever they are called. */
export const isSamePoint = (one: LatLng, other: LatLng): boolean => pointKey(one) === pointKey(other);

/** Equal for the same name at the same point. */
export const placeKey = (place: LatLng & { readonly addressName: string }): string =>
  `${pointKey(place)} ${place.addressName.toLowerCase()}`;

/** A saved or earlier place as the place of a stop, with who is there. */
export const personalPlace = (known: RecentAddress | SavedLocation): Place => {
  const { addressName, address, district, subDistrict, lat, lng, contactName, contactPhone } = known;
  const [id, remark] = 'id' in known ? [`saved-${known.id}`, known.remark] : [`recent-${pointKey(known)}`, ''];
  return {
    ...{ placeId: id, name: addressName, address, district, subDistrict, lat, lng },
    contact: { contactName, contactPhone, remark },
  };
};

/** A customer's places, each once: what is saved goes before what was only used. */
export interface OwnPlaces {
  readonly saved: readonly SavedLocation[];
  readonly recent: readonly RecentAddress[];
}

/** Earlier places that are not saved as well. */
export const onlyRecent = ({ saved, recent }: OwnPlaces): readonly RecentAddress[] => {
  const known = new Set(saved.map(placeKey));
  return recent.filter((place) => !known.has(placeKey(place)));
};

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** The customer's own places that hold all words that were typed, or the digits of a phone; the saved ones first. */
export const findPersonalPlaces = (own: OwnPlaces, typed: string, limit: number): readonly Place[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const digits = typed.replace(/[\s-]/g, '');
  const isPhone = /^\d{3,}$/.test(digits);
  return [...own.saved, ...onlyRecent(own)]
    .filter(({ addressName, address, contactName, contactPhone }) => {
      const text = plain(`${addressName} ${contactName} ${address}`);
      return words.every((word) => text.includes(word)) || (isPhone && contactPhone.includes(digits));
    })
    .slice(0, limit)
    .map(personalPlace);
};
