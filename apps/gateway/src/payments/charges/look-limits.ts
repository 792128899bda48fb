import { minuteMs } from '@songwai/core/basics/durations';
import type { RateRule } from '../../platform/limits/rate-counters.ts';

/**
 * How often the provider is asked because somebody says so; anybody can. A page that follows a payment asks every two seconds. Beyond
 * that what is stored is answered, and the sweeper asks in its own time.
 */
export const lookLimit = (chargeId: string): RateRule => ({ key: `looks at:${chargeId}`, most: 40, windowMs: minuteMs });

/** Notices of charges that are not ours, or whose id at the provider we have not heard of yet, all of them together. */
export const unknownNoticeLimit: RateRule = { key: 'notices of unknown charges', most: 120, windowMs: minuteMs };
