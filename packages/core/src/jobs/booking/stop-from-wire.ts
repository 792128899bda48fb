import type { Static } from 'typebox';
import { satangFromBaht } from '../../basics/money.ts';
import type { detailedPoint as DetailedPoint } from './booking-schema.ts';
import type { JobStop } from './job-stop.ts';

/** Maps a stop from the wire's names. */
export const stopFromWire = (wire: Static<typeof DetailedPoint>): JobStop => ({
  placeId: wire.addressId ?? '',
  name: wire.addressName,
  address: wire.address ?? '',
  district: wire.district ?? '',
  subDistrict: wire.subDistrict ?? '',
  contactName: wire.contactName,
  contactPhone: wire.contactPhone,
  remark: wire.remark ?? '',
  codSatang: wire.codAmount === undefined ? null : satangFromBaht(wire.codAmount),
  codCollectedSatang: wire.codCollected === undefined ? undefined : satangFromBaht(wire.codCollected),
  isReturn: wire.isReturn ?? false,
  lat: wire.lat,
  lng: wire.lng,
  receiverLink: wire.receiverLink,
  receiverNote: wire.receiverNote,
  receiverPin: wire.receiverPin,
});
