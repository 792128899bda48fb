import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeSeconds = 300;

/** A webhook as it came. */
export interface SignedWebhook {
  /** The bytes of the body as text, before anything has parsed them. */
  readonly rawBody: string;
  /** `Songwai-Signature`. */
  readonly header: string;
}

/** Whether Songwai sent it within the last five minutes: one of the `v1` must be what our signing secret makes of time and body. */
export function isFromSongwai({ rawBody, header }: SignedWebhook, { secret, now }: { secret: string; now: Date }): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const time = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!(Math.abs(now.getTime() / 1000 - time) <= lifetimeSeconds)) return false;
  const right = createHmac('sha256', secret).update(`${time}.${rawBody}`).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .map(([, value = '']) => Buffer.from(value, 'hex'))
    .some((given) => given.length === right.length && timingSafeEqual(given, right));
}
