import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetDropPoints } from './drop-points/drop-point-queries.ts';
import { forgetWebhookEvents } from './webhooks/delivery-queries.ts';

/** What was sent can be looked at, and sent again, this long. */
const logDays = 30;

/** Deletes what the room stores for a limited time: delivery points, and the log of webhooks. */
export const forgetPartners: Forget = async (db, now) => {
  await forgetDropPoints(db, now);
  await forgetWebhookEvents(db, new Date(now.getTime() - logDays * dayMs));
};
