import type { Place } from '../../places/place.ts';
import { longest } from '../../validation/field-limits.ts';
import type { DropPoint } from './drop-point.ts';

/** What a guest enters. */
export interface DropPointDraft {
  readonly place: Place | null;
  readonly contactName: string;
  /** As typed. */
  readonly contactPhone: string;
  /** DD/MM/YYYY in Bangkok; empty without a day. */
  readonly deliveryDate: string;
  readonly remark: string;
}

export const emptyDropPoint: DropPointDraft = {
  place: null,
  contactName: '',
  contactPhone: '',
  deliveryDate: '',
  remark: '',
};

/** The wire's limits, in characters. */
export const longestContactName = longest.contactName;
export const longestPhone = longest.phone;
export const longestRemark = longest.stopRemark;
const longestPlaceName = 200;
const longestAddress = 400;
const longestDistrict = 100;

/** The point of a complete draft, which has a place. */
export const dropPointOf = (draft: DropPointDraft & { readonly place: Place }, reference: string): DropPoint => {
  const { place, deliveryDate, contactName, contactPhone, remark } = draft;
  return {
    reference,
    addressName: place.name.slice(0, longestPlaceName),
    address: place.address.slice(0, longestAddress),
    contactName: contactName.trim(),
    contactPhone: contactPhone.trim(),
    lat: place.lat,
    lng: place.lng,
    district: place.district.slice(0, longestDistrict),
    subDistrict: place.subDistrict.slice(0, longestDistrict),
    remark: remark.trim(),
    deliveryDate: deliveryDate === '' ? null : deliveryDate,
  };
};
