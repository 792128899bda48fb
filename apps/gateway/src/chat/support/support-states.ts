import { hourMs } from '@songwai/core/basics/durations';
import type { Db } from '../../platform/db.ts';
import type { OpenedRoom } from '../rooms/access-view.ts';
import { opensTimeAt } from '../rooms/wire-room.ts';
import { appendEvent } from '../writing/append-queries.ts';
import { lastOutOfHours, readSupportState, setSupport } from './support-queries.ts';

/** The longest time in which nobody answers, so that each night says it once. */
const nightMs = 6 * hourMs;

/** Says honestly when people answer, where nobody does now: once a night. */
async function sayHours(trx: Db, roomId: string, at: Date): Promise<void> {
  const opensTime = opensTimeAt(at);
  if (opensTime === undefined) return;
  const last = await lastOutOfHours(trx, roomId);
  if (last !== undefined && at.getTime() - last.getTime() < nightMs) return;
  await appendEvent(trx, { roomId, event: { key: 'outOfHours', opensTime }, key: null, at });
}

/** Puts a question into the queue, unless it is there or an admin has it. The caller has locked the room's row. */
export async function queueQuestion(
  trx: Db,
  { roomId, aboutJobId, at }: { readonly roomId: string; readonly aboutJobId?: string; readonly at: Date },
): Promise<void> {
  const was = await readSupportState(trx, roomId);
  if (was === undefined) return;
  const isNewJob =
    aboutJobId !== undefined && (aboutJobId !== was.about_job_id || was.state === 'closed' || was.state === 'idle');
  const about = aboutJobId === undefined ? {} : { aboutJobId };
  if (was.state === 'answering')
    await setSupport(trx, roomId, { state: 'answering', claimedBy: was.claimed_by, at: was.changed_at, ...about });
  else {
    const waitingSince = was.state === 'waiting' ? was.waiting_since : at;
    await setSupport(trx, roomId, { state: 'waiting', claimedBy: null, at: waitingSince ?? at, waitingSince, ...about });
  }
  if (isNewJob) await appendEvent(trx, { roomId, event: { key: 'asked', jobId: aboutJobId }, key: null, at });
  else if (was.state === 'closed') await appendEvent(trx, { roomId, event: { key: 'reopened' }, key: null, at });
  await sayHours(trx, roomId, at);
}

/** What a message changes of a support room: a customer's asks, an admin's takes the question on. */
export async function followSupportMessage(
  trx: Db,
  room: OpenedRoom,
  { adminId, at }: { readonly adminId: string | null; readonly at: Date },
): Promise<void> {
  if (adminId === null) return queueQuestion(trx, { roomId: room.id, at });
  if (room.support?.state === 'answering') return;
  await setSupport(trx, room.id, { state: 'answering', claimedBy: adminId, at, waitingSince: null });
}
