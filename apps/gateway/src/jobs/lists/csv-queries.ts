import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { LocalText } from '../../http/language.ts';
import { readUserNames } from '../../identity/users/user-list-queries.ts';
import { readVehicleRows } from '../../pricing/catalog/vehicle-queries.ts';
import type { ListedJob } from '../queries.ts';

/** The names that a CSV file shows in place of ids. */
export interface CsvNames {
  /** Names of the users who booked, by user id. */
  readonly users: ReadonlyMap<string, string>;
  readonly vehicles: ReadonlyMap<number, LocalText>;
  /** Sum of the charges besides the price, by job id, in satang. */
  readonly charges: ReadonlyMap<string, number>;
}

/** Reads the names for several jobs at once. */
export async function readNames(db: Kysely<Database>, jobs: readonly ListedJob[]): Promise<CsvNames> {
  if (jobs.length === 0) return { users: new Map(), vehicles: new Map(), charges: new Map() };
  const jobIds = jobs.map(({ job }) => job.id);
  const userIds = [...new Set(jobs.map(({ job }) => job.user_id))];
  const [users, vehicles, charges] = await Promise.all([
    readUserNames(db, userIds),
    readVehicleRows(db),
    db
      .selectFrom('job_charges')
      .select(['job_id', sql<number>`sum(amount_satang)::bigint`.as('satang')])
      .where('job_id', 'in', jobIds)
      .where('waived_at', 'is', null)
      .groupBy('job_id')
      .execute(),
  ]);
  return {
    users,
    vehicles: new Map(vehicles.map(({ id, name_th: th, name_en: en }) => [id, { th, en }])),
    charges: new Map(charges.map(({ job_id, satang }) => [job_id, satang])),
  };
}
