import type { JobStatus } from '@songwai/core/jobs/job-status';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { SupportState } from '../tables.ts';

/** A member who reads a room now, with name and what is read. */
export interface MemberRow {
  readonly room_id: string;
  readonly member: string;
  readonly role: 'customer' | 'driver' | 'support';
  readonly name: string;
  readonly unread: number;
  readonly read_seq: number;
}

export const readMembers = async (db: Db, roomIds: readonly string[]): Promise<readonly MemberRow[]> => {
  if (roomIds.length === 0) return [];
  const rows = await db
    .selectFrom('chat_members as member')
    .leftJoin('users', 'users.id', 'member.user_id')
    .leftJoin('drivers', 'drivers.id', 'member.driver_id')
    .select(['member.room_id', 'member.member', 'member.role', 'member.unread', 'member.read_seq'])
    .select(({ fn }) => fn.coalesce('users.first_name', 'drivers.first_name', sql.lit('')).as('name'))
    .where('member.room_id', 'in', roomIds)
    .where('member.left_at', 'is', null)
    .orderBy('member.role')
    .orderBy('member.member')
    .execute();
  return rows;
};

/** The job of a room with its driver. */
export interface RoomJobRow {
  readonly id: string;
  readonly tracking_id: string;
  readonly status: JobStatus;
  readonly over_at: Date | null;
  readonly driverId: number | null;
  readonly driverName: string | null;
  readonly plate: string | null;
  readonly vehicleKind: string | null;
  readonly photoToken: string | null;
  readonly isBlocked: boolean;
  readonly stopNames: readonly string[];
}

/** The jobs of rooms; `lists`: whose blocked drivers are asked for. */
export const readRoomJobs = async (db: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, RoomJobRow>> => {
  if (jobIds.length === 0) return new Map();
  const { rows } = await sql<RoomJobRow>`
    select jobs.id, jobs.tracking_id, jobs.status, jobs.over_at, drivers.id as "driverId", drivers.first_name as "driverName",
      drivers.plate, drivers.vehicle_kind as "vehicleKind", drivers.photo_token as "photoToken",
      exists (select from customer_drivers as chosen where chosen.driver_id = drivers.id and chosen.stance = 'blocked'
        and chosen.user_id in (jobs.user_id, jobs.company_user_id)) as "isBlocked",
      array(select address_name from job_stops where job_stops.job_id = jobs.id order by position) as "stopNames"
    from jobs
    left join chat_members as driver on driver.room_id = jobs.id and driver.role = 'driver' and driver.left_at is null
    left join drivers on drivers.id = driver.driver_id
    where jobs.id = any(${jobIds})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

/** The state of a support room with the admin's first name. */
export interface SupportRow {
  readonly room_id: string;
  readonly state: SupportState;
  readonly waiting_since: Date | null;
  readonly claimed_by: string | null;
  readonly about_job_id: string | null;
  readonly adminName: string | null;
}

export const readSupport = async (db: Db, roomIds: readonly string[]): Promise<ReadonlyMap<string, SupportRow>> => {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('chat_support as support')
    .leftJoin('users as admin', 'admin.id', 'support.claimed_by')
    .select(['support.room_id', 'support.state', 'support.waiting_since', 'support.claimed_by', 'support.about_job_id'])
    .select('admin.first_name as adminName')
    .where('support.room_id', 'in', roomIds)
    .execute();
  return new Map(rows.map((row) => [row.room_id, row]));
};
