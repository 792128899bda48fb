import type { LoadedCall } from './loaded-calls.ts';
import { type LoadResult, type LoadTarget, requestOf, sendLoad } from './send-load.ts';

/** How a call of ours compares with its echo: medians of all rounds, and the ratio's least and most. */
export interface Comparison {
  readonly call: LoadedCall;
  readonly ours: LoadResult;
  readonly echo: LoadResult;
  readonly ratio: { readonly median: number; readonly least: number; readonly most: number };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** The median of each figure. */
export const medianOf = (results: readonly LoadResult[]): LoadResult => ({
  perSecond: median(results.map(({ perSecond }) => perSecond)),
  p50Ms: median(results.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(results.map(({ p99Ms }) => p99Ms)),
  cpuMicroseconds: median(results.map(({ cpuMicroseconds }) => cpuMicroseconds)),
});

/** How many calls a second ours are of the reference's, round by round. */
export function ratioOf(ours: readonly LoadResult[], references: readonly LoadResult[]) {
  const ratios = ours.map(({ perSecond }, round) => perSecond / (references[round]?.perSecond ?? Number.NaN));
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

/** Gives the echo our answer to a call, so that both send the same. */
async function teachEcho(call: LoadedCall, { gateway, echo }: { gateway: LoadTarget; echo: LoadTarget }): Promise<void> {
  const { url, ...request } = requestOf(call, gateway);
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${await answer.text()}`);
  await fetch(`${echo.origin}/reply?path=${call.endpoint.path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: await answer.text(),
  });
}

/** Measures each call and its echo in turns, because a busy machine slows both. The first round warms up and is not counted. */
export async function compareLoads(
  targets: { readonly gateway: LoadTarget; readonly echo: LoadTarget },
  { calls, rounds }: { readonly calls: readonly LoadedCall[]; readonly rounds: number },
): Promise<readonly Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const call of calls) {
    await teachEcho(call, targets);
    const [ours, echoes]: [LoadResult[], LoadResult[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const echo = await sendLoad(call, targets.echo);
      const own = await sendLoad(call, targets.gateway);
      if (round > 0) {
        echoes.push(echo);
        ours.push(own);
      }
    }
    comparisons.push({ call, ours: medianOf(ours), echo: medianOf(echoes), ratio: ratioOf(ours, echoes) });
  }
  return comparisons;
}
