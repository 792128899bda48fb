import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answerJson,
  attemptsFor,
  failingAnswers,
  type HttpStandIn,
  startHttpStandIn,
} from '../../tests/harness/http-stand-in.ts';
import { roads } from '../../tests/harness/roads.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { createEmbeddedRouter } from '../pricing/router/embedded-router.ts';
import { createEmbeddedMatrix } from './embedded-matrix.ts';
import { createExactOptimiser } from './exact-optimiser.ts';
import { createOsrmMatrix } from './osrm-matrix.ts';
import { lengthOf, type OrderQuestion } from './route-optimiser.ts';
import { createVroomOptimiser } from './vroom-optimiser.ts';

const exact = createExactOptimiser();

/** Stops with distances that differ by direction, as one-way streets cause. */
const questions = (most: number): fc.Arbitrary<OrderQuestion> =>
  fc.integer({ min: 2, max: most }).chain((size) =>
    fc.record({
      metres: fc
        .array(fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: size, maxLength: size }), {
          minLength: size,
          maxLength: size,
        })
        .map((rows) => rows.map((row, from) => row.map((length, to) => (from === to ? 0 : length)))),
      endsAtLast: size > 2 ? fc.boolean() : fc.constant(false),
    }),
  );

/** All permutations of some stops. */
function permutations(stops: readonly number[]): readonly (readonly number[])[] {
  if (stops.length <= 1) return [stops];
  return stops.flatMap((first, index) =>
    permutations([...stops.slice(0, index), ...stops.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}

/** Length of the shortest route, by trying all orders. */
function shortestOf({ metres, endsAtLast }: OrderQuestion): number {
  const last = metres.length - 1;
  const between = metres.map((_row, index) => index).slice(1, endsAtLast ? -1 : undefined);
  return Math.min(...permutations(between).map((order) => lengthOf([0, ...order, ...(endsAtLast ? [last] : [])], metres)));
}

const expectSound = (order: readonly number[], { metres, endsAtLast }: OrderQuestion) => {
  expect(order[0]).toBe(0);
  expect([...order].sort((one, other) => one - other)).toEqual(metres.map((_row, index) => index));
  if (endsAtLast) expect(order.at(-1)).toBe(metres.length - 1);
};

describe('the best order of stops', () => {
  it('is the shortest there is: no other order of up to 7 stops beats it', async () => {
    await fc.assert(
      fc.asyncProperty(questions(7), async (question) => {
        const order = await exact.optimise(question);
        expectSound(order, question);
        expect(lengthOf(order, question.metres)).toBe(shortestOf(question));
      }),
      { numRuns: 150 },
    );
  });

  it('is never longer than the order given, with 10 stops and a return point', async () => {
    await fc.assert(
      fc.asyncProperty(questions(11), async (question) => {
        const order = await exact.optimise(question);
        expectSound(order, question);
        const given = question.metres.map((_row, index) => index);
        expect(lengthOf(order, question.metres)).toBeLessThanOrEqual(lengthOf(given, question.metres));
      }),
      { numRuns: 60 },
    );
  });

  it('is the order given where that is as short as any', async () => {
    const metres = Array.from({ length: 6 }, (_row, from) => Array.from({ length: 6 }, (_cell, to) => (from === to ? 0 : 700)));
    expect(await exact.optimise({ metres, endsAtLast: false })).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

const siam = { lat: 13.7466, lng: 100.5347 };
const bangNa = { lat: 13.6682, lng: 100.605 };
const sathorn = { lat: 13.7217, lng: 100.5293 };

let server: HttpStandIn | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const timeoutMs = 400;

describe('distances', () => {
  const embedded = createEmbeddedMatrix();

  it('without a server are those that rides are priced by', async () => {
    const metres = await embedded.measure([siam, bangNa, sathorn]);
    const { legs } = await createEmbeddedRouter(roads).route([siam, bangNa, sathorn]);
    expect([metres[0]?.[1], metres[1]?.[2]]).toEqual(legs.map((leg) => Math.round(leg.metres)));
    expect(metres.map((row, index) => row[index])).toEqual([0, 0, 0]);
  });

  const table = [
    [0, 12_345.6, 4_000],
    [12_900, 0, 9_000.4],
    [4_100, 9_500, 0],
  ];
  const startOsrm = async (...answers: Parameters<typeof startHttpStandIn>) => {
    server = await startHttpStandIn(...answers);
    return { asked: server.asked, matrix: createOsrmMatrix({ url: server.url, fallback: embedded, log: silentLog, timeoutMs }) };
  };

  it('are asked of the routing server all at once', async () => {
    const { asked, matrix } = await startOsrm(answerJson({ code: 'Ok', distances: table, sources: [], destinations: [] }));
    expect(await matrix.measure([siam, bangNa, sathorn])).toEqual(table.map((row) => row.map(Math.round)));
    expect(asked).toHaveLength(1);
    const { pathname, search } = asked[0]?.url ?? new URL('http://none');
    expect(decodeURIComponent(pathname)).toBe('/table/v1/driving/100.5347,13.7466;100.605,13.6682;100.5293,13.7217');
    expect(search).toBe('?annotations=distance');
  });

  it('of more than 100 stops are asked of it in blocks', async () => {
    const stops = Array.from({ length: 120 }, (_, index) => ({ lat: 13.7 + index / 1_000, lng: 100.5 }));
    // The length is the distance in numbers of stops.
    const { asked, matrix } = await startOsrm((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://none');
      const places = (decodeURIComponent(pathname).split('/').at(-1) ?? '').split(';');
      const at = (index: number) => Math.round((Number(places[index]?.split(',')[1]) - 13.7) * 1_000);
      const read = (name: string) => searchParams.get(name)?.split(';').map(Number) ?? places.map((_place, index) => index);
      expect(places.length).toBeLessThanOrEqual(100);
      const distances = read('sources').map((from) => read('destinations').map((to) => Math.abs(at(from) - at(to))));
      answerJson({ code: 'Ok', distances })(request, response);
    });
    const metres = await matrix.measure(stops);
    expect(metres).toEqual(stops.map((_from, from) => stops.map((_to, to) => Math.abs(from - to))));
    expect(asked).toHaveLength(9);
  });

  it.each([
    ...failingAnswers.map(([what, answer]) => [what, answer, attemptsFor(what)] as const),
    [
      'knows no way between two stops',
      answerJson({
        code: 'Ok',
        distances: [
          [0, null, 1],
          [1, 0, 1],
          [1, 1, 0],
        ],
      }),
      1,
    ] as const,
    [
      'answers a table of another size',
      answerJson({
        code: 'Ok',
        distances: [
          [0, 1],
          [1, 0],
        ],
      }),
      2,
    ] as const,
    ['refuses', answerJson({ code: 'InvalidQuery' }, 400), 1] as const,
  ])('come from the guess where the server %s', async (_what, answer, times) => {
    const { asked, matrix } = await startOsrm(answer);
    expect(await matrix.measure([siam, bangNa, sathorn])).toEqual(await embedded.measure([siam, bangNa, sathorn]));
    expect(asked).toHaveLength(times);
  });
});

describe('an optimiser of its own', () => {
  /** The best order is 0, 2, 1, 3. */
  const question: OrderQuestion = {
    metres: [
      [0, 9_000, 1_000, 9_000],
      [9_000, 0, 1_000, 2_000],
      [1_000, 1_000, 0, 9_000],
      [9_000, 2_000, 9_000, 0],
    ],
    endsAtLast: false,
  };
  const solved = (...ids: readonly number[]) =>
    answerJson({
      code: 0,
      summary: { cost: 1, unassigned: 0 },
      unassigned: [],
      routes: [{ vehicle: 1, steps: [{ type: 'start' }, ...ids.map((id) => ({ type: 'job', id, job: id })), { type: 'end' }] }],
    });
  const startVroom = async (...answers: Parameters<typeof startHttpStandIn>) => {
    server = await startHttpStandIn(...answers);
    return { asked: server.asked, vroom: createVroomOptimiser({ url: server.url, fallback: exact, log: silentLog, timeoutMs }) };
  };

  it('is asked in its own words, and its order taken', async () => {
    const bodies: unknown[] = [];
    const { vroom } = await startVroom((request, response) => {
      request.setEncoding('utf8');
      let text = '';
      request.on('data', (part: string) => {
        text += part;
      });
      request.on('end', () => {
        bodies.push(JSON.parse(text));
        solved(2, 1)(request, response);
      });
    });
    expect(await vroom.optimise({ ...question, endsAtLast: true })).toEqual([0, 2, 1, 3]);
    expect(bodies).toEqual([
      {
        vehicles: [{ id: 1, profile: 'car', start_index: 0, end_index: 3 }],
        jobs: [
          { id: 1, location_index: 1 },
          { id: 2, location_index: 2 },
        ],
        matrices: { car: { durations: question.metres, costs: question.metres } },
      },
    ]);
  });

  it('is not believed where its order is longer than the one given', async () => {
    const { vroom } = await startVroom(solved(3, 2, 1));
    const short = {
      ...question,
      metres: question.metres.map((row, from) => row.map((_length, to) => Math.abs(from - to) * 1_000)),
    };
    expect(await vroom.optimise(short)).toEqual([0, 1, 2, 3]);
  });

  it('is not asked where there is nothing to choose', async () => {
    const { asked, vroom } = await startVroom(solved());
    const two = {
      metres: [
        [0, 1],
        [1, 0],
      ],
      endsAtLast: false,
    };
    expect(await vroom.optimise(two)).toEqual([0, 1]);
    expect(asked).toHaveLength(0);
  });

  it.each([
    ...failingAnswers,
    ['leaves out a stop', solved(1, 2)] as const,
    ['visits a stop twice', solved(1, 2, 2)] as const,
    ['knows a stop that is none', solved(1, 2, 7)] as const,
    ['cannot serve a stop', answerJson({ code: 0, unassigned: [{ id: 1 }], routes: [] })] as const,
    ['says that it failed', answerJson({ code: 2, error: 'Invalid matrix' }, 200)] as const,
  ])('that %s is replaced by the built-in one', async (how, answer) => {
    const { asked, vroom } = await startVroom(answer);
    expect(await vroom.optimise(question)).toEqual([0, 2, 1, 3]);
    expect(asked).toHaveLength(attemptsFor(how));
  });
});
