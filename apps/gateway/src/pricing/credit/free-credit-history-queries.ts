import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { numberKey } from '../../platform/paging/sort-key.ts';

/** Selects a page of a customer's movements of free credit, the newest first. */
export interface CreditPage {
  readonly userId: string;
  readonly size: number;
  readonly cursor: string | undefined;
}

/** A page of movements with the reasons of their grants. */
export function listCreditEntries(db: Kysely<Database>, { userId, ...page }: CreditPage) {
  const entries = db
    .selectFrom('free_credit_entries as entry')
    .innerJoin('free_credit_grants as grant', 'grant.id', 'entry.grant_id')
    .select(['entry.id', 'entry.kind', 'entry.amount_satang', 'entry.job_id', 'entry.happened_at'])
    .select(['grant.reason_th', 'grant.reason_en', 'grant.expires_at', 'grant.granted_by'])
    .where('entry.user_id', '=', userId);
  return paginate(entries, { keys: [numberKey('id', 'entry.id')], direction: 'desc', ...page });
}
