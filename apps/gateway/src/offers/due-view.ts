import { sql } from 'kysely';
import type { NextDue } from '../platform/workers/due-queries.ts';
import { nextFreeJob } from '../rides/due-view.ts';
import { offerLeadMs } from './offer-rules.ts';

/** At once while any offer is open: it ends with its time, with its job, and with the duty of its driver. */
export const nextOpenOffer: NextDue = (now) => sql`select ${now}::timestamptz from job_offers where state = 'open' limit 1`;

/** When the next job can be offered, while anybody is on duty. */
export const nextJobToOffer: NextDue = (now) => sql`
  select free.at from (${nextFreeJob(offerLeadMs)(now)}) as free (at)
  where exists (select from drivers where on_duty_since is not null)`;
