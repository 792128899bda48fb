import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import type { Timeouts } from '../../src/http/connections/timeouts.ts';
import { type Clock, systemRandom } from '../../src/platform/deps.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';
import { writeBuiltSite } from '../app/built-site.ts';
import { createTestDatabase } from '../harness/create-test-database.ts';
import { quietEnvironment } from '../harness/quiet-environment.ts';
import { createFakeClock } from './fake-clock.ts';
import { createSharedCompilers } from './shared-compilers.ts';
import { type Answer, type Asked, makeTypedCall } from './typed-call.ts';

/** Compiling the schemas of all calls is most of a start, and they are the same for every gateway of the worker. */
const schemaCompilers = createSharedCompilers();

interface GatewayOptions {
  /** False: no portal, widget or Storybook has been built. */
  readonly isSiteBuilt?: boolean;
  /** Environment variables that override those of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Timeouts of connections that no environment variable can set so low. */
  readonly timeouts?: Partial<Timeouts>;
  /** Default: one that stands still at noon. */
  readonly clock?: ReturnType<typeof createFakeClock>;
  /** Timers of the gateway that the test lets run out. */
  readonly startTimer?: StartTimer;
  /** Default: a new database. Closed with the gateway. */
  readonly database?: OpenDatabase;
  /** Mounts calls of the test before the server is ready. */
  readonly mount?: (app: FastifyInstance, gateway: OpenDatabase & { readonly clock: Clock }) => void | Promise<void>;
}

const headersOf = ({ token, origin }: Asked) => ({
  ...(token === undefined ? {} : { 'sk-token': token }),
  ...(origin === undefined ? {} : { origin }),
});

/** The whole gateway as `main.ts` builds it: own database, the demo's accounts and partner, a clock that the test advances. */
export async function createGateway({ isSiteBuilt = true, env = {}, timeouts, mount, ...given }: GatewayOptions = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'songwai-site-'));
  const dirs = {
    PORTAL_DIR: path.join(folder, 'portal'),
    WIDGET_DIR: path.join(folder, 'widget'),
    STORYBOOK_DIR: path.join(folder, 'storybook'),
    DATA_DIR: path.join(folder, 'data'),
  };
  if (isSiteBuilt) await writeBuiltSite(dirs);
  else await mkdir(dirs.PORTAL_DIR);

  const read = readConfig({ ...dirs, ...quietEnvironment, ...env });
  const config = { ...read, http: { ...read.http, timeouts: { ...read.http.timeouts, ...timeouts } } };
  const database = given.database ?? (await createTestDatabase('demo'));
  const { db, pool, connectionString } = database;
  const clock = given.clock ?? createFakeClock();
  await seedDemo({ db, config, clock, random: systemRandom });
  const logLines: string[] = [];
  const log = { level: 'debug', stream: { write: (line: string) => void logLines.push(line) } };
  const timers = given.startTimer && { startTimer: given.startTimer };
  const app = await buildApp({ config, database, clock, random: systemRandom, log, schemaCompilers, ...timers });
  await mount?.(app, { ...database, clock });
  // Workers start once the server listens.
  if (config.worksInBackground) await app.listen({ port: 0, host: '127.0.0.1' });
  else await app.ready();

  const inject = async (options: InjectOptions): Promise<Answer> => {
    const response = await app.inject(options);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : {} };
  };

  /** An answer says nothing of a fault of the gateway, so the test fails with the logged cause. @throws {Error} */
  const injectSound = async (options: InjectOptions): Promise<Answer> => {
    const answer = await inject(options);
    const requestId = String(answer.headers['x-request-id']);
    const cause = answer.status === 500 && logLines.find((line) => line.includes(requestId) && line.includes('request failed'));
    if (cause) throw new Error(cause);
    return answer;
  };

  const post = (call: string, body: unknown, asked: Asked = {}): Promise<Answer> =>
    injectSound({
      method: 'POST',
      url: `/api${call}`,
      headers: { 'content-type': 'application/json', ...headersOf(asked) },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const get = (call: string, query: Readonly<Record<string, string>> = {}, asked: Asked = {}): Promise<Answer> =>
    injectSound({ method: 'GET', url: `/api${call}`, query: { ...query }, headers: headersOf(asked) });

  const close = async (): Promise<void> => {
    // The fetch of the tests opens a connection in advance, which says nothing until its time for headers is over; `main.ts` cuts such ones, too.
    const cutting = setInterval(() => app.server.closeAllConnections(), 20);
    await app.close();
    clearInterval(cutting);
    await database.close();
    await rm(folder, { recursive: true });
  };
  const call = makeTypedCall({ get, post });
  return { app, dirs, db, pool, connectionString, clock, logLines, inject, post, get, call, close };
}

export type Gateway = Awaited<ReturnType<typeof createGateway>>;
