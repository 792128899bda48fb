import { addMonths } from '@songwai/core/basics/bangkok-time';
import { dayMs, minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../database/database-log.ts';
import { readAccountHolds } from '../identity/erasure-hold.ts';
import type { EndLineLink } from '../identity/line/end-line-link.ts';
import type { UserRow } from '../identity/queries.ts';
import { lockUser } from '../identity/queries.ts';
import { closeAccount, lockRetained, markErased } from '../identity/users/closing-queries.ts';
import type { EndCardCustomer } from '../payments/cards/deletion-worker.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import type { ReadHolds } from '../platform/erasure-hold.ts';
import { transact } from '../platform/transact.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { endSessions } from '../sessions/session-queries.ts';
import { endBooks, eraseRows } from './erase-queries.ts';
import { findContacts, findProvenContacts, type PersonalTables } from './personal-rows-queries.ts';
import { endOpenRequests, listDueErasures, lockUnsettled, type RequestRow, updateRequest } from './request-queries.ts';

interface PrivacyWorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  readonly registry: PersonalTables;
  readonly readHolds: ReadHolds;
  readonly endLineLink: EndLineLink;
  readonly endCardCustomer: EndCardCustomer;
  /** Normalises a text like the search texts of bookings. */
  readonly fold: (text: string) => readonly string[];
}

/** Carries out due erasures; `sweep` is one round, for tests with their own clock. */
export interface PrivacyWorker extends Worker {
  sweep(): Promise<void>;
}

const pauseMs = minuteMs;
const batch = 20;
/** Calls that were running when the account was closed have ended by then; a job that one booked is a hold until it is over. */
const closingMs = minuteMs;
/** Accounting Act, section 14: five years from the end of the books; the sixth covers the current year. */
const booksMonths = 6 * 12;
/** Shorter texts would also match parts of other words. */
const shortestMark = 4;

function marksOf({ first_name, last_name, company_name }: UserRow, contacts: readonly string[], fold: PrivacyWorkerDeps['fold']) {
  const names = [`${first_name} ${last_name}`.trim(), company_name ?? ''];
  const marks = [...contacts, ...names].flatMap((mark) => [mark, fold(mark).join(' ')]);
  return [...new Set(marks)].filter((mark) => mark.length >= shortestMark).toSorted((a, b) => b.length - a.length);
}

/** Makes the worker that carries out due erasures, and deletes the records of accounts erased long ago. */
export function createPrivacyWorker({
  db,
  clock,
  startTimer,
  log,
  registry,
  readHolds,
  ...deps
}: PrivacyWorkerDeps): PrivacyWorker {
  /** A new hold prevents the erasure: it is retried tomorrow, and the user and administrators see the reason. */
  const postpone = (trx: Db, { id }: RequestRow, holds: readonly string[]): Promise<void> =>
    updateRequest(trx, id, { outcome: holds.join(', '), due_at: new Date(clock.now().getTime() + dayMs) });

  const close = async (trx: Db, { id, user_id: userId }: RequestRow): Promise<void> => {
    const now = clock.now();
    await closeAccount(trx, userId);
    await endSessions(trx, { userId, now });
    await updateRequest(trx, id, { state: 'closing', outcome: '', due_at: new Date(now.getTime() + closingMs) });
  };

  const erase = async (trx: Db, { id }: RequestRow, user: UserRow): Promise<void> => {
    const at = clock.now();
    const contacts = await findContacts(trx, registry, user.id);
    const proven = await findProvenContacts(trx, user.id);
    const marks = marksOf(user, contacts, deps.fold);
    await updateRequest(trx, id, { state: 'done', settled_at: at });
    await endOpenRequests(trx, user.id, at);
    // Before the account forgets its id at the card provider.
    await deps.endCardCustomer(trx, { userId: user.id, at });
    await eraseRows(trx, registry, { person: { userId: user.id, contacts, proven, marks }, at });
    await markErased(trx, user.id, at);
  };

  const carryOut = (due: RequestRow): Promise<void> =>
    transact(db, async (trx) => {
      // Locks the user's row first, in the same order as bookings and requests.
      const user = await lockUser(trx, due.user_id);
      const request = await lockUnsettled(trx, due.id);
      const now = clock.now();
      // The request was cancelled, or another gateway carried it out.
      if (user === undefined || request === undefined || (request.due_at ?? now) > now) return;
      const holds = [...readAccountHolds(user), ...(await readHolds(trx, { userId: user.id, now }))];
      if (holds.length > 0) await postpone(trx, request, holds);
      else if (request.state === 'scheduled') await close(trx, request);
      else await erase(trx, request, user);
    });

  /** LINE has to hear of it, but nobody waits for LINE longer than a day. */
  const endLinks = async ({ state, user_id: userId, due_at: dueAt }: RequestRow): Promise<void> => {
    if (state !== 'closing') return;
    try {
      await deps.endLineLink(userId);
    } catch (error) {
      if (dueAt === null || clock.now().getTime() < dueAt.getTime() + dayMs) throw error;
      log.error({ err: error }, 'an account is erased although LINE could not be told');
    }
  };

  const endOldBooks = (): Promise<void> =>
    transact(db, async (trx) => {
      const now = clock.now();
      for (const { id } of await lockRetained(trx, { before: addMonths(now, -booksMonths), limit: batch }))
        await endBooks(trx, registry, { userId: id, at: now });
    });

  const sweep = async (): Promise<void> => {
    for (const due of await listDueErasures(db, clock.now(), batch)) {
      try {
        await endLinks(due);
        await carryOut(due);
      } catch (error) {
        // One failed erasure must not delay the others.
        log.error({ err: error, requestId: due.id }, 'an erasure failed and will be tried again');
      }
    }
    await endOldBooks();
  };
  return { sweep, ...createWorker({ name: 'privacy keeper', work: sweep, pauseMs, startTimer, log }) };
}
