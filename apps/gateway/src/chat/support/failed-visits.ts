import type { Db } from '../../platform/db.ts';
import type { DrivenJob } from '../jobs/driven-job-view.ts';
import { lockingRoom } from '../rooms/access-view.ts';
import type { StoredChatEvent } from '../tables.ts';
import { appendEvent } from '../writing/append-queries.ts';
import { openSupportRoom } from './support-queries.ts';
import { queueQuestion } from './support-states.ts';

/** Puts a job whose visit failed into the queue of support, in the room of its booker, without being asked. */
export async function queueFailedVisit(
  trx: Db,
  { job, event, key, at }: { readonly job: DrivenJob; readonly event: StoredChatEvent; readonly key: string; readonly at: Date },
): Promise<void> {
  const { id: jobId, userId: roomId } = job;
  await openSupportRoom(trx, roomId, at);
  await lockingRoom(roomId).execute(trx);
  const write = () => appendEvent(trx, { roomId, event: { ...event, jobId }, key, at });
  await queueQuestion(trx, { roomId, aboutJobId: jobId, at, write });
}
