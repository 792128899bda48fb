import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answerJson,
  attemptsFor,
  failingAnswers,
  type HttpStandIn,
  startHttpStandIn,
} from '../../../tests/harness/http-stand-in.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import { costByRate } from './trip-costs.ts';
import type { TripRate } from './trip-planner.ts';
import { createBuiltInSolver, type TripQuestion } from './trip-solver.ts';
import { createVroomSolver } from './vroom-trips.ts';

const rate: TripRate = {
  baseSatang: 4_800,
  bands: [
    { fromKm: 1, perKmSatang: 850 },
    { fromKm: 10, perKmSatang: 750 },
  ],
  extraStopSatang: 3_000,
};
/** Drop-offs 1 and 3 lie one way, 2 and 4 the other. */
const question: TripQuestion = {
  metres: [
    [0, 10_000, 10_000, 11_000, 11_000],
    [10_000, 0, 20_000, 1_000, 21_000],
    [10_000, 20_000, 0, 21_000, 1_000],
    [11_000, 1_000, 21_000, 0, 22_000],
    [11_000, 21_000, 1_000, 22_000, 0],
  ],
  ...{ mostDrops: 3, mostTrips: 4, returns: false, rate, costOf: costByRate(rate) },
};
const best = [
  [1, 3],
  [2, 4],
];

const planned = (...trips: readonly (readonly number[])[]) =>
  answerJson({
    code: 0,
    summary: { cost: 1, unassigned: 0 },
    unassigned: [],
    routes: trips.map((ids, index) => ({
      vehicle: index + 1,
      steps: [{ type: 'start' }, ...ids.map((id) => ({ type: 'job', id, job: id })), { type: 'end' }],
    })),
  });

let server: HttpStandIn | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const start = async (...answers: Parameters<typeof startHttpStandIn>) => {
  server = await startHttpStandIn(...answers);
  const solve = createVroomSolver({ url: server.url, fallback: createBuiltInSolver(), log: silentLog, timeoutMs: 400 });
  return { asked: server.asked, solve };
};

describe('a server that plans trips', () => {
  it('is asked in its own words, and its trips taken', async () => {
    const bodies: unknown[] = [];
    const { solve } = await start(async (request, response) => {
      bodies.push(JSON.parse(await text(request)));
      planned([3, 1], [4, 2])(request, response);
    });
    expect(await solve({ ...question, returns: true }, undefined)).toEqual([
      [3, 1],
      [4, 2],
    ]);
    const vehicle = { profile: 'car', start_index: 0, end_index: 0, capacity: [3], costs: { fixed: 950 } };
    expect(bodies).toEqual([
      {
        vehicles: [1, 2, 3, 4].map((id) => ({ id, ...vehicle })),
        jobs: [1, 2, 3, 4].map((id) => ({ id, location_index: id, delivery: [1] })),
        matrices: {
          car: { durations: question.metres, costs: question.metres.map((row) => row.map((metres) => metres * 0.85)) },
        },
      },
    ]);
  });

  it.each([
    ...failingAnswers,
    ['leaves out a drop-off', planned([1, 3], [2])] as const,
    ['visits a drop-off twice', planned([1, 3], [2, 3])] as const,
    ['knows a drop-off that is none', planned([1, 3], [2, 7])] as const,
    ['plans a longer trip than allowed', planned([1, 3, 2, 4])] as const,
    ['cannot serve a drop-off', answerJson({ code: 0, unassigned: [{ id: 1 }], routes: [] })] as const,
    ['says that it failed', answerJson({ code: 2, error: 'Invalid matrix' }, 200)] as const,
  ])('that %s is replaced by the built-in plan', async (how, answer) => {
    const { asked, solve } = await start(answer);
    expect(await solve(question, undefined)).toEqual(best);
    expect(asked).toHaveLength(attemptsFor(how));
  });

  it('is not waited for, nor replaced, once the plan is no longer wanted', async () => {
    const controller = new AbortController();
    const { asked, solve } = await start(() => controller.abort(new Error('another file')));
    await expect(solve(question, controller.signal)).rejects.toThrow('another file');
    expect(asked).toHaveLength(1);
  });
});
