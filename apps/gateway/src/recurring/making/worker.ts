import type { StartTimer } from '@songwai/core/basics/start-timer';
import { transact } from '../../platform/transact.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { findDate, saveDate } from '../date-queries.ts';
import { lockAnyRecurrence } from '../queries.ts';
import { listPayable, nextRecurringDue } from './due-view.ts';
import { type MakeDeps, makeDue } from './make-due.ts';
import { planDue } from './plan-due.ts';

const pauseMs = 1_000;

/** Lets days be tried again for which the money has come. */
async function wakePayable({ db, clock }: MakeDeps): Promise<void> {
  const now = clock.now();
  for (const key of await listPayable(db, now))
    await transact(db, async (trx) => {
      await lockAnyRecurrence(trx, key.id);
      const date = await findDate(trx, key);
      if (date?.state !== 'asking' || date.problem !== 'wallet') return;
      await saveDate(trx, key, { pick_up_at: date.pick_up_at, state: 'making', due_at: now });
    });
}

/** One round. What is planned is booked before the next is planned, so that a warning counts what the bookings before it have cost. */
export async function makeRecurring(deps: MakeDeps, signal: AbortSignal = new AbortController().signal): Promise<void> {
  await wakePayable(deps);
  do while (!signal.aborted && (await makeDue(deps)));
  while (!signal.aborted && (await planDue(deps)));
}

/** Makes the worker that books the days of recurring bookings. */
export const createRecurringWorker = ({ startTimer, ...deps }: MakeDeps & { readonly startTimer: StartTimer }): Worker =>
  createWorker({
    name: 'recurring bookings',
    work: (signal) => makeRecurring(deps, signal),
    pauseMs,
    nextDue: nextRecurringDue,
    startTimer,
    log: deps.log,
  });
