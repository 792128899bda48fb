export interface Timing {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface Benchmark {
  readonly name: string;
  readonly ours: Timing;
  /** Measured in the same run on the same machine, so that the ratio means the same everywhere. */
  readonly reference: Timing & { readonly name: string };
  readonly limits: {
    readonly p95Ms: number;
    /** The most that our p50 may be of the reference's. */
    readonly ratio: number;
  };
}

const warmUpRounds = 3;
const measuredRounds = 8;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs the work for every input some rounds over and tells how long the processor is busy with one call, whatever else the machine does. */
export function measure<Input>(inputs: readonly Input[], work: (input: Input) => unknown): Timing {
  const timesMs: number[] = [];
  for (let round = 0; round < warmUpRounds + measuredRounds; round += 1) {
    for (const input of inputs) {
      const before = process.cpuUsage();
      work(input);
      const { user, system } = process.cpuUsage(before);
      if (round >= warmUpRounds) timesMs.push((user + system) / 1_000);
    }
  }
  timesMs.sort((one, other) => one - other);
  return { p50Ms: percentile(timesMs, 0.5), p95Ms: percentile(timesMs, 0.95) };
}

/** What the benchmark broke of its limits; empty where it held them. */
export function brokenLimits({ ours, reference, limits }: Benchmark): readonly string[] {
  const ratio = ours.p50Ms / reference.p50Ms;
  return [
    ...(ours.p95Ms > limits.p95Ms ? [`p95 ${ours.p95Ms.toFixed(2)} ms is over ${limits.p95Ms} ms`] : []),
    ...(ratio > limits.ratio ? [`p50 is ${ratio.toFixed(2)} of the reference, over ${limits.ratio}`] : []),
  ];
}
