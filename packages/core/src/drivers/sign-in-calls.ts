import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type KnownDriver, knownDriverFromWire } from './driver.ts';
import * as routes from './routes.generated.ts';

/** A driver as its own app sees it. */
export interface OwnDriver extends KnownDriver {
  readonly isOnDuty: boolean;
}

/**
 * Sends a code to a driver's phone; answers the seconds until another can be asked for. Whether there is such a driver is not told.
 * @throws GatewayError 422 no mobile number, 429 too many.
 */
export const sendDriverCode = async (transport: Transport, phone: string): Promise<number> => {
  const reply = await call(transport, routes.sendDriverCode, { phoneNo: phone });
  return reply.waitSeconds ?? 0;
};

/** The token goes into a transport with `tokenHeader: 'driver-token'`. @throws GatewayError 100 wrong or dead code, 132 suspended, 429. */
export const signInDriver = async (
  transport: Transport,
  { phone, code }: { readonly phone: string; readonly code: string },
): Promise<{ readonly token: string; readonly driver: OwnDriver }> => {
  const reply = await call(transport, routes.signInDriver, { phoneNo: phone, verifyCode: code });
  return { token: reply.driverToken ?? '', driver: { ...knownDriverFromWire(reply), isOnDuty: reply.isOnDuty ?? false } };
};

/** Ends the sessions of the driver's app, and its duty. @throws GatewayError */
export const signOutDriver = async (transport: Transport): Promise<void> => {
  await call(transport, routes.signOutDriver);
};

/** @throws GatewayError */
export const fetchDriverProfile = async (transport: Transport): Promise<OwnDriver> => {
  const reply = await call(transport, routes.getDriverProfile);
  return { ...knownDriverFromWire(reply), isOnDuty: reply.isOnDuty ?? false };
};
