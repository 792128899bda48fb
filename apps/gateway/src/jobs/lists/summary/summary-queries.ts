import type { JobStatus } from '@songwai/core/jobs/job-status';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import type { JobScope } from '../../job-scope.ts';
import { visibleParts } from '../../scope-queries.ts';
import { countUpTo } from '../count-queries.ts';
import type { PlannedQuery } from '../list-queries.ts';
import type { JobFilter } from '../list-request.ts';

/** The query that counts several groups at once, each up to a limit; separate for its plan, as above. */
export function selectCounts(
  db: Kysely<Database>,
  filter: JobFilter,
  groups: readonly (readonly JobStatus[])[],
): PlannedQuery<{ readonly counts: readonly number[]; readonly hasJobs: boolean }> {
  const countOf = (statuses: readonly JobStatus[]) => countUpTo(db, { ...filter, statuses });
  const hasAny = visibleParts(filter.scope).map(
    (isIn) => sql<boolean>`exists ${db.selectFrom('jobs').select(sql`1`.as('one')).where(isIn)}`,
  );
  return db
    .selectNoFrom(sql<number[]>`array[${sql.join(groups.map(countOf))}]::int[]`.as('counts'))
    .select(sql<boolean>`${sql.join(hasAny, sql` or `)}`.as('hasJobs'));
}

/** What the jobs of one week cost. */
export interface WeekSpend {
  /** Number of the week, from 0. */
  readonly week: number;
  readonly satang: number;
  readonly jobCount: number;
}

/** The query behind the spend by week; separate for its plan, as above. */
export function selectSpend(
  db: Kysely<Database>,
  wanted: { readonly scope: JobScope; readonly statuses: readonly JobStatus[]; readonly from: Date; readonly before: Date },
): PlannedQuery<WeekSpend> {
  const { scope, statuses, from, before } = wanted;
  const [first, ...others] = visibleParts(scope).map((isIn) =>
    db
      .selectFrom('jobs')
      .select([sql<number>`floor(extract(epoch from pick_up_at - ${from}) / 604800)::int`.as('week'), 'net_satang'])
      .where(isIn)
      .where('status', 'in', statuses)
      .where('pick_up_at', '>=', from)
      .where('pick_up_at', '<', before),
  );
  if (first === undefined) throw new Error('everybody may see some jobs');
  return db
    .selectFrom(others.reduce((union, other) => union.unionAll(other), first).as('spent'))
    .select(['week', sql<number>`sum(net_satang)::bigint`.as('satang'), sql<number>`count(*)::int`.as('jobCount')])
    .groupBy('week');
}
