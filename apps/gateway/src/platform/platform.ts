import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { SpaceWatch } from '../database/space-watch.ts';
import type { Database } from '../database/tables.ts';
import type { EventHandler } from '../events/event-handler.ts';
import type { EventListener } from '../events/event-listener-queries.ts';
import type { Clock, Random } from './deps.ts';
import type { Worker } from './workers/worker.ts';

/** What every room is made from. */
export interface Ground {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly startTimer: StartTimer;
  readonly log: FastifyInstance['log'];
  /** Hears what this and other gateways have committed, at once. */
  readonly events: EventListener;
  /** What follows from events, collected while rooms are composed; the publisher runs them. */
  readonly eventHandlers: EventHandler[];
  /** What can run out of room, collected likewise; `/readyz` asks them. */
  readonly spaces: SpaceWatch[];
}

/** Runs a worker from when the server listens until it closes, unless this gateway leaves such work to another. */
export function runWorker({ app, config }: Pick<Ground, 'app' | 'config'>, worker: Worker): void {
  if (!config.worksInBackground) return;
  app.addHook('onListen', async () => worker.start());
  app.addHook('onClose', () => worker.stop());
}
