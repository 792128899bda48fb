import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { refusal } from '@songwai/features/tests/fixture-gateway';

const ok = { responseCode: 200, responseDesc: '' };

/** A warehouse, which is a favourite, and a customer's home. */
export const storyPlaces = [
  {
    addressId: 'p-1',
    addressName: 'คลังสินค้าบางนา',
    address: '99/9 ถนนบางนา-ตราด แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260',
    contactName: 'คุณธนากร',
    contactPhone: '0812345678',
    lat: 13.6682,
    lng: 100.605,
    district: 'บางนา',
    subDistrict: 'บางนาใต้',
    remark: 'ประตู 3',
    favorite: true,
  },
  {
    addressId: 'p-2',
    addressName: 'บ้านคุณพิม',
    address: '98 ซอยอารีย์ 4 แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400',
    contactName: 'คุณพิม',
    contactPhone: '0898765432',
    lat: 13.7797,
    lng: 100.5446,
    district: 'พญาไท',
    subDistrict: 'พญาไท',
    remark: '',
    favorite: false,
  },
];

/** Saved places that stay as long as the story. */
export function createPlaceAnswers(start: typeof storyPlaces = storyPlaces): Answers {
  let places = start;
  const sorted = () => places.toSorted((one, other) => Number(other.favorite) - Number(one.favorite));
  return {
    '/list_location': () => ({ ...ok, locationList: sorted(), total: places.length }),
    '/save_location': ({ addressId, ...fields }) => {
      if (fields['contactPhone'] === '0800000000')
        throw refusal(422, { field: 'contactPhone', description: 'Please check the phone number.' });
      const before = places.find((place) => place.addressId === addressId);
      const place = { ...(before ?? storyPlaces[0]), ...fields, addressId: String(addressId ?? `p-${places.length + 1}`) };
      places = [...places.filter((one) => one !== before), place as (typeof storyPlaces)[number]];
      return { ...ok, addressId: place.addressId, location: place };
    },
    '/remove_location': ({ addressId }) => {
      places = places.filter((place) => place.addressId !== addressId);
      return ok;
    },
    '/location/favorite': ({ addressId, value }) => {
      places = places.map((place) => (place.addressId === addressId ? { ...place, favorite: value === true } : place));
      return ok;
    },
  };
}
