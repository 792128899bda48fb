import type { Db } from '../platform/db.ts';

/** A job with the partner whose guest booked it; undefined for a job of another customer. */
export const findPartnerJob = (db: Db, jobId: string) =>
  db
    .selectFrom('jobs')
    .innerJoin('partner_users', 'partner_users.user_id', 'jobs.user_id')
    .innerJoin('partners', 'partners.id', 'partner_users.partner_id')
    .select(['partners.id as partnerId', 'jobs.tracking_id as trackingId', 'jobs.status', 'jobs.guid'])
    .select(['jobs.reference', 'jobs.metadata'])
    .select(['partner_users.subject as guestId', 'jobs.pick_up_at as pickUpAt'])
    .where('jobs.id', '=', jobId)
    .where('partners.is_active', '=', true)
    .executeTakeFirst();
