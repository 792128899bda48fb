import { hourMs } from '@songwai/core/basics/durations';
import { hoursAfterEnd } from '@songwai/core/chat/chat-limits';
import { sql } from 'kysely';
import { eventChannel } from '../../events/event-notice.ts';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';
import { driverMember } from '../caller.ts';
import { appendEntries, entryOfEvent, type NewChatEntry } from '../writing/append-queries.ts';
import { changedKind } from '../writing/member-queries.ts';
import { type DrivenJob, findDrivenJobs, type JobDriver } from './driven-job-view.ts';

/** A job, and what comes into its room. */
export interface JobStory {
  readonly job: DrivenJob;
  readonly at: Date;
  readonly entries: readonly NewChatEntry[];
}

/** Makes the rooms of jobs whose driver is known, where there is none yet, with who booked. */
async function makeRooms(trx: Db, stories: readonly JobStory[]): Promise<void> {
  const driven = stories.filter(({ job }) => job.driver !== null);
  if (driven.length === 0) return;
  const rows = driven.map(({ job, at }) => ({ id: job.id, user_id: job.userId, company_user_id: job.companyId, at }));
  await executePrepared(
    trx,
    sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (id text, user_id uuid, company_user_id uuid, at timestamptz)
      ), made as (
        insert into chat_rooms (id, kind, job_id, user_id, company_user_id, created_at)
        select id, 'job', id, user_id, company_user_id, at from given order by id
        on conflict do nothing
      )
      insert into chat_members (room_id, member, role, user_id)
      select id, user_id::text, 'customer', user_id from given order by id
      on conflict do nothing`,
  );
}

interface LockedRoom {
  readonly id: string;
  readonly isOpen: boolean;
  /** The driver in the room. */
  readonly presentId: number | null;
}

/** Locks rooms in the order of their ids, and then reads who drives in them. */
async function lockRooms(trx: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, LockedRoom>> {
  await executePrepared(trx, sql`select id from chat_rooms where id = any(${jobIds}::text[]) order by id for no key update`);
  const { rows } = await executePrepared(
    trx,
    sql<LockedRoom>`
      select id, closes_at is null as "isOpen", (
        select driver_id from chat_members as present
        where present.room_id = chat_rooms.id and present.role = 'driver' and present.left_at is null limit 1) as "presentId"
      from chat_rooms where id = any(${jobIds}::text[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

interface Moving {
  readonly roomId: string;
  readonly driver: JobDriver;
  readonly at: Date;
}

/** Drivers who have lost their jobs read no further. */
async function leave(trx: Db, leaving: readonly Omit<Moving, 'driver'>[]): Promise<void> {
  if (leaving.length === 0) return;
  await executePrepared(
    trx,
    sql`
      update chat_members set left_at = given.at, answer_at = null, unread = 0
      from jsonb_to_recordset(${JSON.stringify(leaving)}::jsonb) as given ("roomId" text, at timestamptz)
      where room_id = given."roomId" and role = 'driver' and left_at is null`,
  );
}

/** A driver reads from the own assignment on; one who comes back, from the last one. */
async function join(trx: Db, joining: readonly (Moving & { readonly fromSeq: number })[]): Promise<void> {
  if (joining.length === 0) return;
  const rows = joining.map(({ roomId, driver, fromSeq }) => ({
    room_id: roomId,
    member: driverMember(driver.id),
    driver_id: driver.id,
    seq: fromSeq,
  }));
  await executePrepared(
    trx,
    sql`
      insert into chat_members (room_id, member, role, driver_id, from_seq, read_seq)
      select room_id, member, 'driver', driver_id, seq, seq
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (room_id text, member text, driver_id integer, seq integer)
      on conflict (room_id, member) do update
      set from_seq = excluded.from_seq, read_seq = excluded.read_seq, unread = 0, left_at = null`,
  );
}

/** Lets rooms whose jobs are over close, and says so to their readers. */
async function close(trx: Db, closing: readonly { readonly roomId: string; readonly closesAt: Date }[]): Promise<void> {
  if (closing.length === 0) return;
  await executePrepared(
    trx,
    sql`
      with closed as (
        update chat_rooms set closes_at = given."closesAt"
        from jsonb_to_recordset(${JSON.stringify(closing)}::jsonb) as given ("roomId" text, "closesAt" timestamptz)
        where id = given."roomId" returning id
      )
      select pg_notify(${eventChannel}, json_build_object('kind', ${changedKind}::text, 'subject', id)::text) from closed`,
  );
}

/** What a room needs so that its driver is the job's. */
function changeDriver({ job, at }: JobStory, { id: roomId, presentId }: LockedRoom) {
  const isSame = presentId === (job.driver?.id ?? null);
  // A job that was cancelled stays with the driver who had it.
  const isLeft = isSame || (job.overAt !== null && job.driver === null);
  const leaves = !isLeft && presentId !== null;
  const joins = isLeft ? null : job.driver;
  return {
    leaving: leaves ? [{ roomId, at }] : [],
    joining: joins === null ? [] : [{ roomId, driver: joins, at }],
    entries: [
      ...(leaves ? [entryOfEvent({ roomId, event: { key: 'driverLeft' }, key: null, at })] : []),
      ...(joins === null ? [] : [entryOfEvent({ roomId, event: { key: 'assigned', name: joins.name }, key: null, at })]),
    ],
  };
}

/**
 * Brings the rooms of jobs up to date with who drives them and whether they are over, and writes what happened to the jobs: makes a room when the
 * first driver has the job. A few statements, however many rooms; they are the last ones of their transaction, because the clock of all rooms
 * stays locked from the first entry on.
 *
 * @returns the ids of the jobs that have a room.
 */
export async function writeJobRooms(trx: Db, stories: readonly JobStory[]): Promise<ReadonlySet<string>> {
  if (stories.length === 0) return new Set();
  await makeRooms(trx, stories);
  const rooms = await lockRooms(
    trx,
    stories.map(({ job }) => job.id),
  );
  const changes = stories.flatMap((story) => {
    const room = rooms.get(story.job.id);
    return room === undefined ? [] : [{ story, room, ...changeDriver(story, room) }];
  });
  await leave(
    trx,
    changes.flatMap(({ leaving }) => leaving),
  );
  const entries = changes.flatMap((change) => [...change.entries, ...change.story.entries]);
  const places = new Map((await appendEntries(trx, entries)).map((seq, index) => [entries[index], seq]));
  await join(
    trx,
    changes.flatMap(({ joining, entries: own }) =>
      joining.map((moving) => ({ ...moving, fromSeq: places.get(own.at(-1)) ?? 1 })),
    ),
  );
  await close(
    trx,
    changes.flatMap(({ story: { job }, room }) =>
      job.overAt === null || !room.isOpen
        ? []
        : [{ roomId: room.id, closesAt: new Date(job.overAt.getTime() + hoursAfterEnd * hourMs) }],
    ),
  );
  return new Set(rooms.keys());
}

/** Brings the room of one job up to date. @returns whether the job has a room. */
export async function syncJobRoom(trx: Db, jobId: string, at: Date): Promise<boolean> {
  const jobs = await findDrivenJobs(trx, [jobId]);
  const rooms = await writeJobRooms(
    trx,
    jobs.map((job) => ({ job, at, entries: [] })),
  );
  return rooms.has(jobId);
}
