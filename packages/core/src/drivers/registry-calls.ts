import type { Transport } from '../gateway/transport-types.ts';
import { type KnownDriver, knownDriverFromWire } from './driver.ts';
import type {
  listDrivers as ListDrivers,
  registerDriver as RegisterDriver,
  setDriverActive as SetDriverActive,
} from './registry-contract.ts';

/** A driver to be registered, who has accepted the data-processor agreement. */
export interface NewDriver {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly plate: string;
  readonly vehicleId: number;
  /** DD/MM/YYYY, not in the future. */
  readonly agreementDate: string;
}

/** A driver as the office sees it. */
export interface RegisteredDriver extends KnownDriver {
  readonly lastName: string;
  readonly phone: string;
  readonly agreementDate: string;
  readonly isActive: boolean;
  readonly isOnDuty: boolean;
}

/** A page of drivers; `nextCursor` null on the last one. */
export interface DriverPage {
  readonly drivers: readonly RegisteredDriver[];
  readonly nextCursor: string | null;
}

/** Answers the driver's id. @throws GatewayError 403 no administrator, 409 phone or plate taken, 422 naming the field. */
export const registerDriver = async (transport: Transport, driver: NewDriver): Promise<string> => {
  const { phone, vehicleId, ...same } = driver;
  const reply = await transport.call<typeof RegisterDriver>({
    method: 'POST',
    path: '/admin/drivers',
    body: { ...same, phoneNo: phone, vehicle: vehicleId, agreementAccepted: true },
  });
  return reply.songwaiId ?? '';
};

/** Lets a driver drive, or no more. @throws GatewayError 404 no such driver, 409 on the way with somebody's goods. */
export const setDriverActive = async (
  transport: Transport,
  { driverId, isActive }: { readonly driverId: string; readonly isActive: boolean },
): Promise<void> => {
  await transport.call<typeof SetDriverActive>({
    method: 'POST',
    path: '/admin/drivers/:songwaiId/active',
    params: { songwaiId: driverId },
    body: { isActive },
  });
};

/** Newest first. @throws GatewayError 403 no administrator. */
export const fetchDrivers = async (
  transport: Transport,
  { search, cursor }: { readonly search?: string; readonly cursor?: string } = {},
): Promise<DriverPage> => {
  const reply = await transport.call<typeof ListDrivers>({
    method: 'GET',
    path: '/admin/drivers',
    body: { ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) },
    isIdempotentRead: true,
  });
  const drivers = (reply.drivers ?? []).map((wire) => ({
    ...knownDriverFromWire(wire),
    lastName: wire.lastName,
    phone: wire.phoneNo,
    agreementDate: wire.agreementDate,
    isActive: wire.isActive,
    isOnDuty: wire.isOnDuty,
  }));
  return { drivers, nextCursor: reply.nextCursor ?? null };
};
