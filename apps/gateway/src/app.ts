import { startTimer } from '@songwai/core/basics/start-timer';
import type { FastifyInstance } from 'fastify';
import { forgetOldInvitations } from './companies/forget-invitations.ts';
import { composeAccount } from './compose/account.ts';
import { createAccountTools } from './compose/account-tools.ts';
import { composeDispatch } from './compose/dispatch.ts';
import { composeDocuments } from './compose/documents.ts';
import { composeDrivers } from './compose/drivers.ts';
import { composeJobs } from './compose/jobs.ts';
import { composeMembers } from './compose/members.ts';
import { composeMessages } from './compose/messages.ts';
import { composeOrders } from './compose/orders.ts';
import { composePartners } from './compose/partners.ts';
import { composePlaces } from './compose/places.ts';
import { composePricing } from './compose/pricing.ts';
import { composePrivacy } from './compose/privacy.ts';
import { composeSite } from './compose/site.ts';
import { composeStartup } from './compose/startup.ts';
import { composeStorage } from './compose/storage.ts';
import { composeTerms, makeTerms } from './compose/terms.ts';
import type { Config } from './config.ts';
import { isMigrated } from './database/migrate.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { createDriverSessions } from './drivers/sign-in/driver-sessions.ts';
import { registerEventFailures } from './events/admin/failure-routes.ts';
import { openEventListener } from './events/event-listener-queries.ts';
import { createEventPublisher } from './events/publisher.ts';
import { createServer, type ServerOptions } from './http/create-server.ts';
import { forgetIdentity } from './identity/forget-identity.ts';
import { createAllowedOrigins } from './partners/allowed-origins.ts';
import { createPartnerGate } from './partners/partner-gate.ts';
import type { Clock, Random } from './platform/deps.ts';
import { createForgetting } from './platform/forgetting.ts';
import { type Ground, runWorker } from './platform/platform.ts';
import { forgetIdleSessions } from './sessions/forget-sessions.ts';
import { createSessionReader } from './sessions/session-reader.ts';
import { noWallets } from './startup/no-wallets.ts';
import { createDescribeUser } from './startup/user-answer.ts';

export interface AppParts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: ServerOptions['log'];
}

/**
 * Puts the rooms together on one server, the lower ones first; `compose/` says how each is made. It does not listen; closing it stops the
 * workers and the live streams, not the database.
 */
export async function buildApp({ config, database, clock, random, log: logOptions }: AppParts): Promise<FastifyInstance> {
  const { db, connectionString } = database;
  const terms = makeTerms({ db, clock });
  const spaces = [database.space];
  const app = await createServer({
    isProduction: config.isProduction,
    publicUrl: config.publicUrl,
    tileUrl: config.tiles?.url,
    requestsPerMinute: config.requestsPerMinute,
    timeouts: config.http.timeouts,
    startTimer,
    trustedProxies: config.trustedProxies,
    log: logOptions,
    sessions: createSessionReader({ db, clock }),
    drivers: createDriverSessions({ db, clock }),
    partners: createPartnerGate({ db, clock }),
    terms,
    origins: createAllowedOrigins({ db, clock, publicUrl: config.publicUrl }),
    isReady: () => isMigrated(db),
    hasRoom: async () => (await Promise.all(spaces.map((space) => space.hasRoom()))).every(Boolean),
    makeRequestId: () => random.uuid(),
    makeDevice: () => random.bytes(32).toString('base64url'),
  });
  const { log } = app;
  const events = await openEventListener({ connectionString, log, startTimer });
  const ground: Ground = { app, config, db, clock, random, startTimer, log, events, eventHandlers: [], spaces };

  app.apiSection = 'messages';
  await composeMessages(ground);
  app.apiSection = 'account';
  const tools = await createAccountTools(ground);
  const accounts = composeAccount(ground, tools);
  composeTerms(ground, terms);
  app.apiSection = 'company';
  composeMembers(ground);
  app.apiSection = 'places';
  const roads = composePlaces(ground);
  app.apiSection = 'pricing';
  const pricing = composePricing(ground, { roads });
  const store = await composeStorage(ground);
  app.apiSection = 'company';
  composeDocuments(ground, { store });
  app.apiSection = 'jobs';
  const jobs = composeJobs(ground, { pricing });
  app.apiSection = 'orders';
  composeOrders(ground, { jobs, store });
  app.apiSection = 'drivers';
  await composeDrivers(ground, { work: composeDispatch(ground, { store, roads }), roads });
  const describeUser = createDescribeUser({ accounts, wallets: noWallets, jobs, credit: pricing, terms });
  app.apiSection = 'partners';
  composePartners(ground, { describeUser, pricing });
  app.apiSection = 'privacy';
  composePrivacy(ground, tools);
  app.apiSection = 'startup';
  composeStartup(ground, { accounts, describeUser });

  const forgetting = new Map([
    ['identity', forgetIdentity],
    ['companies', forgetOldInvitations],
    ['sessions', forgetIdleSessions],
  ]);
  runWorker(ground, createForgetting({ db, clock, startTimer, log, rooms: forgetting }));

  app.apiSection = 'events';
  registerEventFailures(app, { db, clock });
  runWorker(ground, createEventPublisher({ db, clock, startTimer, log, handlers: ground.eventHandlers }));
  app.addHook('onClose', () => events.stop());
  await composeSite(ground);
  return app;
}
