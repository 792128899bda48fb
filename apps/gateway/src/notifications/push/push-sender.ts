import type { PushMessage } from '@songwai/core/notifications/push-message';
import webPush from 'web-push';
import type { PushConfig } from '../../config/push.ts';
import type { PostPush } from './post-push.ts';
import { readPushEndpoint } from './push-endpoint.ts';
import type { PushTarget } from './push-queries.ts';

/** `gone`: the push service no longer knows the device, whose subscription is to be removed. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Sends a message to one device. */
export type SendPush = (target: PushTarget, message: PushMessage) => Promise<PushOutcome>;

interface SenderOptions {
  readonly push: PushConfig;
  readonly allowsLocalhost: boolean;
  readonly post: PostPush;
  readonly onProblem: (error: unknown) => void;
}

/** A message about a delivery is of no use after a day. */
const ttlSeconds = 24 * 60 * 60;
/** The answers that mean that a subscription has ended (RFC 8030). */
const goneStatuses: readonly number[] = [404, 410];

export const createPushSender =
  ({ push, allowsLocalhost, post, onProblem }: SenderOptions): SendPush =>
  async ({ endpoint, p256dh, auth }, message) => {
    const address = readPushEndpoint(endpoint, { allowsLocalhost });
    if (address === undefined) return 'gone';
    try {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: push,
        TTL: ttlSeconds,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      });
      const status = await post(address, details);
      if (goneStatuses.includes(status)) return 'gone';
      if (status >= 200 && status < 300) return 'sent';
      onProblem(new Error(`The push service ${address.url.origin} answered ${status}.`));
    } catch (error) {
      onProblem(error);
    }
    return 'failed';
  };
