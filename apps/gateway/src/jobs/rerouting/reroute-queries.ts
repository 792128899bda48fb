import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { stopColumns } from '../booking/booked-stop.ts';
import { refreshSearchText } from '../changes/mend-queries.ts';
import type { TracedStop } from '../changes/tables.ts';
import type { JobReceiversTable } from '../receivers/receiver-table.ts';
import type { PlannedStop } from './wanted-stops.ts';

/** How often the route of a job has been changed. */
export async function countRouteChanges(db: Db, jobId: string): Promise<number> {
  const row = await db
    .selectFrom('job_changes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('job_id', '=', jobId)
    .where('kind', '=', 'routeChanged')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What changes have cost after the price was collected in cash, in satang. */
export async function sumRouteCharges(db: Db, jobId: string): Promise<number> {
  const row = await db
    .selectFrom('job_charges')
    .select(sql<number>`coalesce(sum(amount_satang), 0)::bigint`.as('satang'))
    .where('job_id', '=', jobId)
    .where('kind', '=', 'routeChange')
    .where('waived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.satang);
}

/** A stop for the record of a change. */
export const toTraced = (stop: TracedStop): TracedStop => ({
  address_name: stop.address_name,
  address: stop.address,
  contact_name: stop.contact_name,
  contact_phone: stop.contact_phone,
  remark: stop.remark,
  lat: stop.lat,
  lng: stop.lng,
  is_return: stop.is_return,
});

/** The links of receivers move with their stops; of a new stop, and where somebody else receives now, there is a new one. */
function linksAfter(
  jobId: string,
  planned: readonly PlannedStop[],
  { known, generateLink }: { readonly known: readonly Selectable<JobReceiversTable>[]; readonly generateLink: () => string },
): readonly Insertable<JobReceiversTable>[] {
  return planned.flatMap(({ was, isOtherReceiver, stop: { isReturn } }, position) => {
    if (position === 0 || isReturn) return [];
    const before = isOtherReceiver ? undefined : known.find(({ stop }) => stop === was);
    return [before === undefined ? { job_id: jobId, stop: position, token: generateLink() } : { ...before, stop: position }];
  });
}

/** Stores the stops of a job as planned, with the links of their receivers. The caller has locked the job's row. */
export async function replaceStops(
  trx: Db,
  jobId: string,
  {
    planned,
    generateLink,
    at,
  }: { readonly planned: readonly PlannedStop[]; readonly generateLink: () => string; readonly at: Date },
): Promise<readonly TracedStop[]> {
  const rows = planned.map(({ stop }, position) => ({ job_id: jobId, position, ...stopColumns(stop) }));
  const known = await trx.deleteFrom('job_receivers').where('job_id', '=', jobId).returningAll().execute();
  await trx.deleteFrom('job_stops').where('job_id', '=', jobId).execute();
  await trx.insertInto('job_stops').values(rows).execute();
  const links = linksAfter(jobId, planned, { known, generateLink });
  if (links.length > 0) await trx.insertInto('job_receivers').values(links).execute();
  const closed = known.filter(({ token }) => !links.some((link) => link.token === token));
  if (closed.length > 0)
    await trx
      .insertInto('closed_links')
      .values(closed.map(({ token }) => ({ token, job_id: jobId, closed_at: at })))
      .execute();
  await refreshSearchText(trx, jobId);
  return rows.map(toTraced);
}
