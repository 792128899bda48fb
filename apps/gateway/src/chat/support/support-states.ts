import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { supportHoursAt } from '@songwai/core/chat/support/support-hours';
import type { Db } from '../../platform/db.ts';
import { readSupportLine } from '../../settings/support-line-queries.ts';
import { noteAct } from '../admin/act-queries.ts';
import { findAdminName } from '../admin/queue-view.ts';
import { appendEvent } from '../writing/append-queries.ts';
import { lastOutOfHours, readSupportState, setSupport } from './support-queries.ts';

/** Says honestly when people answer, where nobody does now: once a night. */
async function sayHours(trx: Db, roomId: string, at: Date): Promise<void> {
  const { opensAt, closedSince } = supportHoursAt((await readSupportLine(trx)).hours, at);
  if (opensAt === null || closedSince === null) return;
  const last = await lastOutOfHours(trx, roomId);
  if (last !== undefined && last >= closedSince) return;
  await appendEvent(trx, { roomId, event: { key: 'outOfHours', opensTime: bangkokTime(opensAt) }, key: null, at });
}

interface Question {
  readonly roomId: string;
  readonly aboutJobId?: string;
  readonly at: Date;
  /** Writes what is asked, below the job that it is about. */
  readonly write?: () => Promise<unknown>;
}

/** Puts a question into the queue, unless it is there or an admin has it. The caller has locked the room's row. */
export async function queueQuestion(trx: Db, { roomId, aboutJobId, at, write }: Question): Promise<void> {
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
  await write?.();
  await sayHours(trx, roomId, at);
}

/** An admin takes a question on. The caller has locked the room's row, and checked that nobody else has it. */
export async function claimQuestion(
  trx: Db,
  { roomId, adminId, at }: { readonly roomId: string; readonly adminId: string; readonly at: Date },
): Promise<void> {
  await setSupport(trx, roomId, { state: 'answering', claimedBy: adminId, at, waitingSince: null });
  await noteAct(trx, { admin_id: adminId, room_id: roomId, act: 'claim', at });
  const name = await findAdminName(trx, adminId);
  await appendEvent(trx, { roomId, event: { key: 'claimed', ...(name !== undefined && { name }) }, key: null, at });
}
