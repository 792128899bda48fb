import type { LatLng } from '../basics/geo.ts';
import { bahtFromSatang, type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { placeFromWire } from '../places/calls.ts';
import type { Bulk, BulkPlan, BulkSummary } from './bulk.ts';
import { bulkTripFromWire, plannedTripFromWire, summaryFromWire } from './bulk-from-wire.ts';
import * as routes from './routes.generated.ts';
import type { CheckedPlace } from './rows/delivery-row.ts';

/** The places that addresses of a file may mean; at most `mostCheckedRows` at a time. @throws GatewayError */
export const checkBulkPlaces = async (
  transport: Transport,
  rows: readonly { readonly row: number; readonly address: string; readonly phone: string }[],
  signal?: AbortSignal,
): Promise<readonly CheckedPlace[]> => {
  const reply = await call(transport, routes.checkBulkPlaces, {
    rows: rows.map(({ phone, ...row }) => ({ ...row, ...(phone && { phone }) })),
    signal,
  });
  return reply.rows.map(({ row, places, doubt, elsewhere, bookedAs }) => ({
    row,
    places: places.map(placeFromWire),
    doubt: doubt ?? null,
    ...(elsewhere && { elsewhere }),
    bookedAs: bookedAs ?? null,
  }));
};

/** A delivery to be planned. */
export interface PlannedDrop extends LatLng {
  readonly row: number;
  readonly hasCod: boolean;
}

/** Groups deliveries into trips and prices them; books nothing. @throws GatewayError 422 for a point outside the service area. */
export const planBulk = async (
  transport: Transport,
  {
    vehicleId,
    pickUp,
    drops,
    mostDrops,
  }: {
    readonly vehicleId: number;
    readonly pickUp: LatLng;
    readonly drops: readonly PlannedDrop[];
    /** 1: each delivery is a trip of its own. */
    readonly mostDrops: number;
  },
  signal?: AbortSignal,
): Promise<BulkPlan> => {
  const {
    trips = [],
    total = 0,
    aloneTotal = 0,
  } = await call(transport, routes.planBulk, {
    vehicle: vehicleId,
    pickUp: { lat: pickUp.lat, lng: pickUp.lng },
    drops: drops.map(({ row, lat, lng, hasCod }) => ({ row, lat, lng, ...(hasCod && { hasCod }) })),
    mostDrops,
    signal,
  });
  return {
    trips: trips.map(plannedTripFromWire),
    totalSatang: satangFromBaht(total),
    aloneSatang: satangFromBaht(aloneTotal),
  };
};

/** The caller's files, the newest first. @throws GatewayError */
export const fetchBulks = async (transport: Transport, signal?: AbortSignal): Promise<readonly BulkSummary[]> => {
  const { bulks = [] } = await call(transport, routes.listBulks, { signal });
  return bulks.map(summaryFromWire);
};

/** A file with its trips; null without one. @throws GatewayError 404 for another customer's. */
export const fetchBulk = async (transport: Transport, bulkId: string, signal?: AbortSignal): Promise<Bulk | null> => {
  const { bulk } = await call(transport, routes.getBulk, { bulkId, signal });
  if (bulk === undefined) return null;
  const { trips, paymentType, vehicle, mailTo = null, isStopping = false, ...summary } = bulk;
  return { ...summaryFromWire(summary), paymentType, vehicleId: vehicle, mailTo, isStopping, trips: trips.map(bulkTripFromWire) };
};

/** Stops after the trip that is being booked. @throws GatewayError */
export const stopBulk = async (transport: Transport, bulkId: string): Promise<void> => {
  await call(transport, routes.stopBulk, { bulkId });
};

/** A failed trip to be tried again, at the price that the customer agrees to. */
export interface RetriedTrip {
  readonly trip: number;
  readonly priceSatang: Satang;
}

/** Goes on with a stopped file, and tries failed trips again. @throws GatewayError 422 `wallet_short`. */
export const continueBulk = async (
  transport: Transport,
  { bulkId, trips }: { readonly bulkId: string; readonly trips: readonly RetriedTrip[] },
): Promise<void> => {
  await call(transport, routes.continueBulk, {
    bulkId,
    ...(trips.length > 0 && { trips: trips.map(({ trip, priceSatang }) => ({ trip, price: bahtFromSatang(priceSatang) })) }),
  });
};
