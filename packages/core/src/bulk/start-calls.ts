import { bahtFromSatang, type Satang } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type JobStop, stopToWire } from '../jobs/booking/job-stop.ts';
import { stopFromWire } from '../jobs/booking/stop-from-wire.ts';
import type { BulkPaymentType, BulkRow, EarlierRow } from './bulk.ts';
import * as routes from './routes.generated.ts';

/** A trip as it was shown and agreed to. */
export interface AgreedTrip {
  readonly rows: readonly number[];
  readonly priceSatang: Satang;
  readonly aloneSatang: Satang;
}

/** A file to be booked. */
export interface NewBulk {
  /** The same one starts the file once. */
  readonly guid: string;
  readonly fileName: string;
  readonly pickUp: JobStop;
  readonly vehicleId: number;
  /** Day and time in Bangkok, `DD/MM/YYYY` and `HH:MM`; null: now. */
  readonly pickUpAt: { readonly date: string; readonly time: string } | null;
  readonly confirmPhone: string;
  readonly paymentType: BulkPaymentType;
  readonly rows: readonly BulkRow[];
  readonly trips: readonly AgreedTrip[];
}

/** Starts the booking of a file, which goes on without the page. @throws GatewayError 422 at `rows.<index>…`, or `wallet_short`. */
export const startBulk = async (transport: Transport, bulk: NewBulk): Promise<string> => {
  const { pickUpAt, rows, trips, vehicleId, pickUp, ...rest } = bulk;
  const { bulkId = '' } = await call(transport, routes.startBulk, {
    ...rest,
    vehicle: vehicleId,
    pickUp: stopToWire(pickUp),
    ...(pickUpAt === null
      ? { orderType: 'now' as const }
      : { orderType: 'schedule' as const, jobDate: pickUpAt.date, startTime: pickUpAt.time }),
    rows: rows.map(({ number, cells, stop, reference }) => ({
      row: number,
      cells,
      ...(stop && { stop: stopToWire(stop) }),
      ...(reference && { reference }),
    })),
    trips: trips.map((trip) => ({
      rows: trip.rows,
      price: bahtFromSatang(trip.priceSatang),
      alonePrice: bahtFromSatang(trip.aloneSatang),
    })),
  });
  return bulkId;
};

const noCells: BulkRow['cells'] = { name: '', phone: '', address: '', note: '', cod: '', reference: '', date: '' };

/** An earlier file, to be booked again or to be finished. */
export interface EarlierFile {
  readonly fileName: string;
  readonly vehicleId: number | null;
  readonly pickUp: JobStop | null;
  readonly rows: readonly EarlierRow[];
}

/** The rows of an earlier file. @throws GatewayError 404 for another customer's. */
export const fetchBulkRows = async (transport: Transport, bulkId: string, signal?: AbortSignal): Promise<EarlierFile> => {
  const { fileName = '', vehicle = null, pickUp, rows = [] } = await call(transport, routes.getBulkRows, { bulkId, signal });
  return {
    fileName,
    vehicleId: vehicle,
    pickUp: pickUp === undefined ? null : stopFromWire(pickUp),
    rows: rows.map(({ row, cells, stop, reference = '', jobId = null, trip = null }) => ({
      ...{ number: row, cells: { ...noCells, ...cells }, reference, jobId, trip },
      stop: stop === undefined ? null : stopFromWire(stop),
    })),
  };
};
