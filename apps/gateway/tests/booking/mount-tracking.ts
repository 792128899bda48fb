import { startTimer } from '@songwai/core/basics/start-timer';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { openEventListener } from '../../src/events/event-listener-queries.ts';
import type { StreamLimits } from '../../src/http/connections/stream-limits.ts';
import type { Clock } from '../../src/platform/deps.ts';
import { registerTracking } from '../../src/tracking/routes.ts';
import { createRatedReader } from '../../src/tracking/service.ts';
import { createTrackingHub, type TrackingHub } from '../../src/tracking/tracking-hub.ts';
import { silentLog } from '../harness/silent-log.ts';
import { makeTrackingReader } from './tracking-reader.ts';

interface Parts extends Pick<OpenDatabase, 'db' | 'connectionString'> {
  readonly clock: Clock;
}

/** Mounts the calls of the room `tracking` once more, below a path and with limits of their own. Returns their hub. */
export async function mountTracking(
  app: FastifyInstance,
  { db, connectionString, clock }: Parts,
  { prefix, ...limits }: { readonly prefix: string } & Partial<StreamLimits>,
): Promise<TrackingHub> {
  const events = await openEventListener({ connectionString, log: silentLog, startTimer });
  app.addHook('onClose', () => events.stop());
  const read = makeTrackingReader({ db });
  const hub = createTrackingHub({ read, events, clock, startTimer, log: silentLog });
  const streams = { perAddress: 200, perJob: 100, ...limits };
  const isLinkClosed = async () => false;
  const deps = { read, isLinkClosed, readRated: createRatedReader({ db, read }), hub, clock, startTimer, streams };
  app.register(async (scope) => registerTracking(scope, deps), { prefix });
  return hub;
}
