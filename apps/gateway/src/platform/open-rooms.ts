import type { FastifyInstance } from 'fastify';
import type { SpaceWatch } from '../database/space-watch.ts';
import { createLookoutLease } from '../events/lookout-lease-queries.ts';
import { createOutboxWatch } from '../events/outbox-lag.ts';
import { createEventPublisher } from '../events/publisher.ts';
import { createForgetting, type Forget } from './forgetting.ts';
import { nameSections } from './name-sections.ts';
import type { Platform } from './platform.ts';
import type { AnyRoom, Opened, RoomList } from './room.ts';
import { createLookout } from './workers/lookout.ts';
import { runWorkers } from './workers/run-workers.ts';
import type { Worker } from './workers/worker.ts';

/** The server and the platform that rooms open on. */
interface RoomHost {
  readonly app: FastifyInstance;
  readonly platform: Platform;
}

/** The result of opening all rooms. */
export interface OpenRooms<All extends object> {
  readonly offers: All;
  readonly spaces: readonly SpaceWatch[];
}

function attendTo({ app, platform: { log } }: RoomHost, { name }: AnyRoom, { whenListening, whenClosed }: Opened<object>): void {
  if (whenListening !== undefined)
    app.addHook('onListen', (done) => {
      whenListening().catch((err: unknown) => log.error({ err, room: name }, 'what begins when the server listens failed'));
      done();
    });
  if (whenClosed !== undefined) app.addHook('onClose', async () => whenClosed());
}

const forgettersOf = (rooms: readonly AnyRoom[]): ReadonlyMap<string, Forget> =>
  new Map(rooms.flatMap(({ name, forget }) => (forget === undefined ? [] : [[name, forget] as const])));

/**
 * Opens the rooms in their order, mounts their calls, and runs their workers, deletion of expired data and event handlers while
 * the server listens. A need that no room offers is a type error.
 *
 * @throws {Error} two rooms offer the same name.
 */
export async function openRooms<Later extends object, All extends Later>(
  host: RoomHost,
  { rooms }: RoomList<All, Later>,
): Promise<OpenRooms<All>> {
  const { app, platform } = host;
  const offers: Record<string, unknown> = {};
  const spaces: SpaceWatch[] = [];
  const workers: Worker[] = [];
  const handlers: NonNullable<Opened<object>['eventHandlers']>[number][] = [];
  const inSection = nameSections(app);
  for (const room of rooms) {
    // The types were checked when the room was added to the list.
    const opened = await room.open(platform, offers as never, () => offers as never);
    for (const [name, offer] of Object.entries(opened.offers)) {
      if (name in offers) throw new Error(`Two rooms offer ${name}, the second is ${room.name}.`);
      offers[name] = offer;
    }
    if (opened.routes !== undefined) await inSection(room.section ?? room.name, opened.routes);
    workers.push(...(opened.workers ?? []));
    handlers.push(...(opened.eventHandlers ?? []));
    spaces.push(...(opened.spaces ?? []));
    attendTo(host, room, opened);
  }
  const { db, clock, events, startTimer, log } = platform;
  const forgetting = createForgetting({ db, clock, startTimer, log, rooms: forgettersOf(rooms) });
  const publisher = createEventPublisher({ db, clock, startTimer, log, handlers });
  const outboxWatch = createOutboxWatch({ db, clock, startTimer, log });
  const all = [...workers, forgetting, publisher, outboxWatch];
  const lookout = createLookout({ db, lease: createLookoutLease(db), clock, events, startTimer, log }, all);
  runWorkers({ app, config: platform.config }, [...all, lookout]);
  return { offers: offers as All, spaces };
}
