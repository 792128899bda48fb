import type { LatLng } from '../basics/geo.ts';
import { type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type HireToDo, hireFromWire } from '../rides/hire-calls.ts';
import * as routes from './routes.generated.ts';

/** A job offered to a driver. */
export interface JobOffer {
  readonly offerId: string;
  readonly jobId: string;
  readonly expiresInSeconds: number;
  readonly fareSatang: Satang;
  /** 1 express, 2 full day, 3 next day. */
  readonly taskType: number;
  /** DD/MM/YYYY and HH:MM in Bangkok. */
  readonly date: string;
  readonly time: string;
  readonly toPickUpKm: number;
  readonly distanceKm: number;
  readonly extraIds: readonly number[];
  readonly isFavorite: boolean;
  /** Null unless the job is a hire. */
  readonly hire: HireToDo | null;
  readonly stops: readonly (LatLng & { readonly district: string; readonly subDistrict: string })[];
}

/** A driver's offers, the earliest to expire first. @throws GatewayError */
export const fetchDriverOffers = async (transport: Transport): Promise<readonly JobOffer[]> => {
  const reply = await call(transport, routes.getDriverOffers);
  return (reply.offers ?? []).map((wire) => ({
    offerId: wire.offerId,
    jobId: wire.jobId,
    expiresInSeconds: wire.expiresInSeconds,
    fareSatang: satangFromBaht(wire.fare),
    taskType: wire.taskType,
    date: wire.jobDate,
    time: wire.jobTime,
    toPickUpKm: wire.kmToPickUp,
    distanceKm: wire.distance,
    extraIds: wire.jobOptions,
    isFavorite: wire.isFavorite,
    hire: hireFromWire(wire.fullDayInfo),
    stops: wire.locationList,
  }));
};

/**
 * Accepts an offer; may be repeated without an answer. @returns the job's id. @throws GatewayError 404, 409 taken, expired,
 * withdrawn, off duty or busy.
 */
export const acceptDriverOffer = async (transport: Transport, offerId: string): Promise<string> => {
  const reply = await call(transport, routes.acceptDriverOffer, { offerId });
  return reply.jobId ?? '';
};

/** Declines an offer. @throws GatewayError 404, 409 already accepted by this driver. */
export const declineDriverOffer = async (transport: Transport, offerId: string): Promise<void> => {
  await call(transport, routes.declineDriverOffer, { offerId });
};
