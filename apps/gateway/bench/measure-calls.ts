import type { Timing } from './measure.ts';

const warmUpRounds = 20;
const measuredRounds = 200;

type Work = () => Promise<unknown>;

function timingOf(timesMs: readonly number[]): Timing {
  const sorted = timesMs.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}

async function timeOf(work: Work): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Waits for two kinds of work some times over, in turns, because a busy machine slows both, and says how long each took. */
export async function measureInTurns(one: Work, other: Work): Promise<readonly [Timing, Timing]> {
  const [ofOne, ofOther]: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUpRounds + measuredRounds; round += 1) {
    const times = [await timeOf(one), await timeOf(other)] as const;
    if (round < warmUpRounds) continue;
    ofOne.push(times[0]);
    ofOther.push(times[1]);
  }
  return [timingOf(ofOne), timingOf(ofOther)];
}
