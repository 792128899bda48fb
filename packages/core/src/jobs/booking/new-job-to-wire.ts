import { bahtFromSatang } from '../../basics/money.ts';
import type { CallInput } from '../../gateway/call.ts';
import { priceFieldsToWire } from '../../pricing/price-wire.ts';
import type { createJob as CreateJob } from '../contract.ts';
import { detailsToWire } from './booking-details.ts';
import { stopToWire } from './job-stop.ts';
import type { NewBooking, NewJob } from './new-job.ts';

type WireNewJob = CallInput<typeof CreateJob>;

/** Maps the fields that every booking has to the wire's names. */
export const bookingToWire = (booking: NewBooking) => ({
  ...detailsToWire(booking),
  guid: booking.guid,
  locationList: booking.stops.map(stopToWire),
  remarkImages: booking.photoNames?.length ? booking.photoNames : undefined,
  paymentType: booking.paymentType,
  cardId: booking.cardId,
});

export const newJobToWire = (job: NewJob): WireNewJob => ({
  ...priceFieldsToWire(job),
  ...bookingToWire(job),
  orderType: job.pickUpAt ? 'schedule' : 'now',
  paymentPoint: job.paymentPoint ?? undefined,
  shownPrice: bahtFromSatang(job.shownNetSatang),
  quoteId: job.quoteId,
});
