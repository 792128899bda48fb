import { hourMs } from '@songwai/core/basics/durations';
import { hoursAfterEnd } from '@songwai/core/chat/chat-limits';
import type { Db } from '../../platform/db.ts';
import { driverMember } from '../caller.ts';
import { appendEvent } from '../writing/append-queries.ts';
import { addMember, announceChange } from '../writing/member-queries.ts';
import { type DrivenJob, findDrivenJob } from './driven-job-view.ts';

/** Locks the room of a job whose driver is known, and makes it where there is none yet. */
async function lockJobRoom(trx: Db, job: DrivenJob, at: Date) {
  if (job.driverId !== null) {
    await trx
      .insertInto('chat_rooms')
      .values({
        ...{ id: job.id, kind: 'job', job_id: job.id, user_id: job.userId, company_user_id: job.companyId },
        ...{ created_at: at, closes_at: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await addMember(trx, { roomId: job.id, member: job.userId, role: 'customer', userId: job.userId, driverId: null });
  }
  return trx
    .selectFrom('chat_rooms')
    .select(['id', 'last_seq', 'closes_at'])
    .where('id', '=', job.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

const findPresentDriver = (trx: Db, roomId: string) =>
  trx
    .selectFrom('chat_members as member')
    .select(['member.driver_id as driverId', 'member.member'])
    .where('member.room_id', '=', roomId)
    .where('member.role', '=', 'driver')
    .where('member.left_at', 'is', null)
    .executeTakeFirst();

const leave = async (trx: Db, { roomId, member, at }: { roomId: string; member: string; at: Date }): Promise<void> => {
  await trx
    .updateTable('chat_members')
    .set({ left_at: at, answer_at: null, unread: 0 })
    .where('room_id', '=', roomId)
    .where('member', '=', member)
    .execute();
  await appendEvent(trx, { roomId, event: { key: 'driverLeft' }, key: null, at });
};

/** A driver reads from the own assignment on; one who comes back, from the last one. */
const join = async (
  trx: Db,
  { roomId, driverId, at }: { roomId: string; driverId: number; at: Date },
  job: DrivenJob,
): Promise<void> => {
  const event = { key: 'assigned', ...(job.driverName !== null && { name: job.driverName }) };
  await appendEvent(trx, { roomId, event, key: null, at });
  const { last_seq: fromSeq } = await trx
    .selectFrom('chat_rooms')
    .select('last_seq')
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('chat_members')
    .values({
      ...{ room_id: roomId, member: driverMember(driverId), role: 'driver', user_id: null, driver_id: driverId },
      ...{ from_seq: fromSeq, read_seq: fromSeq },
    })
    .onConflict((conflict) =>
      conflict.columns(['room_id', 'member']).doUpdateSet({ from_seq: fromSeq, read_seq: fromSeq, unread: 0, left_at: null }),
    )
    .execute();
};

/**
 * Brings the room of a job up to date with who drives it and whether it is over, as the last statement of nobody else's transaction: makes it
 * when the first driver has the job. @returns whether the job has a room.
 */
export async function syncJobRoom(trx: Db, jobId: string, at: Date): Promise<boolean> {
  const job = await findDrivenJob(trx, jobId);
  if (job === undefined) return false;
  const room = await lockJobRoom(trx, job, at);
  if (room === undefined) return false;
  const present = await findPresentDriver(trx, jobId);
  const isSame = (present?.driverId ?? null) === job.driverId;
  // A job that was cancelled stays with the driver who had it.
  if (!isSame && (job.overAt === null || job.driverId !== null)) {
    if (present !== undefined) await leave(trx, { roomId: jobId, member: present.member, at });
    if (job.driverId !== null) await join(trx, { roomId: jobId, driverId: job.driverId, at }, job);
  }
  if (job.overAt !== null && room.closes_at === null) {
    const closesAt = new Date(job.overAt.getTime() + hoursAfterEnd * hourMs);
    await trx.updateTable('chat_rooms').set({ closes_at: closesAt }).where('id', '=', jobId).execute();
    await announceChange(trx, jobId);
  }
  return true;
}
