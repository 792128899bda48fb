import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addMonths, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openEmbedded } from '../../src/database/embedded/open-embedded.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { billMonth } from '../../src/invoices/billing/billing-worker.ts';
import { findWrongInvoices } from '../../src/invoices/invoice-check-view.ts';
import { systemClock as clock, systemRandom as random } from '../../src/platform/deps.ts';
import { findVehicleNames } from '../../src/pricing/catalog/vehicle-queries.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';
import { openDocuments } from '../../src/tax-documents/open-documents.ts';
import { plainOrder } from '../../tests/builders/order.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { fillMonth } from './fill-month.ts';

// `BENCH_COMPANIES=100` is a quick look, printed only.
const { BENCH_COMPANIES: asked } = process.env;
const companies = Number(asked ?? 1_000);
const jobs = companies * 20;

const page = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));
const begin = '<!-- invoices bench: begin. Written by `npm run bench:invoices` in `apps/gateway`. -->';
const end = '<!-- invoices bench: end -->';

type Body = Readonly<Record<string, unknown>>;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'songwai-bench-'));
await chmod(dataDir, 0o755);
// With its writes on disk, as users get it.
const server = await openEmbedded({ dataDir, log: silentLog });
const database = await openDatabase({ databaseUrl: server.connectionString, dataDir, log: silentLog });
const { db } = database;
await migrate(database.pool, { log: silentLog });
const config = readConfig({ DATA_DIR: dataDir, SIMULATION_SPEED: '0', BACKGROUND_WORK: 'off', NEW_CUSTOMER_CASH_JOBS: '1000' });
await seedDemo({ db, config, clock, random });
const app = await buildApp({ config, database, clock, random, log: { level: 'silent' } });
const post = async (url: string, payload: object, token = ''): Promise<Body> =>
  (await app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { 'sk-token': token } })).json();
const token = String((await post('/login', { userName: 'company@songwai.test', password: 'demo1234' }))['skToken']);
const { jobId } = await post('/create_job', plainOrder(), token);
await fillMonth(db, String(jobId), { companies, jobs, day: addMonths(startOfBangkokMonth(clock.now()), -1) });

/** Later than the ten minutes after midnight, whenever this runs. */
const later = { now: () => new Date(Math.max(clock.now().getTime(), startOfBangkokMonth(clock.now()).getTime() + 3_600_000)) };
const deps = {
  db,
  clock: later,
  random,
  publicUrl: 'http://localhost',
  leastSatang: 100,
  log: silentLog,
  documents: openDocuments({ random, publicUrl: 'http://localhost', billerId: undefined, findVehicleNames }),
};
globalThis.gc?.();
const before = process.memoryUsage.rss();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 5);
const startedAt = performance.now();
const made = await billMonth(deps);
const seconds = (performance.now() - startedAt) / 1_000;
clearInterval(watch);
const again = performance.now();
const repeated = await billMonth(deps);
const repeatedMs = performance.now() - again;
const faults = await findWrongInvoices(db, clock.now());
const { count } = await db
  .selectFrom('invoice_lines')
  .select((of) => of.fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow();
await app.close();
await database.close();
await server.close();
await rm(dataDir, { recursive: true });
if (made !== companies || repeated !== 0 || Number(count) !== jobs || faults.length > 0)
  throw new Error(`${made} invoices with ${count} jobs, then ${repeated}: ${faults.join('; ')}`);

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);
const figures = [
  [`${companies.toLocaleString('en')} invoices of ${jobs.toLocaleString('en')} jobs`, `${seconds.toFixed(1)} s`],
  ['each, with its lines, books, document, event and mail', `${((seconds * 1_000) / made).toFixed(1)} ms`],
  ['memory of the process before and at most', `${megabytes(before)} MB, ${megabytes(most)} MB`],
  ['the same month once more', `${repeatedMs.toFixed(0)} ms, none made`],
];
const load = os.loadavg()[0]?.toFixed(1);
const table = [
  '| what | measured |',
  '| - | - |',
  ...figures.map((row) => `| ${row.join(' | ')} |`),
  '',
  `${new Date().toISOString().slice(0, 10)}, Node.js ${process.versions.node}, ${os.cpus().length} processors (load ${load} afterwards), PostgreSQL that syncs to disk, in process.`,
].join('\n');
process.stdout.write(`${table}\n`);
if (asked === undefined) {
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/performance.md lacks the lines ${begin} and ${end}.`);
  await writeFile(page, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
}
