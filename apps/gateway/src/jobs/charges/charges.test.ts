import { cancelJob } from '@songwai/core/jobs/contract';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import { jobCsv } from '@songwai/core/jobs/lists/list-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, moveJob, readJob, readJobEvents, setJob, showJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { setJobRating } from '../rating-queries.ts';
import { changeStatus } from '../status-queries.ts';
import { recordArrival } from './arrival-queries.ts';
import { recordCharge } from './charge-queries.ts';
import { settleCharges } from './settle-charges.ts';

let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway);
});
afterAll(() => gateway.close());

/** An event of a ride, in minutes after the booking. */
type Happened = readonly [minute: number, status: JobStatus | 'arrivedAtStop', stop: number | null];

/** Records these events as dispatch does, and settles the charges at the last of them. */
async function ride(jobId: string, happened: readonly Happened[]): Promise<number> {
  const { created_at: start } = await readJob(gateway, jobId);
  const at = (minute: number) => new Date(start.getTime() + minute * 60_000);
  return gateway.db.transaction().execute(async (trx) => {
    for (const [minute, status, stop] of happened)
      if (status === 'arrivedAtStop') await recordArrival(trx, { jobId, stop: stop ?? 0, at: at(minute) });
      else await changeStatus(trx, { jobId, status, stop, at: at(minute) });
    return settleCharges(trx, jobId, at(happened.at(-1)?.[0] ?? 0));
  });
}

const trip = (waits: readonly [number, number]): readonly Happened[] => [
  [1, 'assigned', null],
  [10, 'arrived', 0],
  [10 + waits[0], 'pickedUp', 0],
  [11 + waits[0], 'delivering', null],
  [200, 'arrivedAtStop', 1],
  [200 + waits[1], 'completed', 1],
];

const hire = {
  durationHours: 4,
  pkgId: 1,
  customerFeeSatang: 55_000,
  messengerGender: 'N',
  drivers: 1,
  driver: 1,
  days: 1,
  options: [],
};
const bookHire = async (change: object = {}, vehicle = 1) => {
  const { jobId } = await bookJob(gateway, user, { vehicle });
  await setJob(gateway, jobId, { task_type: 2, full_day: JSON.stringify({ ...hire, ...change }) });
  return jobId;
};

describe('waiting', () => {
  it.each([
    [[30, 30], []],
    [
      [31, 0],
      [{ kind: 'waiting', stop: 0, minutes: 31, amount: 30, descTh: 'ค่ารอ จุดที่ 1 31 นาที', descEn: 'Waiting, stop 1, 31 min' }],
    ],
    [[90, 0], [{ stop: 0, minutes: 90, amount: 30 }]],
    [[91, 0], [{ stop: 0, minutes: 91, amount: 80 }]],
    [
      [45, 125],
      [
        { stop: 0, amount: 30 },
        { stop: 1, minutes: 125, amount: 130 },
      ],
    ],
  ] as const)('of %j minutes at the two stops costs what the terms say, a line each', async (waits, charges) => {
    const { jobId } = await bookJob(gateway, user);
    const satang = await ride(jobId, trip(waits));
    const shown = (await showJob(gateway, jobId, user)).charges;
    expect(shown).toMatchObject(charges);
    expect(shown).toHaveLength(charges.length);
    expect(satang).toBe(shown.reduce((sum, { amount }) => sum + amount * 100, 0));
  });

  it('before the time of the pick-up is the driver’s own', async () => {
    const { jobId } = await bookJob(gateway, user, { orderType: 'schedule', jobDate: '21/11/2026', startTime: '12:40' });
    await ride(jobId, trip([50, 0]));
    expect((await showJob(gateway, jobId, user)).charges).toEqual([]);
  });

  it('is charged once, however often the job is settled, and told once', async () => {
    const { jobId } = await bookJob(gateway, user);
    await ride(jobId, trip([60, 0]));
    await Promise.all(
      [1, 2, 3].map(() => gateway.db.transaction().execute((trx) => settleCharges(trx, jobId, gateway.clock.now()))),
    );
    expect((await showJob(gateway, jobId, user)).charges).toHaveLength(1);
    expect((await readJobEvents(gateway, jobId)).filter((kind) => kind === 'jobs.charged')).toHaveLength(1);
  });

  it('stands apart from the price, and in the CSV file beside it', async () => {
    const { jobId } = await bookJob(gateway, user);
    const { net_satang: net } = await readJob(gateway, jobId);
    await ride(jobId, trip([91, 0]));
    expect((await showJob(gateway, jobId, user)).netPrice).toBe(net / 100);
    const headers = { 'sk-token': user.token };
    const csv = await gateway.app.inject({ method: 'GET', url: `/api${jobCsv.path}`, query: { search: jobId }, headers });
    expect(csv.body.split('\r\n')[1]).toContain(`,0,${net / 100},80,`);
  });
});

describe('a full-day hire', () => {
  const day = (endsAt: number): readonly Happened[] => [
    [0, 'arrived', 0],
    [1, 'pickedUp', 0],
    [endsAt, 'completed', 1],
  ];

  it.each([
    [1, 265, 125],
    [2, 265, 250],
    [1, 240, undefined],
  ])('of 4 hours with vehicle %i that takes %i minutes pays for what goes beyond', async (vehicle, minutes, amount) => {
    const jobId = await bookHire({}, vehicle);
    await ride(jobId, day(minutes));
    const { charges } = await showJob(gateway, jobId, user);
    expect(charges).toMatchObject(amount === undefined ? [] : [{ kind: 'overtime', minutes: minutes - 240, amount }]);
    expect(charges).toHaveLength(amount === undefined ? 0 : 1);
  });

  it('pays for the driver of this job alone, however many were hired with this one, and no waiting', async () => {
    const jobId = await bookHire({ drivers: 3, driver: 2 });
    await ride(jobId, [
      [0, 'arrived', 0],
      [100, 'pickedUp', 0],
      [250, 'completed', 1],
    ]);
    expect((await showJob(gateway, jobId, user)).charges).toMatchObject([{ kind: 'overtime', minutes: 10, amount: 50 }]);
  });

  it('begins when the driver comes, if that is late', async () => {
    const jobId = await bookHire();
    await ride(jobId, [
      [30, 'arrived', 0],
      [31, 'pickedUp', 0],
      [265, 'completed', 1],
    ]);
    expect((await showJob(gateway, jobId, user)).charges).toEqual([]);
  });

  it('of several days pays for the hours beyond its last one', async () => {
    const jobId = await bookHire({ days: 2 });
    await ride(jobId, day(24 * 60 + 270));
    expect((await showJob(gateway, jobId, user)).charges).toMatchObject([{ kind: 'overtime', minutes: 30, amount: 150 }]);
  });

  it('is shown as it was booked', async () => {
    const options = [{ id: 4, descTh: 'เพิ่มระยะทาง', descEn: 'More kilometres', customerFeeSatang: 15_000 }];
    const { fullDayInfo } = await showJob(gateway, await bookHire({ options }), user);
    expect(fullDayInfo).toEqual({
      durationHours: 4,
      pkgId: 1,
      customerFee: 550,
      messengerGender: 'N',
      drivers: 1,
      driver: 1,
      days: 1,
      options: [{ id: 4, descTh: 'เพิ่มระยะทาง', descEn: 'More kilometres', customerFee: 150 }],
    });
  });
});

describe('a cancellation', () => {
  it('after the driver has arrived costs 65 baht, as a line of its own', async () => {
    const { jobId } = await bookJob(gateway, user);
    await moveJob(gateway, jobId, ['arrived', 0]);
    const { body } = await gateway.call(cancelJob, { jobId, cancelReason: 'customer cancel' }, user);
    expect(body).toMatchObject({ responseCode: 200, cancelFee: 65 });
    expect(await showJob(gateway, jobId, user)).toMatchObject({
      jobStatus: 'cancelled',
      cancelReason: 'customer cancel',
      actions: [],
      charges: [{ kind: 'lateCancel', amount: 65, descEn: 'Cancelled after the driver had arrived' }],
    });
  });

  it('twice at once is charged once', async () => {
    const { jobId } = await bookJob(gateway, user);
    await moveJob(gateway, jobId, ['arrived', 0]);
    const answers = await Promise.all([1, 2, 3].map(() => gateway.call(cancelJob, { jobId }, user)));
    expect(answers.map(({ body }) => body.responseCode).sort()).toEqual([200, 409, 409]);
    expect((await showJob(gateway, jobId, user)).charges).toHaveLength(1);
  });

  it('is not charged at another fee than the customer has seen, and stays a job', async () => {
    const { jobId } = await bookJob(gateway, user);
    await moveJob(gateway, jobId, ['arrived', 0]);
    const unseen = await gateway.call(cancelJob, { jobId, shownFee: 0 }, user);
    expect(unseen.body).toMatchObject({ responseCode: 409, cancelFee: 65 });
    expect(await showJob(gateway, jobId, user)).toMatchObject({ jobStatus: 'arrived', charges: [] });
    const seen = await gateway.call(cancelJob, { jobId, shownFee: 65 }, user);
    expect(seen.body).toMatchObject({ responseCode: 200, cancelFee: 65 });
  });

  it('before that costs nothing and leaves no line', async () => {
    const { jobId } = await bookJob(gateway, user);
    await moveJob(gateway, jobId, 'assigned');
    expect((await gateway.call(cancelJob, { jobId }, user)).body.cancelFee).toBe(0);
    expect((await showJob(gateway, jobId, user)).charges).toEqual([]);
  });
});

describe('what other rooms write', () => {
  it('is a charge that is refused without an amount', async () => {
    const { jobId } = await bookJob(gateway, user);
    const nothing = { jobId, kind: 'waiting', stop: 0, amountSatang: 0, at: gateway.clock.now() } as const;
    await expect(recordCharge(gateway.db, nothing)).rejects.toThrow(/job_charges_amount_satang_check/);
  });

  it('is one rating of a completed job', async () => {
    const { jobId } = await bookJob(gateway, user);
    expect(await setJobRating(gateway.db, { jobId, rating: 5 })).toBe(false);
    await moveJob(gateway, jobId, 'completed');
    const answers = await Promise.all([1, 2, 3].map((rating) => setJobRating(gateway.db, { jobId, rating })));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await setJobRating(gateway.db, { jobId, rating: 4 })).toBe(false);
  });
});
