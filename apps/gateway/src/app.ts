import { type StartTimer, startTimer as startRealTimer } from '@songwai/core/basics/start-timer';
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from './config.ts';
import { hasMigrations } from './database/has-migrations.ts';
import { readOwnMigrations } from './database/migrate.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Database } from './database/tables.ts';
import { openEventListener } from './events/event-listener-queries.ts';
import { readOutboxLag } from './events/outbox-lag-queries.ts';
import { createServer, type ServerOptions } from './http/create-server.ts';
import { createReadiness, type Ready } from './http/readiness.ts';
import { createAllowedOrigins } from './partners/allowed-origins.ts';
import { createPartnerGate } from './partners/partner-gate.ts';
import { dataPolicyOf } from './platform/data-policy.ts';
import type { Clock, Random } from './platform/deps.ts';
import { openRooms } from './platform/open-rooms.ts';
import { rooms } from './rooms.ts';

export interface AppDeps {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly random: Random;
  /** Default: that of the platform. */
  readonly startTimer?: StartTimer;
  readonly log: ServerOptions['log'];
  readonly schemaCompilers?: ServerOptions['schemaCompilers'];
}

/**
 * Builds the server with all rooms, the lower ones first, without listening. Closing it stops workers and live streams, but not the database.
 */
export async function buildApp({ config, database, clock, random, ...options }: AppDeps): Promise<FastifyInstance> {
  const { db, connectionString, changes } = database;
  const { startTimer = startRealTimer } = options;
  const spaces = [database.space];
  const migrations = await readOwnMigrations();
  // No call waits for this connection, and it waits for none.
  const ownDb = new Kysely<Database>({ dialect: new PostgresDialect({ pool: database.ownPool }) });
  const app = await createServer({
    isProduction: config.isProduction,
    publicUrl: config.publicUrl,
    tileUrl: config.tiles?.url,
    hasFacebook: config.facebook !== undefined,
    hasCardProvider: config.payments.provider === 'omise',
    analyticsUrl: config.analytics?.url,
    supportOrigins: config.support.widget?.origins,
    requestsPerMinute: config.requestsPerMinute,
    timeouts: config.http.timeouts,
    startTimer,
    trustedProxies: config.trustedProxies,
    log: options.log,
    ...(options.schemaCompilers && { schemaCompilers: options.schemaCompilers }),
    // The rooms that identify callers open on this server later; the first call comes after that.
    sessions: { read: (...asked) => opened.offers.sessionReader.read(...asked) },
    drivers: { read: (token) => opened.offers.driverSessions.read(token) },
    partners: createPartnerGate({ db, clock }),
    changes,
    settle: () => opened.offers.freshness.settle(),
    terms: { requireAccepted: (session) => opened.offers.terms.requireAccepted(session) },
    origins: createAllowedOrigins({ db, clock, publicUrl: config.publicUrl }),
    readReadiness: (): Promise<Ready> => readReadiness(),
    ...(!config.actsOutside && { readyNotes: { outbound: 'off' } }),
    hasRoom: async () => (await Promise.all(spaces.map((space) => space.hasRoom()))).every(Boolean),
    makeRequestId: () => random.uuid(),
    makeDevice: () => random.bytes(32).toString('base64url'),
  });
  const { log } = app;
  if (!config.actsOutside) log.warn({}, 'OUTBOUND is off: no message, webhook or payment leaves this gateway');
  const readReadiness = createReadiness({
    isMigrated: () => hasMigrations(ownDb, migrations),
    readBacklog: () => readOutboxLag(ownDb, clock.now()),
    startTimer,
    log,
    elapsedMs: () => performance.now(),
  });
  const events = await openEventListener({ connectionString, log, startTimer });
  app.addHook('onClose', () => events.stop());
  const dataPolicy = dataPolicyOf(rooms.rooms);
  const deskMatters = rooms.rooms.flatMap((room) => room.deskMatters ?? []);
  const platform = { config, db, clock, random, startTimer, log, events, changes, dataPolicy, deskMatters };
  const opened = await openRooms({ app, platform }, rooms);
  spaces.push(...opened.spaces);
  return app;
}
