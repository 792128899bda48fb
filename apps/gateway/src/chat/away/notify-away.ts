import { recordEvent } from '../../events/queries.ts';
import { notifyOwner } from '../../identity/contacts/notify-owner.ts';
import { findUser } from '../../identity/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { createWorker, type Worker, type WorkerDeps } from '../../platform/workers/worker.ts';
import { answeredMail } from '../texts.ts';
import { nextNotice, takeDueNotices } from './notice-queries.ts';

interface AwayDeps extends Pick<WorkerDeps, 'startTimer' | 'log'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** The worker; `notify` is one round, for tests with their own clock. */
export interface AwayNotifier extends Worker {
  notify(): Promise<void>;
}

const pauseMs = 1_000;

/** Reports messages that a customer has not read after three minutes, for the room `notifications`. */
export function createAwayNotifier({ db, clock, publicUrl, startTimer, log }: AwayDeps): AwayNotifier {
  const mailAnswer = async (trx: Db, { userId, at }: { readonly userId: string; readonly at: Date }): Promise<void> => {
    const user = await findUser(trx, userId);
    if (user?.status !== 'active') return;
    const words = answeredMail(`${publicUrl}/chat`);
    // No text message: it would cost more than the answer is urgent.
    await notifyOwner(trx, { email: user.email, phone: null }, { purpose: 'chatAnswered', at, mail: words, text: words.subject });
  };

  const notify = (): Promise<void> =>
    transact(db, async (trx) => {
      const at = clock.now();
      for (const { jobId, userId } of await takeDueNotices(trx, at)) {
        const payload = jobId === null ? {} : { jobId };
        await recordEvent(trx, { kind: 'chat.unread', subject: userId, payload, at });
        // A job's chat is over within a day, an answer of support may be awaited for long.
        if (jobId === null) await mailAnswer(trx, { userId, at });
      }
    });
  return { notify, ...createWorker({ name: 'chat notices', work: notify, pauseMs, nextDue: nextNotice, startTimer, log }) };
}
