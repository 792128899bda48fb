import { type RawBuilder, sql } from 'kysely';

/** Short names of the first stop and the last one, and how many lie between. */
export interface RouteNames {
  readonly from: string;
  readonly to: string;
  readonly between: number;
}

/**
 * The route of the job that a notification is about, as long as it is its user's: who has left the company that a job is for sees nothing
 * more of it. Null for everything that is not about a job, and where there is no second stop.
 */
export const routeOf = ({ subject, userId }: { readonly subject: RawBuilder<unknown>; readonly userId: RawBuilder<unknown> }) =>
  sql<RouteNames | null>`(
    select json_build_object('from', names[1], 'to', names[cardinality(names)], 'between', cardinality(names) - 2)
    from (
      select array_agg(coalesce(nullif(address_name, ''), nullif(district, ''), address) order by position) as names
      from job_stops
      where not is_return and job_id = (
        select jobs.id from jobs where jobs.id = ${subject} and jobs.user_id = ${userId}
          and (company_user_id is null or company_user_id = ${userId} or exists (
            select from company_members as mine
            where mine.user_id = ${userId} and mine.company_user_id = jobs.company_user_id)))
    ) as stops
    where cardinality(names) >= 2)`;
