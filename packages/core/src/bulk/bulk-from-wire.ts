import type { Static } from 'typebox';
import { satangFromBaht } from '../basics/money.ts';
import type { BulkSummary, BulkTrip, PlannedTrip } from './bulk.ts';
import type { bulkSummary as BulkSummaryWire, bulkTrip as BulkTripWire, plannedTrip as PlannedTripWire } from './bulk-schema.ts';

/** Maps a planned trip from the wire. */
export const plannedTripFromWire = ({ rows, distance, price, alonePrice }: Static<typeof PlannedTripWire>): PlannedTrip => ({
  rows,
  distanceKm: distance,
  priceSatang: satangFromBaht(price),
  aloneSatang: satangFromBaht(alonePrice),
});

/** Maps a file in a list from the wire. */
export const summaryFromWire = ({
  createdDateTime,
  finishedDateTime,
  ...summary
}: Static<typeof BulkSummaryWire>): BulkSummary => ({
  ...summary,
  createdAt: new Date(createdDateTime),
  finishedAt: finishedDateTime === undefined ? null : new Date(finishedDateTime),
});

/** Maps a trip that is being booked from the wire. */
export const bulkTripFromWire = (wire: Static<typeof BulkTripWire>): BulkTrip => ({
  number: wire.trip,
  rows: wire.rows,
  districts: wire.districts,
  priceSatang: satangFromBaht(wire.price),
  aloneSatang: satangFromBaht(wire.alonePrice),
  status: wire.status,
  jobId: wire.jobId ?? null,
  trackingId: wire.trackingId ?? null,
  failure: wire.failureTh === undefined ? null : { th: wire.failureTh, en: wire.failureEn ?? wire.failureTh },
  newPriceSatang: wire.newPrice === undefined ? null : satangFromBaht(wire.newPrice),
});
