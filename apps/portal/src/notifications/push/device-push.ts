import type { PushSubscriptionKeys } from '@songwai/core/notifications/push-calls';

/**
 * What this device allows: `needsInstall` on Apple's phones, which push only to installed apps; `none` where the browser cannot, or the app's
 * worker is not there yet.
 */
export type PushPermission = 'granted' | 'open' | 'denied' | 'needsInstall' | 'none';

/** This device, as far as pushed messages concern it. */
export interface DevicePush {
  readonly permission: () => Promise<PushPermission>;
  /** Whether its browser has a subscription. */
  readonly isSubscribed: () => Promise<boolean>;
  /** Asks the customer and subscribes; null where the customer refused. @throws where the browser's push service cannot be reached */
  readonly subscribe: (publicKey: string) => Promise<PushSubscriptionKeys | null>;
  readonly unsubscribe: () => Promise<void>;
}

const toBase64Url = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const keysOf = (subscription: PushSubscription): PushSubscriptionKeys => ({
  endpoint: subscription.endpoint,
  p256dh: toBase64Url(subscription.getKey('p256dh')),
  auth: toBase64Url(subscription.getKey('auth')),
});

const createDevicePush = (window: Window & typeof globalThis): DevicePush => {
  const { navigator } = window;
  const manager = async () => (await navigator.serviceWorker?.getRegistration())?.pushManager;

  const permission = async (): Promise<PushPermission> => {
    if (!('Notification' in window)) return 'standalone' in navigator && !navigator.standalone ? 'needsInstall' : 'none';
    if (!(await manager())) return 'none';
    const granted = window.Notification.permission;
    return granted === 'default' ? 'open' : granted;
  };

  const subscribe = async (publicKey: string): Promise<PushSubscriptionKeys | null> => {
    if ((await window.Notification.requestPermission()) !== 'granted') return null;
    const push = await manager();
    if (!push) return null;
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    try {
      return keysOf(await push.subscribe(options));
    } catch (error) {
      // A subscription for an earlier key of ours stands in the way.
      const earlier = await push.getSubscription();
      if (!earlier) throw error;
      await earlier.unsubscribe();
      return keysOf(await push.subscribe(options));
    }
  };

  return {
    permission,
    isSubscribed: async () => (await (await manager())?.getSubscription()) != null,
    subscribe,
    unsubscribe: async () => void (await (await (await manager())?.getSubscription())?.unsubscribe()),
  };
};

/** Of this window: `portal.part(openDevicePush)`. */
export const openDevicePush = (): DevicePush => createDevicePush(window);
