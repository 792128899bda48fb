import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** Pushing to this device, as the gateway knows it. */
export interface PushStatus {
  /** Our public VAPID key, base64url. */
  readonly publicKey: string;
  readonly isOn: boolean;
}

/** What a browser's push service gave for this device; keys in base64url. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Null where the gateway pushes nothing. @throws GatewayError */
export const fetchPushStatus = async (transport: Transport): Promise<PushStatus | null> => {
  const { publicKey, isOn = false } = await call(transport, routes.readPush);
  return publicKey === undefined ? null : { publicKey, isOn };
};

/** @throws GatewayError 422 for an address that is no push service's */
export const startPush = async (transport: Transport, { endpoint, p256dh, auth }: PushSubscriptionKeys): Promise<void> => {
  await call(transport, routes.startPush, { endpoint, p256dh, auth });
};

/** @throws GatewayError */
export const stopPush = async (transport: Transport): Promise<void> => {
  await call(transport, routes.stopPush);
};

/** @throws GatewayError 404 where this device has no subscription any more, 503 where its push service cannot be reached */
export const sendTestPush = async (transport: Transport): Promise<void> => {
  await call(transport, routes.testPush);
};
