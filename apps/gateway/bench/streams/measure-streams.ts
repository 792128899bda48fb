import { setTimeout as pause } from 'node:timers/promises';
import type { ChildServer } from '../load/child-server.ts';
import type { Memory } from '../load/measure-memory.ts';
import { type OpenStream, openStreams, trackingOf } from './open-streams.ts';
import type { FollowedJob, PreparedJobs } from './prepare-jobs.ts';
import type { Fact } from './table-of.ts';

const pauseMs = 100;
const lookMs = 2;
const closeAll = (streams: readonly OpenStream[]): void => {
  for (const stream of streams) stream.close();
};

const quantile = (sorted: readonly number[], part: number): number => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;

/** What one stream costs, each on a job of its own. */
async function measureMemory(gateway: ChildServer, jobs: readonly FollowedJob[]): Promise<readonly Fact[]> {
  const ids = jobs.map(({ trackingId }) => trackingOf(trackingId));
  const first = await gateway.askMemory('memory');
  // Once before, so that what is compiled and filled once is there.
  closeAll(await openStreams(gateway.origin, ids));
  await pause(pauseMs * 10);
  const before = await gateway.askMemory('memory');
  const streams = await openStreams(gateway.origin, ids);
  await pause(pauseMs * 10);
  const after = await gateway.askMemory('memory');
  closeAll(streams);
  const perStream = (from: keyof Memory, base: Memory) => (after[from] - base[from]) / ids.length / 1000;
  const what = `memory of a tracking stream, ${ids.length.toLocaleString('en')} open, each on a job of its own`;
  const note = `heap and external after garbage collection; ${perStream('rssBytes', first).toFixed(1)} kB of resident memory`;
  return [{ what, value: perStream('ownBytes', before), unit: 'kB', goal: 12, note }];
}

/** How long one position takes from the report until a follower has it. */
async function measureFanOut(gateway: ChildServer, jobs: PreparedJobs, positions: number): Promise<readonly Fact[]> {
  const [job] = jobs.jobs;
  if (job === undefined) throw new Error('There is no job.');
  const streams = await openStreams(
    gateway.origin,
    jobs.jobs.map(() => trackingOf(job.trackingId)),
  );
  const tookMs: number[] = [];
  for (let position = 1; position <= positions; position += 1) {
    await pause(pauseMs);
    const counts = streams.map(({ count }) => count());
    const startedMs = performance.now();
    await jobs.report(job, { lat: 13.7 + position / 10_000, lng: 100.55 });
    while (streams.some(({ count }, index) => count() === counts[index])) await pause(lookMs);
    // The first is not counted: it compiles what sends.
    if (position > 1) for (const { lastAtMs } of streams) tookMs.push(lastAtMs() - startedMs);
  }
  closeAll(streams);
  const sorted = tookMs.toSorted((one, other) => one - other);
  const what = `one position to ${streams.length.toLocaleString('en')} followers of one job, p95 of all`;
  const note = `from before it is stored; p50 ${quantile(sorted, 0.5).toFixed(0)} ms, the last ${sorted.at(-1)?.toFixed(0)} ms; ${positions} positions`;
  return [{ what, value: quantile(sorted, 0.95), unit: 'ms', goal: 50, note }];
}

/** Tracking streams at one gateway. */
export async function measureStreams(
  gateway: ChildServer,
  jobs: PreparedJobs,
  { positions }: { readonly positions: number },
): Promise<readonly Fact[]> {
  const memory = await measureMemory(gateway, jobs.jobs);
  return [...memory, ...(await measureFanOut(gateway, jobs, positions))];
}
