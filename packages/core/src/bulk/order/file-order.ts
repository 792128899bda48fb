import type { JobStop } from '../../jobs/booking/job-stop.ts';
import type { BulkPaymentType, BulkRow } from '../bulk.ts';
import type { PlannedDrop } from '../calls.ts';
import { rowValues } from '../rows/cells/row-values.ts';
import { type DeliveryRow, isReady } from '../rows/delivery-row.ts';

/** Day `DD/MM/YYYY` and time `HH:MM` of a pick-up, in Bangkok. */
export interface PickUpMoment {
  readonly date: string;
  readonly time: string;
}

/** What the customer chooses for all trips of a file. */
export interface FileOrder {
  /** Where all trips begin; null until it is chosen. */
  readonly pickUp: JobStop | null;
  /** Null: the first vehicle on offer. */
  readonly vehicleId: number | null;
  readonly isGrouped: boolean;
  /** Deliveries of a trip, where they are grouped. */
  readonly mostDrops: number;
  /** Null until it is chosen. */
  readonly paymentType: BulkPaymentType | null;
  /** Null: as soon as possible. */
  readonly pickUpAt: PickUpMoment | null;
  /** Of the booking that these choices lead to: sent again after a lost answer, it starts the file once. */
  readonly guid: string;
}

/** The deliveries of the rows that can be booked, to be planned. */
export const dropsOf = (rows: readonly DeliveryRow[]): readonly PlannedDrop[] =>
  rows.flatMap((row) => {
    const { number, place, cells } = row;
    return place && isReady(row) ? [{ row: number, lat: place.lat, lng: place.lng, hasCod: cells.cod !== '' }] : [];
  });

/** The stop of a ready row. Its address is as the sender wrote it, so that the driver reads the door, and not only the soi. */
const stopOf = (row: DeliveryRow): JobStop | null => {
  const { place } = row;
  if (place === null) return null;
  const { name: contactName, phone: contactPhone, address, note: remark, codSatang } = rowValues(row);
  const { placeId, name, district, subDistrict, lat, lng } = place;
  return {
    ...{ placeId, name, address, district, subDistrict, lat, lng },
    ...{ contactName, contactPhone, remark, codSatang, isReturn: false },
  };
};

/** The rows as they are booked; those that are not ready are sent without a stop, to be mended later. */
export const bulkRowsOf = (rows: readonly DeliveryRow[]): readonly BulkRow[] =>
  rows.map((row) => ({
    ...{ number: row.number, cells: row.cells, reference: row.cells.reference },
    stop: isReady(row) ? stopOf(row) : null,
  }));
