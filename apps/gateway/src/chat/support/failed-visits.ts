import type { Db } from '../../platform/db.ts';
import { findDrivenJob } from '../jobs/driven-job-view.ts';
import { lockingRoom } from '../rooms/access-view.ts';
import type { StoredChatEvent } from '../tables.ts';
import { appendEvent } from '../writing/append-queries.ts';
import { openSupportRoom } from './support-queries.ts';
import { queueQuestion } from './support-states.ts';

/** Puts a job whose visit failed into the queue of support, in the room of its booker, without being asked. */
export async function queueFailedVisit(
  trx: Db,
  { jobId, event, key, at }: { readonly jobId: string; readonly event: StoredChatEvent; readonly key: string; readonly at: Date },
): Promise<void> {
  const job = await findDrivenJob(trx, jobId);
  if (job === undefined) return;
  const roomId = job.userId;
  await openSupportRoom(trx, roomId, at);
  await lockingRoom(roomId).execute(trx);
  const write = () => appendEvent(trx, { roomId, event: { ...event, jobId }, key, at });
  await queueQuestion(trx, { roomId, aboutJobId: jobId, at, write });
}
