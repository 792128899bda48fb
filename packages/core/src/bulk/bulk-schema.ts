import { Type } from 'typebox';
import { baht, dateText, timeText } from '../gateway/wire-schemas.ts';
import { locationPoint } from '../jobs/booking/booking-schema.ts';
import { longest } from '../validation/field-limits.ts';
import { longestFileName, mostBulkRows, mostDropsPerTrip } from './bulk-limits.ts';

/** The number of a row in its file, whose first row is 1. */
export const rowNumber = Type.Integer({ minimum: 1, maximum: 1_000_000 });

const cell = (longest: number) => Type.Optional(Type.String({ maxLength: longest }));

/** What a row says, by the names of its fields, without the empty ones; stored so that the file can be opened again. */
export const rowCells = Type.Object({
  ...{ name: cell(500), phone: cell(500), address: cell(1_500), note: cell(500), cod: cell(500) },
  ...{ reference: cell(500), date: cell(500) },
});

/** A row of a file: with its place and contact where it is ready to be booked. */
export const bulkRow = Type.Object({
  row: rowNumber,
  cells: rowCells,
  stop: Type.Optional(locationPoint),
  /** The customer's own reference of the delivery. */
  reference: Type.Optional(Type.String({ maxLength: 64 })),
});

/** What all trips of a file have in common. */
export const bulkOrder = {
  fileName: Type.String({ minLength: 1, maxLength: longestFileName }),
  pickUp: locationPoint,
  vehicle: Type.Integer({ minimum: 1 }),
  orderType: Type.Union([Type.Literal('now'), Type.Literal('schedule')]),
  /** With `schedule`. */
  jobDate: Type.Optional(dateText),
  startTime: Type.Optional(timeText),
  confirmPhone: Type.String({ minLength: 1, maxLength: longest.phone }),
};

/** Cash 0, the wallet 2, or the monthly invoice 4: nothing is charged to a card or by PromptPay without the person. */
export const bulkPaymentType = Type.Union([Type.Literal(0), Type.Literal(2), Type.Literal(4)]);

/** A planned trip: its rows in the order of the visits, with its price in baht. */
export const plannedTrip = Type.Object({
  rows: Type.Array(rowNumber, { minItems: 1, maxItems: mostDropsPerTrip }),
  /** Road distance in km, floored to 2 decimals. */
  distance: Type.Number({ minimum: 0 }),
  price: baht,
  /** What its deliveries would cost as trips of their own. */
  alonePrice: baht,
});

/** A trip as it was agreed to. */
export const agreedTrip = Type.Object({
  rows: plannedTrip.properties.rows,
  /** The price that was shown, which the booking never exceeds. */
  price: baht,
  alonePrice: baht,
});

export const bulkStatus = Type.Union([Type.Literal('booking'), Type.Literal('stopped'), Type.Literal('done')]);

/** A file that was booked, in a list. */
export const bulkSummary = Type.Object({
  bulkId: Type.String(),
  fileName: Type.String(),
  status: bulkStatus,
  createdDateTime: Type.String(),
  finishedDateTime: Type.Optional(Type.String()),
  dropCount: Type.Integer({ minimum: 0 }),
  tripCount: Type.Integer({ minimum: 0 }),
  bookedCount: Type.Integer({ minimum: 0 }),
  failedCount: Type.Integer({ minimum: 0 }),
  /** Rows that were left out, to be mended later. */
  leftCount: Type.Integer({ minimum: 0 }),
});

/** A trip of a file that is being booked. */
export const bulkTrip = Type.Object({
  trip: Type.Integer({ minimum: 1 }),
  rows: Type.Array(rowNumber),
  /** Districts of its deliveries, in the order of the visits. */
  districts: Type.Array(Type.String()),
  price: baht,
  alonePrice: baht,
  status: Type.Union([Type.Literal('waiting'), Type.Literal('booked'), Type.Literal('failed')]),
  jobId: Type.Optional(Type.String()),
  trackingId: Type.Optional(Type.String()),
  /** Why it is not booked, and what to do. */
  failureTh: Type.Optional(Type.String()),
  failureEn: Type.Optional(Type.String()),
  /** The price has risen to this since it was agreed to. */
  newPrice: Type.Optional(baht),
});

/** All of a file's rows at most once. */
export const bulkRows = Type.Array(bulkRow, { minItems: 1, maxItems: mostBulkRows });
