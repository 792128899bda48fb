import { bahtFromSatang } from '../../basics/money.ts';
import type { CallInput } from '../../gateway/call.ts';
import { priceFieldsToWire } from '../../pricing/price-wire.ts';
import type { createJob as CreateJob } from '../contract.ts';
import type { JobStop, NewBooking, NewJob } from './new-job.ts';

type WireNewJob = CallInput<typeof CreateJob>;

/** Maps a stop to the wire's names. */
const stopToWire = (stop: JobStop): WireNewJob['locationList'][number] => ({
  addressName: stop.name,
  contactName: stop.contactName,
  contactPhone: stop.contactPhone,
  lat: stop.lat,
  lng: stop.lng,
  address: stop.address || undefined,
  addressId: stop.placeId || undefined,
  district: stop.district || undefined,
  subDistrict: stop.subDistrict || undefined,
  remark: stop.remark || undefined,
  isReturn: stop.isReturn || undefined,
});

/** Maps the fields that every booking has to the wire's names. */
export const bookingToWire = (booking: NewBooking) => ({
  guid: booking.guid,
  locationList: booking.stops.map(stopToWire),
  confirmPhone: booking.confirmPhone,
  remark: booking.remark || undefined,
  remarkImages: booking.photoNames?.length ? booking.photoNames : undefined,
  paymentType: booking.paymentType,
  receipt: booking.receipt ? { check: true, ...booking.receipt } : undefined,
  fixDriver: booking.isFixedDriver || undefined,
});

export const newJobToWire = (job: NewJob): WireNewJob => ({
  ...priceFieldsToWire(job),
  ...bookingToWire(job),
  orderType: job.pickUpAt ? 'schedule' : 'now',
  paymentPoint: job.paymentPoint ?? undefined,
  shownPrice: bahtFromSatang(job.shownNetSatang),
});
