import { postponeJob, searchAgain } from '@songwai/core/jobs/change-contract';
import { cancelJob } from '@songwai/core/jobs/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSimulator } from '../../src/dispatch/simulator.ts';
import { silentLog } from '../harness/silent-log.ts';
import { type Caller, createJobsWorld, type JobsWorld } from './jobs-world.ts';

let world: JobsWorld;
let user: Caller;
beforeAll(async () => {
  world = await createJobsWorld();
  user = await world.addUser();
});
afterAll(() => world.close());

const makeSimulator = () =>
  createSimulator({ db: world.db, clock: world.clock, startTimer: () => () => undefined, log: silentLog, speed: 1, seed: 1 });
const when = async (jobId: string) => {
  const { jobDate, jobTime } = await world.detail(jobId, user);
  return `${jobDate} ${jobTime}`;
};

describe('a job that is postponed', () => {
  it('is picked up at the time chosen, and its driver is looked for then', async () => {
    const jobId = await world.book(user);
    const wish = { jobId, jobDate: '22/11/2026', startTime: '10:00', finishTime: '11:00', lang: 'en' };
    const { body } = await world.call(postponeJob, wish, user);
    expect(body).toMatchObject({
      responseCode: 200,
      responseDesc: 'The pick-up is postponed.',
      job: {
        jobDate: '22/11/2026',
        jobTime: '10:00',
        searchUntilDate: '22/11/2026',
        searchUntilTime: '11:00',
        jobStatus: 'matching',
      },
    });
    expect(await world.detail(jobId, user)).toMatchObject({ orderType: 'schedule' });
    expect(await world.readEvents(jobId)).toEqual(['jobs.booked', 'jobs.postponed']);
  });

  it('goes on by an hour where no time is chosen, as a client of the specification asks', async () => {
    const jobId = await world.book(user);
    await world.call(postponeJob, { jobId, username: 'demo@songwai.test' }, user);
    expect(await when(jobId)).toBe('21/11/2026 13:00');
    await world.call(postponeJob, { jobId }, user);
    expect(await when(jobId)).toBe('21/11/2026 14:00');
  });

  it('goes on by a day where it is delivered the next day, within the hours of next day', async () => {
    const jobId = await world.book(user, { taskType: 3 });
    await world.call(postponeJob, { jobId }, user);
    expect(await when(jobId)).toBe('23/11/2026 09:00');
    const chosen = await world.call(postponeJob, { jobId, jobDate: '25/11/2026', startTime: '13:00' }, user);
    expect(chosen.body.job).toMatchObject({ jobDate: '25/11/2026', jobTime: '13:00', searchUntilTime: '18:00' });
    const night = await world.call(postponeJob, { jobId, jobDate: '26/11/2026', startTime: '20:00' }, user);
    expect(night.body).toMatchObject({ responseCode: 422, field: 'startTime' });
  });

  it.each([
    ['a time that has passed', { jobDate: '21/11/2026', startTime: '11:00' }, 'startTime'],
    ['a day that has passed', { jobDate: '20/11/2026', startTime: '11:00' }, 'jobDate'],
    ['a day without a time', { jobDate: '22/11/2026' }, 'startTime'],
    ['a time without a day', { startTime: '15:00' }, 'jobDate'],
    ['a day too far ahead', { jobDate: '20/03/2027', startTime: '10:00' }, 'jobDate'],
    ['an end before the beginning', { jobDate: '22/11/2026', startTime: '10:00', finishTime: '09:00' }, 'finishTime'],
  ])('is refused for %s', async (_what, wish, field) => {
    const jobId = await world.book(user);
    const { body } = await world.call(postponeJob, { jobId, ...wish }, user);
    expect(body).toMatchObject({ responseCode: 422, field });
    expect(await when(jobId)).toBe('21/11/2026 12:00');
  });

  it('is not brought forward', async () => {
    const jobId = await world.book(user, { orderType: 'schedule', jobDate: '23/11/2026', startTime: '10:00' });
    const { body } = await world.call(postponeJob, { jobId, jobDate: '22/11/2026', startTime: '10:00', lang: 'en' }, user);
    expect(body).toMatchObject({ responseCode: 422, responseDesc: 'The new time must be later than the one booked.' });
  });

  it('lets its driver go: the driver is free at once, and the ride begins anew at the new time', async () => {
    const jobId = await world.book(user);
    const simulator = makeSimulator();
    await simulator.tick();
    world.clock.advanceSeconds(60);
    await simulator.tick();
    expect((await world.readJob(jobId)).status).toBe('assigned');
    expect((await world.detail(jobId, user)).actions).toEqual(['cancel', 'postpone']);

    await world.call(postponeJob, { jobId, jobDate: '21/11/2026', startTime: '18:00' }, user);
    expect((await world.readJob(jobId)).status).toBe('matching');
    expect(await world.readEvents(jobId)).toEqual(['jobs.booked', 'jobs.assigned', 'jobs.reopened', 'jobs.postponed']);
    world.clock.advanceSeconds(3_600);
    await simulator.tick();
    expect((await world.readJob(jobId)).status).toBe('matching');
    world.clock.advanceSeconds(5 * 3_600);
    await simulator.tick();
    world.clock.advanceSeconds(60);
    await simulator.tick();
    expect((await world.readJob(jobId)).status).toBe('assigned');
  });

  it.each(['arrived', 'pickedUp', 'delivering', 'completed', 'cancelled'] as const)('is not when it is %s', async (status) => {
    const jobId = await world.book(user);
    await world.move(jobId, status);
    expect((await world.call(postponeJob, { jobId }, user)).body.responseCode).toBe(409);
    expect((await world.readJob(jobId)).status).toBe(status);
  });

  it('of somebody else is no job at all', async () => {
    const jobId = await world.book(user);
    expect((await world.call(postponeJob, { jobId }, await world.addUser())).status).toBe(404);
  });
});

describe('customer and dispatch at the same moment', () => {
  it('leave a job either with its driver or cancelled, never both', async () => {
    const simulator = makeSimulator();
    const jobIds = [];
    for (let count = 0; count < 5; count += 1) jobIds.push(await world.book(user));
    await simulator.tick();
    world.clock.advanceSeconds(60);
    const [, ...answers] = await Promise.all([
      simulator.tick(),
      ...jobIds.map((jobId) => world.call(cancelJob, { jobId }, user)),
      ...jobIds.map((jobId) => world.call(searchAgain, { jobId }, user)),
    ]);
    expect(answers.every(({ body }) => [200, 409].includes(body.responseCode))).toBe(true);
    await simulator.tick();
    for (const jobId of jobIds) {
      const [{ status }, events] = [await world.readJob(jobId), await world.readEvents(jobId)];
      expect(status).toBe('cancelled');
      expect(events.filter((kind) => kind === 'jobs.cancelled')).toHaveLength(1);
      expect(events.indexOf('jobs.assigned')).toBeLessThan(events.indexOf('jobs.cancelled'));
    }
  });

  it('let a search begin again only while nobody has accepted', async () => {
    const simulator = makeSimulator();
    const jobIds = [];
    for (let count = 0; count < 5; count += 1) jobIds.push(await world.book(user));
    await simulator.tick();
    world.clock.advanceSeconds(60);
    const [, ...answers] = await Promise.all([
      simulator.tick(),
      ...jobIds.map((jobId) => world.call(searchAgain, { jobId }, user)),
    ]);
    for (const [index, { body }] of answers.entries()) {
      const { status } = await world.readJob(jobIds[index] ?? '');
      expect([body.responseCode, status]).toEqual(body.responseCode === 200 ? [200, 'matching'] : [409, 'assigned']);
    }
  });
});
