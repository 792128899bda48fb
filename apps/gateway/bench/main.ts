import { compareLists } from './jobs/list-jobs.ts';
import { type Benchmark, brokenLimits } from './measure.ts';
import { benchOrder, benchTrips } from './plan-routes.ts';
import { benchSuggestions } from './suggest-places.ts';

const benchmarks: readonly (() => Promise<readonly Benchmark[]>)[] = [
  async () => [await benchSuggestions()],
  async () => [benchOrder(), benchTrips()],
  () => compareLists({ many: 100_000, few: 10_000 }),
];

function report(benchmark: Benchmark): boolean {
  const { name, ours, reference } = benchmark;
  const broken = brokenLimits(benchmark);
  const times = (timing: { p50Ms: number; p95Ms: number }) =>
    `p50 ${timing.p50Ms.toFixed(2)} ms, p95 ${timing.p95Ms.toFixed(2)} ms`;
  process.stdout.write(`${name}\n  ours: ${times(ours)}\n  ${reference.name}: ${times(reference)}\n`);
  process.stdout.write(
    `  ratio p50 ${(ours.p50Ms / reference.p50Ms).toFixed(3)} ${broken.length === 0 ? 'ok' : `BROKEN: ${broken.join('; ')}`}\n`,
  );
  return broken.length === 0;
}

let areAllMet = true;
for (const run of benchmarks) for (const benchmark of await run()) areAllMet = report(benchmark) && areAllMet;
process.exitCode = areAllMet ? 0 : 1;
