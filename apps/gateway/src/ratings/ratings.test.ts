import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { addDriver, type DriverApp, endDuty, finishJob, giveJob } from '../../tests/builders/drivers.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { siam } from '../../tests/builders/order.ts';
import { openSession } from '../../tests/builders/sessions.ts';

let gateway: Gateway;
let customer: { userId: string; token: string };
let driver: DriverApp;
beforeAll(async () => {
  gateway = await createGateway();
  customer = await addCustomer(gateway);
});
afterAll(() => gateway.close());

const ask = (path: string, body: object = {}, token: string | undefined = customer.token) =>
  gateway.post(path, { lang: 'en', ...body }, { token });
const rate = (jobId: string, rating: unknown = 5, more: object = {}) => ask('/job_rating', { jobId, rating, ...more });
const rateByToken = (tokenRating: string, rating = 4) => gateway.post('/job_rating_token', { tokenRating, rating, lang: 'en' });
/** Starts a job with a new driver. */
const startJob = async (): Promise<string> => {
  await endDuty(gateway);
  driver = await addDriver(gateway, siam);
  return (await giveJob(gateway, { driver, customer })).jobId;
};
const doneJob = async (): Promise<{ jobId: string; link: string }> => {
  const jobId = await startJob();
  await finishJob(gateway, driver, jobId);
  const job = await gateway.db.selectFrom('jobs').select('rating_token').where('id', '=', jobId).executeTakeFirstOrThrow();
  return { jobId, link: job.rating_token };
};
const waiting = async (token = customer.token): Promise<readonly string[]> =>
  ((await ask('/job_waiting_for_rating', {}, token)).body['jobs'] as { jobId: string }[]).map(({ jobId }) => jobId);
const ratingOf = (jobId: string) =>
  gateway.db
    .selectFrom('driver_ratings')
    .select(['rating', 'comment', 'rated_by', 'driver_id'])
    .where('job_id', '=', jobId)
    .execute();

describe('rating a ride', () => {
  it('is asked for after the job is done, until it is rated or a month has passed', async () => {
    const { jobId, link } = await doneJob();
    expect(await waiting()).toEqual([jobId]);
    const { body } = await ask('/job_waiting_for_rating');
    expect(body['jobs']).toMatchObject([
      { jobId, songwaiId: String(driver.id), songwaiName: expect.any(String), tokenRating: link },
    ]);
    expect(await waiting((await addCustomer(gateway)).token)).toEqual([]);
    expect((await rate(jobId)).body).toMatchObject({ responseCode: 200, responseDesc: 'Thank you for your rating.' });
    expect(await waiting()).toEqual([]);
    await doneJob();
    gateway.clock.advanceSeconds(30 * daySeconds - 60);
    customer = { ...customer, token: await openSession(gateway, customer.userId) };
    expect(await waiting()).toHaveLength(1);
    gateway.clock.advanceSeconds(120);
    expect(await waiting()).toEqual([]);
  });

  it('works once, by session or by link, also at the same moment', async () => {
    const { jobId, link } = await doneJob();
    const answers = await Promise.all([rate(jobId, 5), rateByToken(link, 1), rate(jobId, 2), rateByToken(link, 3)]);
    expect(answers.map(({ body }) => body['responseCode']).toSorted()).toEqual([200, 409, 409, 409]);
    const rows = await ratingOf(jobId);
    expect(rows).toHaveLength(1);
    const job = await gateway.db.selectFrom('jobs').select('rating').where('id', '=', jobId).executeTakeFirst();
    expect(job?.rating).toBe(rows[0]?.rating);
    expect((await rateByToken(link)).body).toMatchObject({ responseCode: 409, responseDesc: 'This job has been rated already.' });
    const events = await gateway.db
      .selectFrom('outbox')
      .select('kind')
      .where('subject', '=', jobId)
      .where('kind', '=', 'ratings.rated')
      .execute();
    expect(events).toHaveLength(1);
  });

  it('by the link needs no sign-in, and an unknown link opens nothing', async () => {
    const { jobId, link } = await doneJob();
    for (const wrong of [link.slice(0, -1), `${link}x`, 'x'])
      expect(await rateByToken(wrong)).toMatchObject({ status: 404, body: { responseCode: 404 } });
    expect((await rateByToken(link)).body['responseCode']).toBe(200);
    expect(await ratingOf(jobId)).toMatchObject([{ rating: 4, rated_by: 'token', driver_id: driver.id }]);
  });

  it('is for whoever booked, and for completed jobs only', async () => {
    const jobId = await startJob();
    expect((await rate(jobId)).body).toMatchObject({ responseCode: 409 });
    await finishJob(gateway, driver, jobId);
    const stranger = await addCustomer(gateway);
    expect(await ask('/job_rating', { jobId, rating: 1 }, stranger.token)).toMatchObject({ status: 404 });
    expect(await ask('/job_rating', { jobId: 'J99999999', rating: 1 })).toMatchObject({ status: 404 });
    const withDash = `${jobId.slice(0, -5)}-${jobId.slice(-5)}`.toLowerCase();
    expect((await rate(withDash)).body['responseCode']).toBe(200);
    const { jobId: cancelled } = await bookJob(gateway, customer);
    await ask('/cancel_job', { jobId: cancelled, cancelReason: 'x' });
    expect((await rate(cancelled)).body['responseCode']).toBe(409);
  });

  it.each([[0], [6], [4.5], ['5'], [null]])('with %j breaks the contract', async (rating) => {
    expect(await rate('J00000001', rating)).toMatchObject({ status: 400, body: { field: 'rating' } });
  });

  it('keeps a comment that a printed slip can show, without what nobody can read', async () => {
    const { jobId } = await doneJob();
    await rate(jobId, 5, { ratingComment: '  ดีมาก 👍🏽 ok\u0007 ' });
    expect((await ratingOf(jobId))[0]?.comment).toBe('ดีมาก ok');
    expect((await rate(jobId, 5, { ratingComment: 'x'.repeat(501) })).status).toBe(400);
  });
});

describe('a reason', () => {
  const storedReasons = (jobId: string) =>
    gateway.db.selectFrom('driver_ratings').select('reason_ids').where('job_id', '=', jobId).executeTakeFirst();

  it('is offered in both languages with the start-up data, others for few stars than for many', async () => {
    const { body } = await gateway.get('/init_data_v3');
    const reasons = body['ratingReasons'] as { id: number; forStars: string; th: string; en: string }[];
    expect(reasons).toContainEqual({ id: 1, forStars: 'high', th: 'ตรงเวลา', en: 'On time' });
    expect(reasons).toContainEqual({ id: 11, forStars: 'low', th: 'มาช้า', en: 'Late' });
  });

  it('is stored with the stars that it goes with, by session and by link', async () => {
    const one = await doneJob();
    expect((await rate(one.jobId, 5, { ratingReasons: [3, 1] })).body['responseCode']).toBe(200);
    expect(await storedReasons(one.jobId)).toEqual({ reason_ids: [3, 1] });
    const other = await doneJob();
    const byLink = { tokenRating: other.link, rating: 2, ratingReasons: [11], lang: 'en' };
    expect((await gateway.post('/job_rating_token', byLink)).body['responseCode']).toBe(200);
    expect(await storedReasons(other.jobId)).toEqual({ reason_ids: [11] });
  });

  it.each([
    [5, [11]],
    [4, [1, 12]],
    [3, [1]],
    [1, [999]],
  ])('of other stars is refused, and nothing is rated: %d stars with %j', async (rating, ratingReasons) => {
    const { jobId } = await doneJob();
    const refused = await rate(jobId, rating, { ratingReasons });
    expect(refused.body).toMatchObject({ responseCode: 422, field: 'ratingReasons' });
    expect(await ratingOf(jobId)).toEqual([]);
    expect((await rate(jobId, rating)).body['responseCode']).toBe(200);
  });

  it.each([[['1']], [[1.5]], [[1, 1]], [Array.from({ length: 21 }, (_, index) => index + 1)]])(
    'list of %j breaks the contract',
    async (ratingReasons) => {
      expect((await rate('J00000001', 5, { ratingReasons })).status).toBe(400);
    },
  );
});

describe('drivers whom one could save', () => {
  const suggested = async () => (await ask('/get_list_suggested_driver')).body['drivers'];

  it('are those with five stars in the last 30 days, who are on no list', async () => {
    customer = await addCustomer(gateway);
    const liked = await doneJob();
    const likedId = String(driver.id);
    await rate(liked.jobId, 5);
    const fine = await doneJob();
    await rate(fine.jobId, 4);
    expect(await suggested()).toMatchObject([{ songwaiId: likedId, jobCount: 1, ratingCount: 1, averageRating: 5 }]);
    await ask('/add_favorite_driver', { songwaiId: likedId });
    expect(await suggested()).toEqual([]);
    await ask('/remove_favorite_driver', { songwaiId: likedId });
    expect(await suggested()).toHaveLength(1);
    gateway.clock.advanceSeconds(30 * daySeconds + 60);
    customer = { ...customer, token: await openSession(gateway, customer.userId) };
    expect(await suggested()).toEqual([]);
  });
});

describe('a driver’s average', () => {
  it('is counted from the ratings, with two decimals, wherever the driver is shown', async () => {
    const fresh = await addDriver(gateway);
    const done = [await doneJob(), await doneJob(), await doneJob()];
    const { id } = driver;
    const jobIds = done.map(({ jobId }) => jobId);
    await gateway.db.updateTable('rides').set({ driver_id: id }).where('job_id', 'in', jobIds).execute();
    for (const [index, rating] of [5, 5, 3].entries()) await rate(String(jobIds[index]), rating);
    const shown = { averageRating: 4.33, ratingCount: 3 };
    expect((await ask('/get_job_driver', { jobId: jobIds[0] })).body['driver']).toMatchObject(shown);
    expect((await driver.get('/driver/me')).body).toMatchObject(shown);
    await ask('/add_favorite_driver', { songwaiId: String(id) });
    expect((await ask('/get_list_favorite_driver')).body['drivers']).toMatchObject([shown]);
    expect((await fresh.get('/driver/me')).body).not.toHaveProperty('averageRating');
  });
});
