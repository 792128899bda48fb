import type { PhotoLimits } from './photo-plan.ts';

/** One photo to resize. */
export interface ResizeJob {
  readonly id: number;
  readonly photo: Blob;
  readonly limits: PhotoLimits;
}

/** The worker's answer. */
export type ResizeReply = { readonly id: number; readonly jpeg: Blob } | { readonly id: number; readonly error: string };

type Encode = (photo: Blob, limits: PhotoLimits) => Promise<Blob>;

export interface PhotoResizer {
  readonly resize: Encode;
  readonly dispose: () => void;
}

/** The part of a worker that is used, so that a test can replace it. */
export type ResizeWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Waiting extends ResizeJob {
  readonly resolve: (jpeg: Blob) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Resizes photos in a worker, which starts with the first photo. Without a worker, or if it fails to start (a host's security
 * policy, an old browser), `encode` runs on the main thread.
 */
export function createPhotoResizer(encode: Encode, createWorker?: () => ResizeWorker): PhotoResizer {
  const waiting = new Map<number, Waiting>();
  let worker: ResizeWorker | null = null;
  let isWorkerGone = !createWorker;
  let lastId = 0;

  const handleReply = ({ data }: MessageEvent<ResizeReply>) => {
    const job = waiting.get(data.id);
    waiting.delete(data.id);
    if ('jpeg' in data) job?.resolve(data.jpeg);
    // A browser whose workers have no canvas reports it here; the main thread may have one.
    else if (job) encode(job.photo, job.limits).then(job.resolve, job.reject);
  };

  const handleFailure = () => {
    isWorkerGone = true;
    worker?.terminate();
    worker = null;
    const jobs = [...waiting.values()];
    waiting.clear();
    for (const { photo, limits, resolve, reject } of jobs) encode(photo, limits).then(resolve, reject);
  };

  const start = (): ResizeWorker | null => {
    if (worker || isWorkerGone || !createWorker) return worker;
    try {
      worker = createWorker();
      worker.addEventListener('message', handleReply as EventListener);
      worker.addEventListener('error', handleFailure);
    } catch {
      isWorkerGone = true;
    }
    return worker;
  };

  return {
    resize: (photo, limits) => {
      const running = start();
      if (!running) return encode(photo, limits);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { id, photo, limits, resolve, reject });
        running.postMessage({ id, photo, limits } satisfies ResizeJob);
      });
    },
    dispose: () => {
      worker?.terminate();
      worker = null;
      waiting.clear();
    },
  };
}
