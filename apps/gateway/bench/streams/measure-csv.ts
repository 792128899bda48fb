import { jobCsv } from '@songwai/core/jobs/lists/list-contract';
import { apiBase } from '../../src/http/mount-endpoint.ts';
import type { ChildServer } from '../load/child-server.ts';
import type { PreparedJobs } from './prepare-jobs.ts';
import type { Fact } from './table-of.ts';

/** Downloads at the same time, so that there is something to look at. */
const atATime = 10;

/** The most memory that a file needs while it is written, and its size. */
async function measureFile(gateway: ChildServer, { token }: PreparedJobs, filter: Readonly<Record<string, string>>) {
  const url = `${gateway.origin}${apiBase}${jobCsv.path}?${new URLSearchParams({ date: 'all', ...filter })}`;
  const download = async () => (await fetch(url, { headers: { 'sk-token': token } })).text();
  await download();
  const before = await gateway.askMemory('watch');
  const [text = ''] = await Promise.all(Array.from({ length: atATime }, download));
  const most = await gateway.askMemory('watched');
  return {
    kB: (most.ownBytes - before.ownBytes) / atATime / 1000,
    fileKB: Buffer.byteLength(text) / 1000,
    rows: text.split('\r\n').length - 2,
  };
}

/** What a list as a file needs in memory: as much for a long one as for a short one, because it is sent as it is read. */
export async function measureCsv(gateway: ChildServer, jobs: PreparedJobs): Promise<readonly Fact[]> {
  const few = await measureFile(gateway, jobs, { search: 'orchid' });
  const many = await measureFile(gateway, jobs, {});
  const what = `most memory while a CSV of ${many.rows.toLocaleString('en')} rows is written (${many.fileKB.toFixed(0)} kB)`;
  return [{ what, value: many.kB, unit: 'kB', note: `of ${few.rows} rows: ${few.kB.toFixed(0)} kB` }];
}
