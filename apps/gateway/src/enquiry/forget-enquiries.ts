import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetEnquiries } from './queries.ts';

/** As long as the sales team may come back to an enquiry; the privacy policy names it. */
const memoryDays = 2 * 365;
/** By then an administrator has looked at what seems to be spam. */
const suspectedDays = 90;

/** Deletes old enquiries. */
export const forgetOldEnquiries: Forget = (db, now) =>
  forgetEnquiries(db, {
    all: new Date(now.getTime() - memoryDays * dayMs),
    suspected: new Date(now.getTime() - suspectedDays * dayMs),
  });
