import type { Answers } from '@songwai/features/tests/fixture-gateway';
import type { DevicePush, PushPermission } from '../../src/notifications/push/device-push.ts';

const ok = { responseCode: 200, responseDesc: '' };

/** A device that remembers its subscription as long as the story. */
export function createPushDevice({
  permission: first = 'open',
  isSubscribed = false,
  refuses = false,
  isUnreached = false,
}: {
  readonly permission?: PushPermission;
  readonly isSubscribed?: boolean;
  /** The customer says no to the browser's question. */
  readonly refuses?: boolean;
  readonly isUnreached?: boolean;
} = {}): DevicePush {
  let permission: PushPermission = isSubscribed ? 'granted' : first;
  let hasSubscription = isSubscribed;
  return {
    permission: async () => permission,
    isSubscribed: async () => hasSubscription,
    subscribe: async () => {
      permission = refuses ? 'denied' : 'granted';
      if (refuses) return null;
      if (isUnreached) throw new DOMException('Registration failed', 'AbortError');
      hasSubscription = true;
      return { endpoint: 'https://push.example/send/1', p256dh: 'p', auth: 'a' };
    },
    unsubscribe: async () => {
      hasSubscription = false;
    },
  };
}

/** A gateway that pushes. */
export function createPushAnswers({
  isOn: first = false,
  onCall = () => undefined,
}: {
  readonly isOn?: boolean;
  readonly onCall?: (what: 'on' | 'off' | 'test') => void;
} = {}): Answers {
  let isOn = first;
  return {
    '/notification/push': ({ endpoint }) => {
      if (endpoint === undefined) return { ...ok, publicKey: 'BPublicKey', isOn };
      onCall('on');
      isOn = true;
      return ok;
    },
    '/notification/push_off': () => {
      onCall('off');
      isOn = false;
      return ok;
    },
    '/notification/push_test': () => {
      onCall('test');
      return ok;
    },
  };
}
