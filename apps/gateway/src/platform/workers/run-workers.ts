import type { FastifyInstance } from 'fastify';
import type { Worker } from './worker.ts';

interface WorkPlace {
  readonly app: FastifyInstance;
  readonly config: { readonly worksInBackground: boolean };
}

/** Runs workers while the server listens, unless another gateway does the background work. */
export function runWorkers({ app, config }: WorkPlace, workers: readonly Worker[]): void {
  if (!config.worksInBackground) return;
  for (const worker of workers) {
    app.addHook('onListen', async () => worker.start());
    app.addHook('onClose', () => worker.stop());
  }
}
