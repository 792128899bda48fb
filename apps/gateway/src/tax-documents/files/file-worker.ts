import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { nextAttemptAt } from '../../platform/workers/backoff.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import type { DocumentFiles } from './document-files.ts';
import { claimUnfiled, findFiledDocument, nextUnfiled, postponeFile } from './file-queries.ts';

interface FileWorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  readonly files: DocumentFiles;
}

/** Makes the files of issued documents; `work` is one round. */
export interface FileWorker extends Worker {
  work(signal?: AbortSignal): Promise<void>;
}

const pauseMs = 500;
/** Longer than any file takes. */
const leaseMs = 2 * minuteMs;

/** Makes the worker. A document that cannot be rendered does not delay the others. */
export function createFileWorker({ db, clock, startTimer, log, files }: FileWorkerDeps): FileWorker {
  const makeOne = async (): Promise<boolean> => {
    const now = clock.now();
    const id = await claimUnfiled(db, { now, leaseEnd: new Date(now.getTime() + leaseMs) });
    const document = id === undefined ? undefined : await findFiledDocument(db, { id, payers: null });
    if (document === undefined) return false;
    try {
      await files.read(document);
    } catch (error) {
      log.error({ err: error, number: document.number }, 'the file of a document could not be made and is tried again');
      await postponeFile(db, document.id, nextAttemptAt(now, document.attempts));
    }
    return true;
  };
  const work = async (signal: AbortSignal = new AbortController().signal): Promise<void> => {
    while (!signal.aborted && (await makeOne()));
  };
  return { work, ...createWorker({ name: 'document files', work, pauseMs, nextDue: nextUnfiled, startTimer, log }) };
}
