import { hourMs } from '@songwai/core/basics/durations';
import type { CallLimit } from '../platform/limits/call-limits.ts';
import { enquiryTexts } from './texts.ts';

/**
 * Many people share an address of a mobile network or an office, so the limit of an address is far above what any of them sends. It
 * only ends floods.
 */
export const enquiriesOf = (address: string): CallLimit => ({
  key: `enquiries an hour:${address}`,
  most: 30,
  windowMs: hourMs,
  text: enquiryTexts.tooMany,
});

/** Brochures asked for by one network address. */
export const brochuresOf = (address: string): CallLimit => ({
  key: `brochures an hour:${address}`,
  most: 20,
  windowMs: hourMs,
  text: enquiryTexts.tooManyBrochures,
});

/** Brochures to one mailbox: more are not sent, so that nobody's mailbox can be filled, and the answer does not say so. */
export const brochuresTo = (email: string) => ({
  key: `brochures a day:${email.toLowerCase()}`,
  most: 3,
  windowMs: 24 * hourMs,
});
