import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type KnownDriver, knownDriverFromWire } from './driver.ts';
import * as routes from './routes.generated.ts';

/** A driver as its own app sees it. */
export interface OwnDriver extends KnownDriver {
  readonly isOnDuty: boolean;
}

/**
 * Sends a code to a driver's phone; does not reveal whether the driver exists.
 * @returns seconds until another code can be requested.
 * @throws GatewayError 422 no mobile number, 429 too many.
 */
export const sendDriverCode = async (transport: Transport, phone: string): Promise<number> => {
  const reply = await call(transport, routes.sendDriverCode, { phoneNo: phone });
  return reply.waitSeconds ?? 0;
};

/**
 * Signs a driver in; use the token with `tokenHeader: 'driver-token'`. @throws GatewayError 100 wrong or expired code, 132
 * suspended, 429.
 */
export const signInDriver = async (
  transport: Transport,
  { phone, code }: { readonly phone: string; readonly code: string },
): Promise<{ readonly token: string; readonly driver: OwnDriver }> => {
  const reply = await call(transport, routes.signInDriver, { phoneNo: phone, verifyCode: code });
  return { token: reply.driverToken ?? '', driver: { ...knownDriverFromWire(reply), isOnDuty: reply.isOnDuty ?? false } };
};

/** Ends the sessions of the driver's app and goes off duty. @throws GatewayError */
export const signOutDriver = async (transport: Transport): Promise<void> => {
  await call(transport, routes.signOutDriver);
};

/** @throws GatewayError */
export const fetchDriverProfile = async (transport: Transport): Promise<OwnDriver> => {
  const reply = await call(transport, routes.getDriverProfile);
  return { ...knownDriverFromWire(reply), isOnDuty: reply.isOnDuty ?? false };
};
