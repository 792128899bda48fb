import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeTable } from '../load/write-table.ts';
import { type Fact, tableOf } from '../streams/table-of.ts';
import { runStart, type StartTimes } from './run-start.ts';

// Needs a built product (`npm start` once). `BENCH_ROUNDS=1` is a quick look at a warm start, printed only.
const { BENCH_ROUNDS: asked } = process.env;
const rounds = Number(asked ?? 5);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const place = {
  begin: '<!-- start bench: begin. Written by `npm run bench:start` in `apps/gateway`. -->',
  end: '<!-- start bench: end -->',
};

const partsOf = ({ ready: _, ...times }: StartTimes): string =>
  Object.entries(times)
    .map(([part, ms]) => `${part} ${(ms / 1000).toFixed(1)}`)
    .join(', ');
const factOf = (what: string, times: StartTimes, goal?: number): Fact => ({
  ...{ what, value: (times.ready ?? Number.NaN) / 1000, unit: 's', note: partsOf(times) },
  ...(goal !== undefined && { goal }),
});
const median = (all: readonly StartTimes[]): StartTimes =>
  all.toSorted((one, other) => (one.ready ?? 0) - (other.ready ?? 0))[all.length >> 1] ?? {};

const folder = await mkdtemp(path.join(tmpdir(), 'songwai-start-'));
await chmod(folder, 0o755);
try {
  const dataDir = path.join(folder, 'data');
  const first = await runStart(root, dataDir);
  const warm: StartTimes[] = [];
  for (let round = 0; round < rounds; round += 1) warm.push(await runStart(root, dataDir));
  const facts = [
    factOf(`a start of a built product with its data (median of ${rounds})`, median(warm), 4),
    factOf('its first start, which makes the database', first),
  ];
  if (asked === undefined) {
    const clone = path.join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const cold = await runStart(clone, path.join(folder, 'cold-data'));
    facts.push(factOf('the first start of a fresh clone, packages in the cache of pnpm', cold, 25));
  }
  const table = tableOf(facts);
  process.stdout.write(`${table}\n`);
  if (asked === undefined) writeTable(table, place);
} finally {
  await rm(folder, { recursive: true });
}
