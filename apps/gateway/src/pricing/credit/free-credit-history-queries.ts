import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** A page of somebody's movements of free credit, the newest first. */
export interface CreditPage {
  readonly userId: string;
  readonly limit: number;
  /** Id of the last movement of the page before. */
  readonly before: number | null;
}

/** The movements with what each is about. */
export const listCreditEntries = (db: Kysely<Database>, { userId, limit, before }: CreditPage) =>
  db
    .selectFrom('free_credit_entries as entry')
    .innerJoin('free_credit_grants as grant', 'grant.id', 'entry.grant_id')
    .select(['entry.id', 'entry.kind', 'entry.amount_satang', 'entry.job_id', 'entry.happened_at'])
    .select(['grant.reason_th', 'grant.reason_en', 'grant.expires_at', 'grant.granted_by'])
    .where('entry.user_id', '=', userId)
    .$if(before !== null, (query) => query.where('entry.id', '<', before))
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute();
