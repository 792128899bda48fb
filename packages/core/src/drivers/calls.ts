import type { LatLng } from '../basics/geo.ts';
import { call } from '../gateway/call.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { getListFavoriteDriver as GetListFavoriteDriver } from './contract.ts';
import { type KnownDriver, knownDriverFromWire } from './driver.ts';
import * as routes from './routes.generated.ts';

/** A driver on the customer's list of favourites or of blocked drivers. */
export interface ListedDriver extends KnownDriver {
  /** The customer's note. */
  readonly remark: string;
  /** DD/MM/YYYY in Bangkok. */
  readonly addedDate: string;
  /** On the company's list, which applies to everyone who books for it. */
  readonly isForCompany: boolean;
  /** Completed jobs for the customer, or for the company. */
  readonly jobCount: number;
  /** DD/MM/YYYY in Bangkok; null without a job. */
  readonly lastJobDate: string | null;
}

/** A driver, with the customer's note, which replaces an earlier one. */
export interface DriverChoice {
  readonly driverId: string;
  readonly remark?: string;
}

/** A free driver on the map: approximate position and vehicle. */
export interface NearDriver extends LatLng {
  readonly vehicleKind: string;
}

const bodyOf = ({ driverId, remark }: DriverChoice) => ({ songwaiId: driverId, ...(remark ? { remark } : {}) });

const listFromWire = ({ drivers = [] }: ReplyOf<typeof GetListFavoriteDriver>): readonly ListedDriver[] =>
  drivers.map((wire) => ({
    ...knownDriverFromWire(wire),
    remark: wire.remark,
    addedDate: wire.addedDate,
    isForCompany: wire.isForCompany,
    jobCount: wire.jobCount,
    lastJobDate: wire.lastJobDate ?? null,
  }));

/**
 * Makes a driver a favourite and ends a block. @throws GatewayError 404 a driver of no job that the caller sees, 409 when the
 * list is full.
 */
export const addFavoriteDriver = async (transport: Transport, choice: DriverChoice): Promise<void> => {
  await call(transport, routes.addFavoriteDriver, bodyOf(choice));
};

/** Blocks a driver from the customer's future jobs. @throws GatewayError as `addFavoriteDriver`. */
export const blockDriver = async (transport: Transport, choice: DriverChoice): Promise<void> => {
  await call(transport, routes.addBlockDriver, bodyOf(choice));
};

/** Favourite drivers, newest first. @throws GatewayError */
export const fetchFavoriteDrivers = async (transport: Transport): Promise<readonly ListedDriver[]> =>
  listFromWire(await call(transport, routes.getListFavoriteDriver));

/** Blocked drivers, newest first. @throws GatewayError */
export const fetchBlockedDrivers = async (transport: Transport): Promise<readonly ListedDriver[]> =>
  listFromWire(await call(transport, routes.getListBlockDriver));

/** Does nothing if the driver is no favourite. @throws GatewayError */
export const removeFavoriteDriver = async (transport: Transport, driverId: string): Promise<void> => {
  await call(transport, routes.removeFavoriteDriver, { songwaiId: driverId });
};

/** Does nothing if the driver is not blocked. @throws GatewayError */
export const unblockDriver = async (transport: Transport, driverId: string): Promise<void> => {
  await call(transport, routes.removeBlockDriver, { songwaiId: driverId });
};

/** Sets whether the order form starts with favourite drivers only. @throws GatewayError */
export const updateFixedDriver = async (transport: Transport, isFixed: boolean): Promise<void> => {
  await call(transport, routes.apiUpdateFixDriver, { fixDriver: isFixed });
};

/**
 * Free drivers around a point, the nearest first; `vehicleId` null for all. @throws GatewayError 422 for impossible coordinates.
 */
export const fetchNearDrivers = async (
  transport: Transport,
  { lat, lng, vehicleId }: LatLng & { readonly vehicleId: number | null },
): Promise<readonly NearDriver[]> => {
  const reply = await call(transport, routes.getNearDrivers, {
    lat: lat.toFixed(6),
    lng: lng.toFixed(6),
    ...(vehicleId === null ? {} : { vehicle_type: String(vehicleId) }),
  });
  return reply.drivers ?? [];
};

/** A driver whom the customer rated with five stars, and did not put on a list. */
export interface SuggestedDriver extends KnownDriver {
  /** Jobs of the last 30 days with five stars. */
  readonly jobCount: number;
}

/** Drivers to make favourites, the best known first, at most 5. @throws GatewayError */
export const fetchSuggestedDrivers = async (transport: Transport): Promise<readonly SuggestedDriver[]> => {
  const { drivers = [] } = await call(transport, routes.getListSuggestedDriver);
  return drivers.map((wire) => ({ ...knownDriverFromWire(wire), jobCount: wire.jobCount }));
};
