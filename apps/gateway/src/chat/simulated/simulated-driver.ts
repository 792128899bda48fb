import { secondMs } from '@songwai/core/basics/durations';
import { type QuickReply, quickReplyTexts } from '@songwai/core/chat/quick-replies';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transactLocked } from '../../platform/transact.ts';
import { createWorker, type Worker, type WorkerDeps } from '../../platform/workers/worker.ts';
import { driverMember } from '../caller.ts';
import type { DrivenJob } from '../jobs/driven-job-view.ts';
import type { JobNews } from '../jobs/news-queries.ts';
import { findRoom, lockingRoom, type OpenedRoom } from '../rooms/access-view.ts';
import { appendEntry, type NewChatEntry } from '../writing/append-queries.ts';
import { markRead } from '../writing/member-queries.ts';
import { type DueAnswer, nextAnswer, takeDueAnswers } from './answer-queries.ts';
import { planAnswer } from './simulated-view.ts';

interface SimulatedDeps extends Pick<WorkerDeps, 'startTimer' | 'log'> {
  readonly db: Db;
  readonly clock: Clock;
}

/** Simulated drivers in their rooms, who say a little, so that the chat can be tried without real ones. */
export interface SimulatedTalk extends Worker {
  /** What a driver says who has arrived at a stop; undefined for a person who drives, and for nobody. */
  sayOnArrival(job: DrivenJob, news: JobNews): NewChatEntry | undefined;
  /** A customer has written. */
  onMessage(trx: Db, room: OpenedRoom, at: Date): Promise<void>;
  /** One round, for tests with their own clock. */
  answer(): Promise<void>;
}

const pauseMs = 500;
/** How long a simulated driver takes to read and answer. */
const answerMs = 4 * secondMs;

/** Answers to what customers say by one tap; everything else is fine with a simulated driver. */
const replies: Readonly<Record<string, QuickReply>> = {
  whereAreYou: 'nearlyThere',
  callAgain: 'noAnswer',
  leaveIt: 'thanks',
  thanks: 'thanks',
  comingDown: 'waitingForYou',
};

export function createSimulatedTalk({ db, clock, startTimer, log }: SimulatedDeps): SimulatedTalk {
  const entryOf = ({ roomId, driverId, key }: { roomId: string; driverId: number; key: QuickReply }): NewChatEntry => ({
    roomId,
    kind: 'quickReply',
    sender: { member: driverMember(driverId), role: 'driver', userId: null, driverId },
    guid: null,
    body: quickReplyTexts[key].th,
    photo: null,
    quickReply: key,
    event: null,
    eventKey: null,
    at: clock.now(),
  });

  const answerOne = ({ roomId, driverId, said }: DueAnswer): Promise<void> =>
    transactLocked(db, [lockingRoom(roomId)], async (trx) => {
      const now = clock.now();
      const room = await findRoom(trx, { roomId, caller: { kind: 'driver', driverId }, now });
      if (room === undefined || room.readOnly !== null) return;
      await markRead(trx, { roomId, member: driverMember(driverId), upTo: room.last_seq, at: now });
      await appendEntry(trx, entryOf({ roomId, driverId, key: replies[said ?? ''] ?? 'okay' }));
    });

  const answer = async (): Promise<void> => {
    for (const due of await takeDueAnswers(db, clock.now())) {
      try {
        await answerOne(due);
      } catch (error) {
        // The job may have ended meanwhile; a demonstration needs no second try.
        if (!(error instanceof BusinessRefusal)) log.warn({ err: error }, 'a simulated driver could not answer');
      }
    }
  };

  return {
    sayOnArrival: ({ id: roomId, driver }, { kind }) =>
      driver?.isSimulated === true
        ? entryOf({ roomId, driverId: driver.id, key: kind === 'jobs.arrived' ? 'atPickUp' : 'atDropOff' })
        : undefined,
    onMessage: (trx, { id }, at) => planAnswer(trx, id, new Date(at.getTime() + answerMs)),
    answer,
    ...createWorker({ name: 'simulated drivers in chats', work: answer, pauseMs, nextDue: nextAnswer, startTimer, log }),
  };
}
