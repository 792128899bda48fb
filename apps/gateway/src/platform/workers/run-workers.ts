import type { FastifyInstance } from 'fastify';
import type { Worker } from './worker.ts';

interface WorkPlace {
  readonly app: FastifyInstance;
  readonly config: { readonly worksInBackground: boolean };
}

/** Runs workers from when the server listens until it closes, unless this gateway leaves such work to another. */
export function runWorkers({ app, config }: WorkPlace, workers: readonly Worker[]): void {
  if (!config.worksInBackground) return;
  for (const worker of workers) {
    app.addHook('onListen', async () => worker.start());
    app.addHook('onClose', () => worker.stop());
  }
}
