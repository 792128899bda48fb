import { randomBytes, randomUUID } from 'node:crypto';
import { startTimer } from '@songwai/core/basics/start-timer';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import { cancelJob, createJob, getCurrentJob, getJobDetail } from '@songwai/core/jobs/contract';
import { estimatePrice, priceOptionV4 } from '@songwai/core/pricing/contract';
import { getJobDetailTracking } from '@songwai/core/tracking/contract';
import type { FastifyInstance } from 'fastify';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../src/database/tables.ts';
import { openEventListener } from '../../src/events/event-listener-queries.ts';
import type { SessionReader } from '../../src/http/callers/session.ts';
import type { StreamLimits } from '../../src/http/connections/stream-limits.ts';
import type { Timeouts } from '../../src/http/connections/timeouts.ts';
import { createServer } from '../../src/http/create-server.ts';
import type { UsersTable } from '../../src/identity/tables.ts';
import { registerJobs } from '../../src/jobs/routes.ts';
import { createJobService } from '../../src/jobs/service.ts';
import { type Clock, systemRandom } from '../../src/platform/deps.ts';
import { createEmbeddedRouter } from '../../src/pricing/router/embedded-router.ts';
import type { Router } from '../../src/pricing/router/router.ts';
import { registerPricing } from '../../src/pricing/routes.ts';
import { createPricing } from '../../src/pricing/service.ts';
import { createSimulator } from '../../src/simulation/simulator.ts';
import { createRideObserver } from '../../src/tracking/ride-observer.ts';
import { registerTracking } from '../../src/tracking/routes.ts';
import { createRatedReader, createTrackingReader } from '../../src/tracking/service.ts';
import { createTrackingHub } from '../../src/tracking/tracking-hub.ts';
import { createFakeClock, noon } from '../builders/fake-clock.ts';
import { addFreeCredit } from '../harness/add-free-credit.ts';
import { createTestDatabase } from '../harness/create-test-database.ts';
import { roads } from '../harness/roads.ts';
import { silentLog } from '../harness/silent-log.ts';

const endpoints = {
  '/estimate_price': estimatePrice,
  '/v4/price_option': priceOptionV4,
  '/create_job': createJob,
  '/get_job_detail': getJobDetail,
  '/get_current_job': getCurrentJob,
  '/cancel_job': cancelJob,
  '/get_job_detail_tracking': getJobDetailTracking,
} as const;
type Path = keyof typeof endpoints;

/** All fields required: a refusal lacks most of them, and each test checks the ones that it expects. */
type Complete<T> = T extends readonly unknown[] | string | number | boolean
  ? T extends readonly (infer Element)[]
    ? Complete<Element>[]
    : T
  : { [Name in keyof T]-?: Complete<NonNullable<T[Name]>> };

export interface Answer<P extends Path> {
  readonly status: number;
  readonly body: Complete<ReplyOf<(typeof endpoints)[P]>>;
}

type UserFields = Partial<Insertable<UsersTable>> & { readonly freeCreditSatang?: number };

/** The rooms from pricing to tracking on a real database; the test controls clock, sessions and simulator. */
export async function createBookingFixture(
  options: {
    readonly router?: Router;
    readonly speed?: number;
    readonly newCustomerCashJobs?: number;
    readonly timeouts?: Partial<Timeouts>;
    readonly streams?: Partial<StreamLimits>;
    /** Mounts further rooms before the server is ready. */
    readonly addRooms?: (app: FastifyInstance, db: Kysely<Database>, clock: Clock) => void;
  } = {},
) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createFakeClock();
  const sessions: SessionReader = {
    read: async (token) => ({
      session: { sessionId: token, userId: token, channel: 'web', partnerId: null, role: 'customer', company: null },
    }),
  };
  const app = await createServer({
    isProduction: false,
    publicUrl: 'http://localhost:8080',
    tileUrl: undefined,
    requestsPerMinute: 1_000_000,
    timeouts: { headersMs: 15_000, requestMs: 60_000, idleMs: 30_000, keepAliveMs: 72_000, ...options.timeouts },
    startTimer,
    trustedProxies: 0,
    log: { level: 'silent' },
    sessions,
    drivers: { read: async () => ({ problem: 130 }) },
    partners: { identify: () => Promise.reject(new Error('no partner calls here')), offers: async () => true },
    // The room `terms` is not mounted here, so nothing has to be accepted.
    terms: { requireAccepted: async () => undefined },
    origins: { isAllowed: async (origin) => origin === 'http://localhost:8081' },
    isReady: async () => true,
    makeRequestId: randomUUID,
    makeDevice: randomUUID,
  });
  const pricing = createPricing({ db, clock, router: options.router ?? createEmbeddedRouter(roads) });
  const wallets = { readBalance: async () => 12_345 };
  const { newCustomerCashJobs = 1_000_000 } = options;
  const jobs = createJobService({ db, pricing, clock, random: systemRandom, wallets, newCustomerCashJobs });
  const events = await openEventListener({ connectionString: database.connectionString, log: silentLog, startTimer });
  const read = createTrackingReader({ db, observeRide: createRideObserver(db) });
  const hub = createTrackingHub({ read, events, clock, startTimer, log: silentLog });
  registerPricing(app, { db, clock, pricing });
  registerJobs(app, { jobs });
  const streams = { perAddress: 200, perJob: 100, ...options.streams };
  registerTracking(app, { read, readRated: createRatedReader({ db, read }), hub, clock, startTimer, streams });
  options.addRooms?.(app, db, clock);
  await app.ready();

  const makeSimulator = (speed = options.speed ?? 1) =>
    createSimulator({ db, clock, startTimer, log: silentLog, speed, seed: 1, roads });

  /** Adds a customer; the id is also the session token. */
  const addUser = async ({ freeCreditSatang = 0, ...fields }: UserFields = {}): Promise<string> => {
    const id = randomUUID();
    await db
      .insertInto('users')
      .values({
        id,
        user_type: 2,
        refer_code: randomBytes(6).toString('hex'),
        created_at: noon,
        ...fields,
      } as Insertable<UsersTable>)
      .execute();
    if (freeCreditSatang > 0) await addFreeCredit(db, { userId: id, amountSatang: freeCreditSatang, at: clock.now() });
    return id;
  };

  const call = async <P extends Path>(path: P, body: object, token?: string): Promise<Answer<P>> => {
    const headers = token === undefined ? {} : { 'sk-token': token };
    const response = await app.inject({ method: 'POST', url: `/api${path}`, payload: body, headers });
    return { status: response.statusCode, body: response.json() };
  };

  return {
    ...database,
    app,
    clock,
    events,
    read,
    hub,
    simulator: makeSimulator(),
    makeSimulator,
    addUser,
    call,
    close: async () => {
      await app.close();
      await events.stop();
      await database.close();
    },
  };
}

export type BookingFixture = Awaited<ReturnType<typeof createBookingFixture>>;
