import type { ReadTable } from './read-file.ts';
import { type ReadProblem, UnreadableFile } from './read-problem.ts';

/** What the page asks the worker. */
export interface ReadQuestion {
  /** A text is a pasted table. */
  readonly source: File | string;
  readonly fileName: string;
  readonly now: Date;
  /** Of a workbook: another sheet than the first with an address. */
  readonly sheet?: string | undefined;
}

export type ReadAnswer = { readonly table: ReadTable } | { readonly problem: ReadProblem };

/** Reads a file or a pasted table. Rejects with the signal's reason when it is cancelled. @throws UnreadableFile */
export type StartReading = (source: File | string, signal: AbortSignal, sheet?: string) => Promise<ReadTable>;

/** Longer reading is a file made to hang the reader. */
const longestMs = 60_000;

const openWorker = (): Worker => new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads in a worker of its own, so that the page answers meanwhile, and ends it with the answer, with the signal or after a minute.
 * @param open for tests
 */
export const createStartReading =
  (clock: () => Date, open: () => Worker = openWorker): StartReading =>
  (source, signal, sheet) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const worker = open();
      const end = (settle: () => void) => {
        clearTimeout(limit);
        signal.removeEventListener('abort', cancel);
        worker.terminate();
        settle();
      };
      const refuse = (problem: ReadProblem) => end(() => reject(new UnreadableFile(problem)));
      const limit = setTimeout(() => refuse({ code: 'unreadable' }), longestMs);
      const cancel = () => end(() => reject(signal.reason));
      signal.addEventListener('abort', cancel);
      worker.onerror = () => refuse({ code: 'reader' });
      worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) =>
        'table' in data ? end(() => resolve(data.table)) : refuse(data.problem);
      const fileName = typeof source === 'string' ? '' : source.name;
      const question: ReadQuestion = { source, fileName, now: clock(), sheet };
      worker.postMessage(question);
    });
