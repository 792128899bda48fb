import { startTimer } from '@songwai/core/basics/start-timer';
import type { FastifyInstance } from 'fastify';
import { createLoginLimit } from './account/login-limit.ts';
import { createPasswordChecker, hashPassword } from './account/passwords.ts';
import { createAccountService } from './account/service.ts';
import type { Config } from './config.ts';
import { isMigrated } from './database/migrate.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Clock, Random } from './deps.ts';
import { createRideObserver } from './dispatch/ride-observer.ts';
import { createSimulator } from './dispatch/simulator.ts';
import { openEventListener } from './events/event-listener-queries.ts';
import { createServer, type ServerOptions } from './http/create-server.ts';
import { registerJobs } from './jobs/routes.ts';
import { createJobService } from './jobs/service.ts';
import { createAllowedOrigins } from './partners/allowed-origins.ts';
import { registerPartners } from './partners/routes.ts';
import { createPartnerService } from './partners/service.ts';
import { isInServiceArea } from './places/area/service-area.ts';
import { buildBaseMap } from './places/base-map.ts';
import { createGeocoder } from './places/create-geocoder.ts';
import { loadGazetteer } from './places/gazetteer/load-gazetteer.ts';
import { registerPlaces } from './places/routes.ts';
import { createPlacesService } from './places/service.ts';
import { createRouter } from './pricing/router/create-router.ts';
import { registerPricing } from './pricing/routes.ts';
import { createPricing } from './pricing/service.ts';
import { registerSite } from './site/routes.ts';
import { noWallets } from './startup/no-wallets.ts';
import { registerStartup } from './startup/routes.ts';
import { createStartupDataReader } from './startup/startup-data.ts';
import { createDescribeUser } from './startup/user-answer.ts';
import { registerTracking } from './tracking/routes.ts';
import { createTrackingReader } from './tracking/service.ts';
import { createTrackingHub } from './tracking/tracking-hub.ts';

export interface AppParts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: ServerOptions['log'];
}

/** Puts the rooms together on one server. It does not listen; closing it stops the simulator and the live streams, not the database. */
export async function buildApp({ config, database, clock, random, log: logOptions }: AppParts): Promise<FastifyInstance> {
  const { db, connectionString } = database;
  const passwords = createPasswordChecker(await hashPassword(random.uuid()));
  const accounts = createAccountService({ db, clock, random, passwords, limit: createLoginLimit({ db, clock }) });
  const app = await createServer({
    publicUrl: config.publicUrl,
    tileUrl: config.tiles?.url,
    requestsPerMinute: config.requestsPerMinute,
    trustedProxies: config.trustedProxies,
    log: logOptions,
    sessions: accounts,
    origins: createAllowedOrigins({ db, clock, publicUrl: config.publicUrl }),
    isReady: () => isMigrated(db),
    makeRequestId: () => random.uuid(),
  });
  const log = app.log;

  const gazetteer = loadGazetteer();
  const geocoder = createGeocoder({ gazetteer, photonUrl: config.photonUrl, log });
  registerPlaces(app, { places: createPlacesService({ geocoder, isInServiceArea }), baseMap: buildBaseMap(gazetteer) });

  const pricing = createPricing({ db, clock, router: createRouter({ osrmUrl: config.osrmUrl, log }) });
  registerPricing(app, { db, pricing });
  const jobs = createJobService({ db, pricing, clock, random, wallets: noWallets });
  registerJobs(app, { jobs });

  const describeUser = createDescribeUser({ accounts, wallets: noWallets, jobs });
  registerPartners(app, { partners: createPartnerService({ db, clock, random }), describeUser });
  const isSimulated = config.simulationSpeed > 0;
  registerStartup(app, {
    accounts,
    describeUser,
    readStartupData: createStartupDataReader({ db, tiles: config.tiles, isSimulated, cardPublicKey: undefined }),
  });

  const events = await openEventListener({ connectionString, log, startTimer });
  const read = createTrackingReader({ db, observeRide: createRideObserver(db) });
  registerTracking(app, { read, hub: createTrackingHub({ read, events, clock, startTimer, log }), clock, startTimer });
  app.addHook('onClose', () => events.stop());

  if (isSimulated) {
    const { simulationSpeed: speed, simulationSeed: seed } = config;
    const simulator = createSimulator({ db, clock, startTimer, log, speed, seed });
    app.addHook('onReady', async () => simulator.start());
    app.addHook('onClose', () => simulator.stop());
  }
  await registerSite(app, config);
  return app;
}
