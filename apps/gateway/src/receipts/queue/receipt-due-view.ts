import { sql } from 'kysely';
import { earliestOf, type NextDue } from '../../platform/workers/due-queries.ts';
import { nextWaivedPart } from '../jobs/waived-part-view.ts';

const nextDue = earliestOf(() => sql`select min(due_at) from receipts_due`, nextWaivedPart);

/** When a receipt or a credit note is to be looked at; none while nobody has said who issues documents. */
export const nextReceiptWork: NextDue = (now) => sql`
  select (${nextDue(now)}) from app_settings
  where name = 'issuer' and not '' in (value ->> 'companyName', value ->> 'address', value ->> 'taxNumber', value ->> 'branch')`;
