import { dayMs } from '@songwai/core/basics/durations';
import type { Db } from '../../platform/db.ts';
import type { WaitingMatters } from '../../platform/desk-matter.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { numberKey } from '../../platform/paging/sort-key.ts';
import type { Enquiry } from '../queries.ts';
import type { CrmState } from '../tables.ts';

/** An enquiry with its way into the CRM; null before the event that begins it is published. */
export interface EnquiryFate extends Enquiry {
  readonly state: CrmState | null;
  readonly attempts: number | null;
  readonly error: string | null;
}

const pageSize = 20;

/** A page of enquiries, newest first. */
export function listEnquiryFates(
  db: Db,
  { show, cursor }: { readonly show: 'all' | 'suspected' | 'failed'; readonly cursor: string | undefined },
): Promise<Page<EnquiryFate>> {
  const enquiries = db
    .selectFrom('enquiries')
    .leftJoin('crm_deliveries', 'crm_deliveries.enquiry_id', 'enquiries.id')
    .selectAll('enquiries')
    .select(['crm_deliveries.state', 'crm_deliveries.attempts', 'crm_deliveries.error'])
    .$if(show === 'suspected', (query) => query.where('is_suspected', '=', true))
    .$if(show === 'failed', (query) => query.where('crm_deliveries.state', '=', 'failed'));
  return paginate(enquiries, { keys: [numberKey('id')], direction: 'desc', size: pageSize, cursor });
}

const newDays = 7;

/** Enquiries of the last week that no CRM has taken: they are read here and nowhere else. */
export const countNewEnquiries = async (db: Db, now: Date): Promise<WaitingMatters> => {
  const { count, since } = await db
    .selectFrom('enquiries')
    .leftJoin('crm_deliveries', 'crm_deliveries.enquiry_id', 'enquiries.id')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.min('enquiries.created_at').as('since')])
    .where('enquiries.created_at', '>', new Date(now.getTime() - newDays * dayMs))
    .where((is) => is.or([is('crm_deliveries.state', 'is', null), is('crm_deliveries.state', '<>', 'delivered')]))
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
};
