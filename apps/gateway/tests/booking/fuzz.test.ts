import { cancelJob, createJob, getCurrentJob, getJobDetail } from '@songwai/core/jobs/contract';
import { estimatePrice, priceOptionV4 } from '@songwai/core/pricing/contract';
import { getJobDetailTracking } from '@songwai/core/tracking/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingWorld, createBookingWorld, plainOrder } from './booking-world.ts';

let world: BookingWorld;
let stranger: string;
let secrets: readonly string[];
beforeAll(async () => {
  world = await createBookingWorld();
  const owner = await world.addUser();
  stranger = await world.addUser();
  const order = { ...plainOrder(), remark: 'SECRET-REMARK' };
  const { body } = await world.call('/create_job', order, owner);
  secrets = ['SECRET-REMARK', body.trackingId, order.guid];
});
afterAll(() => world.close());

/** Text that programs stumble over, besides any other. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'J00000001',
    '\ud800',
    "'; drop table jobs; --",
    '1e999',
    'NaN',
    '__proto__',
    '๐๑๒',
    '31/02/2026',
  ),
);
const nastyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, -1, 1, 2, 3, 4, 5, 6, 7, 13.7466, 100.5347, 2 ** 53, -(2 ** 31) - 1, 2 ** 31, 1e308),
);
const nasty: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    nastyText,
    nastyNumber,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(nastyText, tie('any'), { maxKeys: 3 }),
  ),
})).any;

/** The example of a call with some of its fields, at any depth, replaced, dropped or doubled. */
function mutated(example: unknown): fc.Arbitrary<unknown> {
  const same = fc.constant(example);
  if (Array.isArray(example))
    return fc.oneof(
      { weight: 8, arbitrary: fc.tuple(...example.map(mutated)) },
      { weight: 1, arbitrary: fc.constant([...example, ...example]) },
      { weight: 1, arbitrary: nasty },
    );
  if (typeof example === 'object' && example !== null) {
    const fields = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, mutated(value)]));
    return fc.oneof(
      { weight: 8, arbitrary: fc.record(fields, { requiredKeys: [] }) },
      { weight: 4, arbitrary: fc.record(fields) },
      { weight: 1, arbitrary: nasty },
    );
  }
  const likely = typeof example === 'string' ? nastyText : nastyNumber;
  return fc.oneof({ weight: 12, arbitrary: same }, { weight: 2, arbitrary: likely }, { weight: 1, arbitrary: nasty });
}

const everyField = {
  ...plainOrder(),
  option: '1,3',
  promoCode: 'WELCOME50',
  jobDate: '22/11/2026',
  startTime: '10:00',
  finishTime: '12:00',
  remark: 'x',
  remarkImages: ['a'],
  cardId: 'c',
  fixDriver: true,
};

describe('whatever is sent', () => {
  it.each([
    [estimatePrice, { ...estimatePrice.example, option: [1, 3], promoCode: 'WELCOME50', taskType: 3 }],
    [priceOptionV4, priceOptionV4.example],
    [createJob, everyField],
    [getJobDetail, getJobDetail.example],
    [getCurrentJob, { fromDate: '01/01/2026', toDate: '31/12/2026' }],
    [cancelJob, cancelJob.example],
    [getJobDetailTracking, getJobDetailTracking.example],
  ] as const)(
    '$path answers in its envelope, never fails and never tells of others',
    async (endpoint, example) => {
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(mutated(example), async (body) => {
          const response = await world.app.inject({
            method: 'POST',
            url: `/api${endpoint.path}`,
            headers: { 'sk-token': stranger, 'content-type': 'application/json' },
            payload: JSON.stringify(body) ?? 'null',
          });
          expect([200, 400, 404]).toContain(response.statusCode);
          const answer = response.json();
          seen.add(answer.responseCode);
          expect(typeof answer.responseCode).toBe('number');
          expect(typeof answer.responseDesc).toBe('string');
          for (const secret of secrets) expect(response.body).not.toContain(secret);
        }),
        { numRuns: 150 },
      );
    },
    60_000,
  );
});
