import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetDropPoints } from './drop-points/drop-point-queries.ts';
import { forgetWebhookEvents } from './webhooks/delivery-queries.ts';

/** How long events can be inspected and sent again. */
const logDays = 30;

/** Deletes data that are stored for a limited time: delivery points, and the log of webhooks. */
export const forgetPartners: Forget = async (db, now) => {
  await forgetDropPoints(db, now);
  await forgetWebhookEvents(db, new Date(now.getTime() - logDays * dayMs));
};
