import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { locationPoint } from '../jobs/booking/booking-schema.ts';
import { createStop } from '../orders/draft/draft.ts';
import { checkStopFields } from '../orders/fields/stop-fields.ts';
import { saveLocation } from '../places/saved-contract.ts';
import { checkSavedLocation } from '../places/saved-location-form.ts';
import { longest } from './field-limits.ts';

const limitsOf = (fields: Readonly<Record<string, TSchema>>) =>
  Object.fromEntries(
    ['addressName', 'address', 'contactName', 'contactPhone', 'district', 'subDistrict', 'remark'].map((name) => [
      name,
      (fields[name] as { readonly maxLength?: number } | undefined)?.maxLength,
    ]),
  );

const limits = {
  addressName: longest.placeName,
  address: longest.address,
  contactName: longest.contactName,
  contactPhone: longest.phone,
  district: longest.district,
  subDistrict: longest.district,
  remark: longest.stopRemark,
};

describe('the lengths of fields', () => {
  it('are the same where a place is saved and where it is booked', () => {
    expect(limitsOf(locationPoint.properties)).toEqual(limits);
    expect(limitsOf(saveLocation.request.properties)).toEqual(limits);
  });

  const place = { placeId: 'p', name: 'ร้าน', address: 'สีลม', district: '', subDistrict: '', lat: 13.7, lng: 100.5 };
  const contact = { contactName: 'สมชาย', contactPhone: '0812345678', remark: '' };
  const stop = { ...createStop(0, () => 0.5), key: 'a', place, ...contact };

  it('of a saved place from before say in an order what to shorten', () => {
    expect(checkStopFields(stop)).toEqual([]);
    expect(checkStopFields({ ...stop, contactName: 'ก'.repeat(longest.contactName + 20) })).toEqual([
      { path: 'stops.a.contactName', code: 'textTooLong', values: { max: longest.contactName, over: 20 } },
    ]);
    expect(checkStopFields({ ...stop, remark: 'ก'.repeat(longest.stopRemark + 1) })).toMatchObject([
      { path: 'stops.a.remark', code: 'textTooLong' },
    ]);
    expect(checkStopFields({ ...stop, place: { ...place, address: 'ก'.repeat(500) } })).toEqual([
      { path: 'stops.a.place', code: 'placeTextTooLong', values: { max: longest.address } },
    ]);
  });

  it('are those that a place is saved with, too', () => {
    const form = { addressName: 'ร้าน', address: 'ก'.repeat(longest.address + 1), point: { lat: 13.7, lng: 100.5 }, ...contact };
    expect(checkSavedLocation(form)).toMatchObject({ error: { address: { code: 'textTooLong' } } });
  });
});
