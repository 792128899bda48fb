import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@songwai/core/basics/durations';

/** Older deliveries are refused, so that a recorded one cannot be sent again for long. */
const windowMs = 5 * minuteMs;

/** A delivery of a webhook as it came. */
export interface OmiseDelivery {
  /** The bytes of the body, unparsed. */
  readonly body: string;
  /** Header `Omise-Signature`: hex signatures, separated by commas while a secret is being replaced. */
  readonly signature: string;
  /** Header `Omise-Signature-Timestamp`: seconds since 1970. */
  readonly timestamp: string;
}

const isEqual = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

/**
 * Whether Omise sent this: HMAC-SHA256 over `timestamp.body`, keyed by the decoded secret, within five minutes (docs.omise.co,
 * api-webhooks).
 *
 * @param secret Base64, `OMISE_WEBHOOK_SECRET`.
 */
export function isSignedByOmise({ body, signature, timestamp }: OmiseDelivery, secret: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp) * 1000) > windowMs) return false;
  const expected = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${body}`).digest();
  return signature.split(',').some((hex) => isEqual(Buffer.from(hex.trim(), 'hex'), expected));
}
