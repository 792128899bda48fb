import { bahtFromSatang } from '../../basics/money.ts';
import type { RequestOf } from '../../gateway/endpoint.ts';
import { priceFieldsToWire } from '../../pricing/price-wire.ts';
import type { createJob as CreateJob } from '../contract.ts';
import type { JobStop, NewJob } from './new-job.ts';

type WireNewJob = RequestOf<typeof CreateJob>;

/** A stop in the names of the wire. */
export const stopToWire = (stop: JobStop): WireNewJob['locationList'][number] => ({
  addressName: stop.name,
  contactName: stop.contactName,
  contactPhone: stop.contactPhone,
  lat: stop.lat,
  lng: stop.lng,
  ...(stop.address && { address: stop.address }),
  ...(stop.placeId && { addressId: stop.placeId }),
  ...(stop.district && { district: stop.district }),
  ...(stop.subDistrict && { subDistrict: stop.subDistrict }),
  ...(stop.remark && { remark: stop.remark }),
  ...(stop.isReturn && { isReturn: true }),
});

export const newJobToWire = (job: NewJob): WireNewJob => ({
  ...priceFieldsToWire(job),
  guid: job.guid,
  orderType: job.pickUpAt ? 'schedule' : 'now',
  locationList: job.stops.map(stopToWire),
  confirmPhone: job.confirmPhone,
  ...(job.remark && { remark: job.remark }),
  ...(job.photoNames?.length && { remarkImages: [...job.photoNames] }),
  paymentType: job.paymentType,
  ...(job.paymentPoint !== null && { paymentPoint: job.paymentPoint }),
  ...(job.receipt && { receipt: { check: true, ...job.receipt } }),
  ...(job.isFixedDriver && { fixDriver: true }),
  shownPrice: bahtFromSatang(job.shownNetSatang),
});
