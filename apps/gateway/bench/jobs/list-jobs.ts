import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from '../../src/database/embedded/open-embedded.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import type { Benchmark } from '../measure.ts';
import { measureInTurns } from '../measure-calls.ts';
import { searched } from './fill-jobs.ts';
import { type FilledGateway, openFilled } from './open-filled.ts';

/** Rows before the thousandth page of ten. */
const deepRows = 9_990;
const ratio = 1.5;

/** The cursor after some rows of a list. */
async function cursorAfter(gateway: FilledGateway, rows: number): Promise<string> {
  let cursor = '';
  for (let row = 0; row < rows; row += 90) {
    const page = await gateway.get('/job', { limit: '90', count: 'none', ...(cursor !== '' && { cursor }) });
    cursor = String(page['nextCursor']);
  }
  return cursor;
}

const uncounted = { count: 'none' } as const;
const cases = [
  { name: 'the first page with the number of jobs', url: '/job', query: {} },
  {
    name: 'the first page as the dashboard asks for it',
    url: '/job',
    query: { ...uncounted, sort: '-date,status', date: 'all' },
  },
  { name: 'the thousandth page, by its number', url: '/job', query: { page: '1000' } },
  { name: 'the thousandth page, by the cursor', url: '/job', query: uncounted, isDeep: true },
  { name: 'running jobs of all days', url: '/job', query: { filters: '0,1' } },
  { name: 'a search for a job’s number', url: '/job', query: { search: searched.number } },
  { name: 'a search for a phone of 20 jobs', url: '/job', query: { search: searched.rarePhone } },
  { name: 'a search for a place of 20 jobs', url: '/job', query: { search: searched.rarePlace } },
  { name: 'a search for a place of all jobs', url: '/job', query: { search: searched.usualPlace } },
  { name: 'a search for a road of one job in 12', url: '/job', query: { search: 'เอกมัย', ...uncounted } },
  { name: 'a search for a word that none has', url: '/job', query: { search: 'xqzvwk' } },
  { name: 'the counts of all days', url: '/job/counts', query: { date: 'all' } },
] as const;

/** How lists of a company with many jobs compare with those of one with few, each in a database of its own. */
export async function compareLists(sizes: { readonly many: number; readonly few: number }): Promise<readonly Benchmark[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'songwai-bench-'));
  await chmod(dataDir, 0o755);
  const server = await openEmbedded({ dataDir, log: silentLog, isDurable: false });
  const first = await openDatabase({ databaseUrl: server.connectionString, dataDir, log: silentLog });
  const open = async (count: number) => {
    await first.pool.query(`create database jobs_${count}`);
    const url = new URL(server.connectionString);
    url.pathname = `/jobs_${count}`;
    return openFilled(url.href, { dataDir, count });
  };
  const [few, many] = [await open(sizes.few), await open(sizes.many)];
  for (const gateway of [few, many]) await gateway.vacuum();
  const deep = { few: await cursorAfter(few, deepRows), many: await cursorAfter(many, deepRows) };

  const benchmarks: Benchmark[] = [];
  const inWords = (count: number) => `a company with ${count.toLocaleString('en')}`;
  for (const { name, url, query, ...rest } of cases) {
    const at = (cursor: string) => ('isDeep' in rest ? { ...query, cursor } : query);
    const [ours, reference] = await measureInTurns(
      () => many.get(url, at(deep.many)),
      () => few.get(url, at(deep.few)),
    );
    const of = { name: inWords(sizes.few), ...reference };
    benchmarks.push({ name: `jobs: ${name}, ${inWords(sizes.many)}`, ours, reference: of, limits: { p95Ms: 400, ratio } });
  }
  await many.close();
  await few.close();
  await first.close();
  await server.close();
  await rm(dataDir, { recursive: true });
  return benchmarks;
}
