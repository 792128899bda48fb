import { bahtFromSatang } from '@songwai/core/basics/money';
import { expressTask } from '@songwai/core/basics/wire-numbers';
import type { BookingRequest } from '../jobs/booking/check-booking.ts';
import { extrasOf } from './planning.ts';
import type { CommonOrder } from './tables.ts';

type Stop = BookingRequest['locationList'][number];

/** A trip to be booked. */
export interface TripToBook {
  readonly common: CommonOrder;
  /** Its deliveries in the order of the visits. */
  readonly drops: readonly { readonly stop: Stop; readonly reference: string }[];
  readonly paymentType: number;
  readonly guid: string;
  readonly priceSatang: number;
}

/** What a file has: a row of it says nothing else. */
const parcelType = 2;

/** As long as a job's own reference may be. */
const longestReference = 64;

/** What the sender calls the deliveries of a trip, as far as there is room. */
const referenceOf = (drops: TripToBook['drops']): string =>
  [...new Set(drops.map(({ reference }) => reference).filter((reference) => reference !== ''))].reduce((text, reference) => {
    const longer = text === '' ? reference : `${text}, ${reference}`;
    return longer.length <= longestReference ? longer : text;
  }, '');

/** The booking of a trip, as its customer would send it. */
export function tripRequest({ common, drops, paymentType, guid, priceSatang }: TripToBook): BookingRequest {
  const { pickUp, ...order } = common;
  const stops = drops.map(({ stop }) => stop);
  const option = extrasOf(stops.some(({ codAmount }) => codAmount !== undefined));
  const reference = referenceOf(drops);
  return {
    ...order,
    ...{ guid, paymentType, taskType: expressTask, jobType: parcelType },
    locationList: [pickUp, ...stops],
    ...(option.length > 0 && { option: [...option] }),
    ...(reference !== '' && { reference }),
    shownPrice: bahtFromSatang(priceSatang),
  };
}
