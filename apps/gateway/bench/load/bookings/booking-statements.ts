import { randomBytes } from 'node:crypto';
import type pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** A booked job as its rows. */
export interface BookedRows {
  readonly job: Row;
  readonly stops: readonly Row[];
  readonly receivers: readonly Row[];
}

/** Reads a job that the gateway has booked: the reference stores the same. */
export async function readBookedRows(pool: pg.Pool, jobId: string): Promise<BookedRows> {
  const [job] = (await pool.query('select * from jobs where id = $1', [jobId])).rows;
  const { rows: stops } = await pool.query('select * from job_stops where job_id = $1 order by position', [jobId]);
  const { rows: receivers } = await pool.query('select * from job_receivers where job_id = $1', [jobId]);
  return { job, stops, receivers };
}

/** What decides about a booking in cash, in one statement: $1 customer, $2 guid, $3 now. */
export const factsText = `
  select
    (select answer from jobs where user_id = $1 and guid = $2) as answer,
    (select coalesce(payer.price_list, tier_prices.price_list, 'DEFAULT')
      from users left join company_members on company_members.user_id = users.id
      join users payer on payer.id = coalesce(company_members.company_user_id, users.id)
      left join tier_prices on tier_prices.tier = payer.tier where users.id = $1) as price_list,
    (select coalesce(sum(left_satang), 0) from free_credit_grants
      where user_id = $1 and left_satang > 0 and (expires_at is null or expires_at > $3)) as credit,
    (select coalesce(sum(amount_satang), 0) from job_dues where payer_id = $1 and paid_at is null and voided_at is null) as owed,
    (select count(*) from jobs where user_id = $1 and company_user_id is null and status = 'matching' and payment_type = 0) as cash_jobs,
    (select coalesce(sum(amount_satang), 0) from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
      where owner = $1::text and kind in ('walletBonus', 'walletTopUp', 'walletCod')) as wallet,
    (select value from app_settings where name = 'outOfService') as is_out,
    nextval('job_numbers') as number`;

/** A value for PostgreSQL: JSON as text. */
const asParameter = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? JSON.stringify(value)
    : value;

/** The statement that stores a whole booking, for rows of this form. */
export function createStoring({ job, stops, receivers }: BookedRows) {
  let count = 0;
  const place = () => {
    count += 1;
    return `$${count}`;
  };
  const inserting = (table: string, rows: readonly Row[]) => {
    const lists = rows.map((row) => `(${Object.keys(row).map(place).join(', ')})`);
    return `insert into ${table} (${Object.keys(rows[0] ?? {}).join(', ')}) values ${lists.join(', ')}`;
  };
  const text = `with
    job as (${inserting('jobs', [job])}), stop as (${inserting('job_stops', stops)}), receiver as (${inserting('job_receivers', receivers)}),
    history as (insert into job_events (job_id, status, happened_at) values (${place()}, 'matching', ${place()})),
    event as (insert into outbox (kind, subject, payload, created_at)
      values ('jobs.booked', ${place()}, '{"status": "matching", "stop": null}', ${place()}))
    select pg_notify('songwai_events', ${place()})`;
  const link = () => randomBytes(18).toString('base64url');

  return {
    text,
    /** The values of a new booking of the same trip. */
    valuesOf: (booking: {
      readonly id: string;
      readonly userId: string;
      readonly guid: string;
      readonly at: Date;
    }): unknown[] => {
      const { id, userId, guid, at } = booking;
      const links = { tracking_id: link(), rating_token: link() };
      const answer = { jobId: id, trackingId: links.tracking_id, walletSatang: 0 };
      const stored = { ...job, ...links, id, user_id: userId, guid, answer, created_at: at };
      return [
        ...Object.values(stored),
        ...stops.flatMap((stop) => Object.values({ ...stop, job_id: id })),
        ...receivers.flatMap((receiver) => Object.values({ ...receiver, job_id: id, token: link() })),
        ...[id, at, id, at, { kind: 'jobs.booked', subject: id }],
      ].map(asParameter);
    },
  };
}
