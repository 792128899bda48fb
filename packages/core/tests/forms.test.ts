import { expect, it } from 'vitest';
import { checkReceiptHeader } from '../src/invoices/receipt-header-form.ts';
import { checkSavedLocation } from '../src/places/saved-location-form.ts';

it('saves no receipt header without address, tax id and office', () => {
  expect(checkReceiptHeader({ companyName: 'Songwai', address: '', taxNumber: '', branch: '', postcode: '1' })).toEqual({
    ok: false,
    error: {
      address: { code: 'billingAddressRequired' },
      taxNumber: { code: 'taxIdRequired' },
      branch: { code: 'branchRequired' },
      postcode: { code: 'postcodeInvalid' },
    },
  });
});

it('saves no location that the search has not found', () => {
  const form = { addressName: 'Home', address: 'Rama I', point: null, contactName: 'Som', contactPhone: '02-123-4567' };
  expect(checkSavedLocation(form)).toEqual({ ok: false, error: { point: { code: 'locationNotSearched' } } });
  const point = { lat: 13.7, lng: 100.5 };
  expect(checkSavedLocation({ ...form, point })).toEqual({ ok: true, value: { ...form, point, contactPhone: '021234567' } });
});
