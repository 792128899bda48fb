import type { AddressColumns } from './tables.ts';

/** A place with its contact, in the names of the wire. */
export const toWireAddress = (row: AddressColumns) => ({
  addressName: row.address_name,
  address: row.address,
  contactName: row.contact_name,
  contactPhone: row.contact_phone,
  lat: row.lat,
  lng: row.lng,
  district: row.district,
  subDistrict: row.sub_district,
});
