import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { type KnownDriver, knownDriverFromWire } from '../driver.ts';
import type { listDriverChanges as ListDriverChanges, listDrivers as ListDrivers } from './driver-admin-contract.ts';
import * as routes from './routes.generated.ts';

/** Not stated, male or female; a hire may ask for a man or a woman. */
export type StatedGender = 'N' | 'M' | 'F';

/** A driver to register, who has accepted the data-processor agreement. */
export interface NewDriver {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly plate: string;
  readonly vehicleId: number;
  readonly gender: StatedGender;
  /** DD/MM/YYYY, not in the future. */
  readonly agreementDate: string;
}

/** A driver as administrators see it. */
export interface RegisteredDriver extends KnownDriver {
  readonly lastName: string;
  readonly phone: string;
  readonly gender: StatedGender;
  readonly agreementDate: string;
  readonly isActive: boolean;
  readonly isOnDuty: boolean;
}

/** A page of drivers; `nextCursor` is null on the last. */
export interface DriverPage {
  readonly drivers: readonly RegisteredDriver[];
  readonly nextCursor: string | null;
}

type WireRegistered = NonNullable<ReplyOf<typeof ListDrivers>['drivers']>[number];

const registeredFromWire = (wire: WireRegistered): RegisteredDriver => ({
  ...knownDriverFromWire(wire),
  lastName: wire.lastName,
  phone: wire.phoneNo,
  gender: wire.gender,
  agreementDate: wire.agreementDate,
  isActive: wire.isActive,
  isOnDuty: wire.isOnDuty,
});

/**
 * Registers a driver. @returns its id. @throws GatewayError 403 not an administrator, 409 phone or plate taken, 422 naming the
 * field.
 */
export const registerDriver = async (transport: Transport, driver: NewDriver): Promise<string> => {
  const { phone, vehicleId, ...same } = driver;
  const reply = await call(transport, routes.registerDriver, {
    ...same,
    phoneNo: phone,
    vehicle: vehicleId,
    agreementAccepted: true,
  });
  return reply.songwaiId ?? '';
};

/** Sets a driver's photo, from base64; null takes it away. @throws GatewayError 404 no such driver, 422 no picture, 503. */
export const setDriverPhoto = async (
  transport: Transport,
  { driverId, imageBase64 }: { readonly driverId: string; readonly imageBase64: string | null },
): Promise<void> => {
  await call(transport, routes.setDriverPhoto, { songwaiId: driverId, ...(imageBase64 !== null && { imgBase64: imageBase64 }) });
};

/**
 * Activates or deactivates a driver. @throws GatewayError 404 no such driver, 409 carrying goods, or phone or plate taken
 * meanwhile.
 */
export const setDriverActive = async (
  transport: Transport,
  { driverId, isActive }: { readonly driverId: string; readonly isActive: boolean },
): Promise<void> => {
  await call(transport, routes.setDriverActive, { songwaiId: driverId, isActive });
};

/** Registered drivers, newest first. @throws GatewayError 403 not an administrator. */
export const fetchDrivers = async (
  transport: Transport,
  { search, cursor }: { readonly search?: string; readonly cursor?: string } = {},
): Promise<DriverPage> => {
  const reply = await call(transport, routes.listDrivers, { ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) });
  return { drivers: (reply.drivers ?? []).map(registeredFromWire), nextCursor: reply.nextCursor ?? null };
};

/** Fields of a driver's entry that can be changed; absent fields stay unchanged. */
export type DriverChange = Partial<Omit<NewDriver, 'agreementDate'>>;

/**
 * Changes a driver; a new phone signs the app out. @returns the changed driver. @throws GatewayError 403, 404, 409 on a job, or
 * taken, 422 naming the field.
 */
export const changeDriver = async (
  transport: Transport,
  { driverId, change }: { readonly driverId: string; readonly change: DriverChange },
): Promise<RegisteredDriver | null> => {
  const { phone, vehicleId, ...same } = change;
  const { driver } = await call(transport, routes.changeDriver, {
    songwaiId: driverId,
    ...same,
    phoneNo: phone,
    vehicle: vehicleId,
  });
  return driver === undefined ? null : registeredFromWire(driver);
};

/** A change that administrators made to a driver's entry. */
export type DriverHistoryEntry = NonNullable<ReplyOf<typeof ListDriverChanges>['changes']>[number];

/** Newest first; `nextCursor` is null on the last page. @throws GatewayError 403, 404 */
export const fetchDriverChanges = async (
  transport: Transport,
  { driverId, cursor }: { readonly driverId: string; readonly cursor?: string },
): Promise<{ readonly changes: readonly DriverHistoryEntry[]; readonly nextCursor: string | null }> => {
  const { changes = [], nextCursor = null } = await call(transport, routes.listDriverChanges, {
    songwaiId: driverId,
    ...(cursor ? { cursor } : {}),
  });
  return { changes, nextCursor };
};
