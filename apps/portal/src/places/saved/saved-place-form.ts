import type { Place } from '@songwai/core/places/place';
import type { SavedLocation } from '@songwai/core/places/saved-location';

/** What is typed and chosen for a place to save: texts only, so that it can be stored as it is. */
export interface SavedPlaceForm {
  readonly addressName: string;
  readonly address: string;
  readonly district: string;
  readonly subDistrict: string;
  /** Degrees; empty until a place is chosen. */
  readonly lat: string;
  readonly lng: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly remark: string;
  /** Empty: no favourite. */
  readonly favourite: string;
}

export const emptyPlaceForm: SavedPlaceForm = {
  addressName: '',
  address: '',
  district: '',
  subDistrict: '',
  lat: '',
  lng: '',
  contactName: '',
  contactPhone: '',
  remark: '',
  favourite: '',
};

export const placeFormOf = ({ id: _id, lat, lng, isFavourite, ...saved }: SavedLocation): SavedPlaceForm => ({
  ...saved,
  lat: String(lat),
  lng: String(lng),
  favourite: isFavourite ? 'yes' : '',
});

/** Takes a found place over; a name that was typed stays. */
export const withPlace = (form: SavedPlaceForm, { name, address, district, subDistrict, lat, lng }: Place): SavedPlaceForm => ({
  ...form,
  addressName: form.addressName || name,
  address: address === '' ? name : address,
  district,
  subDistrict,
  lat: String(lat),
  lng: String(lng),
});
