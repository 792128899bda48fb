import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPushStatus } from '@songwai/core/notifications/push-calls';
import { queryOptions } from '@tanstack/react-query';
import type { DevicePush, PushPermission } from './device-push.ts';

/** Pushing to this device: what the gateway offers, and what the browser allows. */
export interface PushHere {
  readonly publicKey: string;
  readonly permission: PushPermission;
  readonly isOn: boolean;
}

/** Null where the gateway pushes nothing. */
export const pushQuery = (transport: Transport, device: DevicePush) =>
  queryOptions({
    queryKey: ['push'],
    staleTime: 0,
    queryFn: async (): Promise<PushHere | null> => {
      const status = await fetchPushStatus(transport);
      if (status === null) return null;
      const [permission, isSubscribed] = await Promise.all([device.permission(), device.isSubscribed()]);
      // Both have to know of it: a browser may lose its subscription, and a session has its own.
      return { publicKey: status.publicKey, permission, isOn: status.isOn && isSubscribed && permission === 'granted' };
    },
  });
