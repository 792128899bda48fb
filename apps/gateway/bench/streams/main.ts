import { startChild } from '../load/child-server.ts';
import { writeTable } from '../load/write-table.ts';
import { measureCsv } from './measure-csv.ts';
import { measureIdle } from './measure-idle.ts';
import { measureStreams } from './measure-streams.ts';
import { prepareJobs } from './prepare-jobs.ts';
import { tableOf } from './table-of.ts';

// `BENCH_ROUNDS=1` is a quick look, printed only. `PROFILE_DIR` writes the gateway's CPU profile there.
const { BENCH_ROUNDS: asked, PROFILE_DIR: profileDir } = process.env;
const streams = 2_000;
const place = {
  begin: '<!-- streams bench: begin. Written by `npm run bench:streams` in `apps/gateway`. -->',
  end: '<!-- streams bench: end -->',
};

const options = ['--expose-gc', ...(profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : [])];
const limits = { STREAMS_PER_ADDRESS: String(streams), STREAMS_PER_JOB: String(streams) };
const gateway = await startChild('serve-gateway.ts', options, limits);
try {
  const idle = asked === undefined ? await measureIdle(gateway, 240) : [];
  const jobs = await prepareJobs(gateway, streams);
  const facts = [
    ...idle,
    ...(await measureStreams(gateway, jobs, { positions: asked === undefined ? 100 : 20 })),
    ...(await measureCsv(gateway, jobs)),
  ];
  await jobs.close();
  const table = tableOf(facts);
  process.stdout.write(`${table}\n`);
  if (asked === undefined) writeTable(table, place);
} finally {
  await gateway.stop();
}
