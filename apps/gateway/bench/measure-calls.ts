import type { Timing } from './measure.ts';

const warmUpRounds = 5;
const measuredRounds = 60;

/** Waits for the work some times over and says how long it took. */
export async function measureCalls(work: () => Promise<unknown>): Promise<Timing> {
  const timesMs: number[] = [];
  for (let round = 0; round < warmUpRounds + measuredRounds; round += 1) {
    const startedAt = performance.now();
    await work();
    if (round >= warmUpRounds) timesMs.push(performance.now() - startedAt);
  }
  timesMs.sort((one, other) => one - other);
  const at = (share: number) => timesMs[Math.floor(timesMs.length * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}
