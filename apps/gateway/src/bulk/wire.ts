import { bahtFromSatang } from '@songwai/core/basics/money';
import type { bulkSummary, bulkTrip } from '@songwai/core/bulk/bulk-schema';
import type { Static } from 'typebox';
import type { listRuns } from './queries.ts';
import type { TripRow } from './run-view.ts';

type SummaryRow = Awaited<ReturnType<typeof listRuns>>[number];

/** A file as lists show it. */
export const toWireSummary = (
  row: Pick<SummaryRow, 'id' | 'file_name' | 'status' | 'created_at' | 'finished_at' | 'counts'>,
): Static<typeof bulkSummary> => ({
  bulkId: row.id,
  fileName: row.file_name,
  status: row.status,
  createdDateTime: row.created_at.toISOString(),
  ...(row.finished_at !== null && { finishedDateTime: row.finished_at.toISOString() }),
  dropCount: row.counts.drops,
  tripCount: row.counts.trips,
  bookedCount: row.counts.booked,
  failedCount: row.counts.failed,
  leftCount: row.counts.left,
});

/** A trip with what became of it. */
export const toWireTrip = (row: TripRow): Static<typeof bulkTrip> => ({
  trip: row.number,
  rows: row.visits.map((visit) => visit.row),
  districts: row.visits.map(({ district }) => district),
  price: bahtFromSatang(row.price_satang),
  alonePrice: bahtFromSatang(row.alone_satang),
  status: row.status,
  ...(row.job_id !== null && { jobId: row.job_id }),
  ...(row.tracking_id !== null && { trackingId: row.tracking_id }),
  ...(row.failure !== null && { failureTh: row.failure.th, failureEn: row.failure.en }),
  ...(row.new_price_satang !== null && { newPrice: bahtFromSatang(row.new_price_satang) }),
});
