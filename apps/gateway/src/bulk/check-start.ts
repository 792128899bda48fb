import { satangFromBaht } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { startBulk } from '@songwai/core/bulk/contract';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { LocalText } from '../http/language.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { type BookingRequest, checkBooking } from '../jobs/booking/check-booking.ts';
import type { CommonOrder } from './tables.ts';
import { bulkTexts } from './texts.ts';
import { tripRequest } from './trip-request.ts';

export type StartRequest = RequestOf<typeof startBulk>;
type WireRow = StartRequest['rows'][number];

/** A file that can be booked as it is. */
export interface CheckedStart {
  readonly common: CommonOrder;
  readonly totalSatang: number;
  /** By number: the trip of a row and its visit there. */
  readonly placeOf: ReadonlyMap<number, { readonly trip: number; readonly visit: number }>;
}

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** Stops of a trip in a booking's list begin with the pick-up. */
const stopField = /^locationList\.(\d+)(.*)$/;

/** Says which row a refused stop belongs to, in the terms of the file. */
function atRow(error: BusinessRefusal, rowIndexes: readonly number[]): BusinessRefusal {
  const found = stopField.exec(error.details.field ?? '');
  if (found === null) return error;
  const [, stop = '0', rest = ''] = found;
  const index = rowIndexes[Number(stop) - 1];
  return new BusinessRefusal({ ...error.details, field: index === undefined ? `pickUp${rest}` : `rows.${index}.stop${rest}` });
}

function placeRows(body: StartRequest): CheckedStart['placeOf'] {
  const known = new Set<number>();
  for (const [index, { row }] of body.rows.entries()) {
    if (known.has(row)) refuse(`rows.${index}.row`, bulkTexts.rowTwice);
    known.add(row);
  }
  const placeOf = new Map<number, { trip: number; visit: number }>();
  for (const [index, { rows }] of body.trips.entries()) {
    for (const [visit, row] of rows.entries()) {
      if (!known.has(row)) refuse(`trips.${index}`, bulkTexts.tripUnknownRow);
      if (placeOf.has(row)) refuse(`trips.${index}`, bulkTexts.rowTwice);
      placeOf.set(row, { trip: index + 1, visit });
    }
  }
  return placeOf;
}

/**
 * Checks a file before any of it is booked: each row is in one trip or left out, and each trip would be accepted.
 *
 * @throws {BusinessRefusal} 422 with the row or trip at fault.
 */
export function checkStart(body: StartRequest, now: Date): CheckedStart {
  const { pickUp, vehicle, orderType, jobDate, startTime, confirmPhone } = body;
  const common: CommonOrder = {
    ...{ pickUp, vehicle, orderType, confirmPhone: cleanText(confirmPhone) },
    ...(jobDate !== undefined && { jobDate }),
    ...(startTime !== undefined && { startTime }),
  };
  const placeOf = placeRows(body);
  const indexOf = new Map(body.rows.map(({ row }, index) => [row, index]));
  let totalSatang = 0;
  for (const { rows, price } of body.trips) {
    const indexes = rows.map((row) => indexOf.get(row) ?? -1);
    const drops = indexes.map((index) => dropOf(body.rows[index], index));
    const priceSatang = satangFromBaht(price);
    totalSatang += priceSatang;
    const request: BookingRequest = tripRequest({ common, drops, paymentType: body.paymentType, guid: body.guid, priceSatang });
    try {
      checkBooking(request, { now, wantsReturn: false, limit: undefined });
    } catch (error) {
      throw error instanceof BusinessRefusal ? atRow(error, indexes) : error;
    }
  }
  return { common, totalSatang, placeOf };
}

function dropOf(row: WireRow | undefined, index: number) {
  const { stop, reference = '' } = row ?? {};
  if (stop === undefined) return refuse(`rows.${index}`, bulkTexts.rowNotReady);
  return { stop, reference: cleanText(reference) };
}
