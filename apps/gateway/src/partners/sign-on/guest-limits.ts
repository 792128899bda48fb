import { hourMs, minuteMs } from '@songwai/core/basics/durations';
import type { CallLimit } from '../../platform/limits/call-limits.ts';
import { signOnTexts } from './refuse-sign-on.ts';

const quarterMs = 15 * minuteMs;
const text = signOnTexts.tooManyGuests;

/** Every sign-on without a token: a whole hotel may share one address. */
export const signOnLimit = (address: string): CallLimit => ({
  key: `guests of devices from ${address}`,
  most: 300,
  windowMs: quarterMs,
  text,
});

/** New guests, each of whom is a new account: by address at one partner, and at a partner altogether. */
export const newGuestLimits = ({ partnerId, address }: { partnerId: string; address: string }): readonly CallLimit[] => [
  { key: `new guests of devices from ${address} at ${partnerId}`, most: 30, windowMs: hourMs, text },
  { key: `new guests of devices at ${partnerId}`, most: 600, windowMs: hourMs, text },
];
