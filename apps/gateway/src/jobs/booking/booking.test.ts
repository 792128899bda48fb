import { randomUUID } from 'node:crypto';
import { startTimer } from '@songwai/core/basics/start-timer';
import { createNewJob } from '@songwai/core/jobs/booking/new-job-contract';
import { cancelJob, createJob, getCurrentJob, getJobDetail } from '@songwai/core/jobs/contract';
import { deleteCard } from '@songwai/core/payments/card-contract';
import { estimatePrice } from '@songwai/core/pricing/contract';
import { userInfo } from '@songwai/core/sessions/contract';
import { changeSettings } from '@songwai/core/startup/settings-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addCustomer } from '../../../tests/builders/customers.ts';
import { noon } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { ayutthaya, bangNa, plainOrder, siam, stopAt } from '../../../tests/builders/order.ts';
import { saveCard } from '../../../tests/builders/payments.ts';
import { type Caller, signInAdmin, signInAs } from '../../../tests/builders/sessions.ts';
import { moveWallet } from '../../../tests/builders/wallets.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import { openEventListener } from '../../events/event-listener-queries.ts';
import { readFreeCredit } from '../../pricing/credit/free-credit-queries.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const book = (order: object, caller?: Caller) => gateway.call(createJob, order, caller);
const jobsOf = ({ userId }: Caller) => gateway.db.selectFrom('jobs').selectAll().where('user_id', '=', userId).execute();

describe('booking', () => {
  it('answers a job and an unguessable link, and keeps the job as it was ordered', async () => {
    const user = await addCustomer(gateway);
    const order = plainOrder({ option: '1,7', remark: 'ฝากไว้กับ รปภ. "ประตู 2" โทรก่อน' });
    await moveWallet(gateway, user, { satang: 12_345 });
    const { status, body } = await book(order, user);
    expect(status).toBe(200);
    expect(body).toMatchObject({ responseCode: 200, songwaiWallet: 123.45 });
    expect(body.jobId).toMatch(/^J\d{8,}$/);
    expect(Buffer.from(body.trackingId, 'base64url').length * 8).toBeGreaterThanOrEqual(128);

    const detail = await gateway.call(getJobDetail, { jobId: body.jobId, lang: 'en' }, user);
    const estimate = await gateway.call(estimatePrice, { vehicle: 1, option: '1,7', locationList: [siam, bangNa] });
    expect(detail.body.jobDetail).toMatchObject({
      jobId: body.jobId,
      trackingId: body.trackingId,
      jobDate: '21/11/2026',
      jobTime: '12:00',
      jobStatus: 'matching',
      jobStatusTh: 'กำลังหาคนขับ',
      jobStatusEn: 'Finding a driver',
      option: '1,7',
      jobOptions: [1, 7],
      remark: 'ฝากไว้กับ รปภ. "ประตู 2" โทรก่อน',
      netPrice: estimate.body.netPrice,
      lines: estimate.body.lines,
      confirmPhone: '0812345678',
      orderType: 'now',
    });
    expect(detail.body.jobDetail.locationList[1]).toMatchObject({ contactName: 'ธนากร', contactPhone: '0898765432' });
    const current = await gateway.call(getCurrentJob, {}, user);
    expect(current.body.jobs.map(({ jobId }) => jobId)).toEqual([body.jobId]);
  });

  it('is refused while the service is suspended, but an earlier booking is answered again and a job goes on', async () => {
    const user = await addCustomer(gateway);
    const order = plainOrder();
    const { jobId } = (await book(order, user)).body;
    const admin = await signInAdmin(gateway);
    const suspend = (outOfService: boolean) => gateway.call(changeSettings, { settings: { outOfService } }, admin);
    await suspend(true);
    expect(await book(plainOrder(), user)).toMatchObject({ status: 503, body: { responseCode: 503 } });
    expect((await book(order, user)).body.jobId).toBe(jobId);
    const detail = await gateway.call(getJobDetail, { jobId, lang: 'en' }, user);
    expect(detail.body.jobDetail).toMatchObject({ jobStatus: 'matching' });
    await suspend(false);
    expect((await book(plainOrder(), user)).body.responseCode).toBe(200);
  });

  it('tells every process of a booking only once it is committed', async () => {
    const user = await addCustomer(gateway);
    const heard: string[] = [];
    const events = await openEventListener({ connectionString: gateway.connectionString, log: silentLog, startTimer });
    events.onEvent(({ kind, subject }) => void heard.push(`${kind} ${subject}`));
    const { body } = await book(plainOrder(), user);
    await expect.poll(() => heard).toContain(`jobs.booked ${body.jobId}`);
    await events.stop();
    const rows = await gateway.db.selectFrom('outbox').select(['kind', 'payload']).where('subject', '=', body.jobId).execute();
    expect(rows).toEqual([{ kind: 'jobs.booked', payload: { status: 'matching', stop: null } }]);
  });

  it.each(['+66 81 234 5678', '081.234.5678', '0066812345678'])(
    'takes the phone to confirm as it is written: %s',
    async (confirmPhone) => {
      const user = await addCustomer(gateway);
      const { body } = await book(plainOrder({ confirmPhone }), user);
      const detail = await gateway.call(getJobDetail, { jobId: body.jobId }, user);
      expect(detail.body.jobDetail.confirmPhone).toBe('0812345678');
    },
  );

  it('needs a session', async () => {
    expect(await book(plainOrder())).toMatchObject({ status: 401, body: { responseCode: 401 } });
  });
});

describe('the same guid', () => {
  it('sent twenty times at once makes one job and gives everybody the same answer', async () => {
    const user = await addCustomer(gateway);
    const order = plainOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(order, user)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.responseCode).toBe(200);
    expect(await jobsOf(user)).toHaveLength(1);
  });

  it('gives the first answer again even when the order has changed meanwhile', async () => {
    const user = await addCustomer(gateway);
    const order = plainOrder();
    const first = await book(order, user);
    const again = await book({ ...order, vehicle: 6, shownPrice: 1, locationList: [stopAt(siam), stopAt(ayutthaya)] }, user);
    expect(again.body).toEqual(first.body);
  });

  it('of another user is another job', async () => {
    const [one, two] = [await addCustomer(gateway), await addCustomer(gateway)];
    const order = plainOrder();
    const [first, second] = await Promise.all([book(order, one), book(order, two)]);
    expect(first.body.jobId).not.toBe(second.body.jobId);
    expect(first.body.trackingId).not.toBe(second.body.trackingId);
  });

  it('may be used again after a refusal', async () => {
    const user = await addCustomer(gateway);
    const order = plainOrder();
    expect((await book({ ...order, confirmPhone: '12345' }, user)).body.responseCode).toBe(422);
    expect((await book(order, user)).body.responseCode).toBe(200);
  });
});

describe('the price that the customer saw', () => {
  it('books when it is still right', async () => {
    const user = await addCustomer(gateway, { freeCreditSatang: 1_050 });
    const estimate = await gateway.call(estimatePrice, { vehicle: 2, locationList: [siam, bangNa] }, user);
    const { body } = await book(plainOrder({ vehicle: 2, shownPrice: estimate.body.netPrice }), user);
    expect(body.responseCode).toBe(200);
    const [job] = await jobsOf(user);
    expect(job).toMatchObject({ free_credit_satang: 1_050, net_satang: Math.round(estimate.body.netPrice * 100) });
  });

  it('books nothing when it is not, and brings the new estimate', async () => {
    const user = await addCustomer(gateway, { freeCreditSatang: 1_050 });
    const { status, body } = await book(plainOrder({ promoCode: 'WELCOME50', shownPrice: 99 }), user);
    expect(status).toBe(200);
    expect(body).toMatchObject({ responseCode: 409, estimate: { discount: 50, freeCredit: 10.5, promoCode: 'WELCOME50' } });
    expect(await jobsOf(user)).toEqual([]);
    expect(await readFreeCredit(gateway.db, { userId: user.userId, now: gateway.clock.now() })).toBe(1_050);
  });
});

describe('promo codes and credit', () => {
  it('are spent once each, also by bookings at the same moment', async () => {
    const user = await addCustomer(gateway, { freeCreditSatang: 3_000 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => book(plainOrder({ promoCode: 'WELCOME50' }), user)));
    const codes = answers.map(({ body }) => body.responseCode).sort();
    expect(codes).toEqual([200, 200, 422, 422, 422, 422]);
    const jobs = await jobsOf(user);
    expect(jobs.map((job) => job.discount_satang)).toEqual([5_000, 5_000]);
    expect(jobs.reduce((sum, job) => sum + job.free_credit_satang, 0)).toBe(3_000);
  });

  it('come back when the job is cancelled', async () => {
    const user = await addCustomer(gateway, { freeCreditSatang: 3_000 });
    const { body } = await book(plainOrder({ promoCode: 'WELCOME50' }), user);
    const cancelled = await gateway.call(cancelJob, { jobId: body.jobId, cancelReason: 'customer cancel' }, user);
    expect(cancelled.body).toMatchObject({ responseCode: 200, cancelFee: 0 });
    expect(await readFreeCredit(gateway.db, { userId: user.userId, now: gateway.clock.now() })).toBe(3_000);
    const uses = await gateway.db.selectFrom('promo_uses').select('given_back_at').where('user_id', '=', user.userId).execute();
    expect(uses).toEqual([{ given_back_at: noon }]);
  });
});

describe('an order that cannot be driven', () => {
  const withStop = (change: object) => ({ locationList: [stopAt(siam), { ...stopAt(bangNa), ...change }] });
  const comeBack = { ...stopAt(siam), isReturn: true };
  it.each([
    ['a stop outside the area', withStop(ayutthaya), 'locationList.1'],
    ['a contact without a name', withStop({ contactName: ' \t ' }), 'locationList.1.contactName'],
    ['a phone that nobody has', withStop({ contactPhone: '0112345678' }), 'locationList.1.contactPhone'],
    [
      'a return point without a return trip',
      { locationList: [stopAt(siam), stopAt(bangNa), comeBack] },
      'locationList.2.isReturn',
    ],
    [
      'a return point in the middle',
      { option: '3', locationList: [stopAt(siam), comeBack, stopAt(bangNa)] },
      'locationList.1.isReturn',
    ],
    ['a phone to confirm that is none', { confirmPhone: '0212' }, 'confirmPhone'],
    ['a time that has passed', { orderType: 'schedule', jobDate: '21/11/2026', startTime: '11:59' }, 'startTime'],
    ['a schedule without a date', { orderType: 'schedule' }, 'jobDate'],
    ['an extra of another vehicle', { option: '8' }, 'option'],
    ['a vehicle that nobody drives', { vehicle: 42 }, 'vehicle'],
    ['a next day that is not tomorrow', { taskType: 3, orderType: 'schedule', jobDate: '24/11/2026' }, 'jobDate'],
    ['a card where none is saved', { paymentType: 1 }, 'cardId'],
    ['an invoice for a private person', { paymentType: 4 }, 'paymentType'],
    ['cash at a stop that is not there', { paymentPoint: 2 }, 'paymentPoint'],
    ['a code that gives nothing', { promoCode: 'NOSUCH' }, 'promoCode'],
  ])('is refused for %s, with the field named and nothing booked', async (_what, change, field) => {
    const user = await addCustomer(gateway);
    const { status, body } = await book(plainOrder({ ...change }), user);
    expect(status).toBe(200);
    expect(body).toMatchObject({ responseCode: 422, field });
    expect(body.responseDesc).toMatch(/[\u0e00-\u0e7f]/);
    expect(await jobsOf(user)).toEqual([]);
  });

  it('is refused as broken when a field has the wrong type', async () => {
    const user = await addCustomer(gateway);
    const { status, body } = await book(plainOrder({ locationList: [stopAt(siam), { ...stopAt(bangNa), lat: '13.6' }] }), user);
    expect(status).toBe(400);
    expect(body.field).toBe('locationList.1.lat');
  });
});

describe('what may be ordered besides', () => {
  it('is where the next order starts, and a refused booking changes nothing of that', async () => {
    const company = await addCompany(gateway, { invoice_enabled: true, company_verified_at: gateway.clock.now() });
    const paid = async () => (await gateway.call(userInfo, {}, company)).body.paymentType;
    expect((await book(plainOrder({ paymentType: 4 }), company)).body.responseCode).toBe(200);
    expect(await paid()).toBe(4);
    expect((await book(plainOrder({ paymentType: 0, shownPrice: 1 }), company)).body.responseCode).toBe(409);
    expect(await paid()).toBe(4);
  });

  it('is an invoice for a company that is verified, as the demo has one', async () => {
    const demo = await signInAs(gateway, 'company@songwai.test');
    expect((await book(plainOrder({ paymentType: 4 }), demo)).body.responseCode).toBe(200);
    const unverified = await addCompany(gateway, { invoice_enabled: true });
    expect((await book(plainOrder({ paymentType: 4 }), unverified)).body).toMatchObject({
      responseCode: 422,
      field: 'paymentType',
      reason: 'company_not_verified',
    });
  });

  it('is a card that is saved: one without it, or of somebody else, is asked for at its field, and nothing is booked', async () => {
    const user = await addCustomer(gateway);
    const byCard = async (fields: object = {}) => (await book(plainOrder({ paymentType: 1, lang: 'en', ...fields }), user)).body;
    const noCard = { responseCode: 422, field: 'cardId', responseDesc: expect.stringContaining('no registered card') };
    expect(await byCard()).toMatchObject(noCard);
    const cardId = await saveCard(gateway, user);
    const guid = randomUUID();
    const booked = await byCard({ guid });
    expect(booked).toMatchObject({ responseCode: 200 });
    expect(await byCard({ cardId: 'card_of_nobody' })).toMatchObject({ responseCode: 422, field: 'cardId' });
    // Known to the provider, and without a card again.
    await gateway.call(deleteCard, { cardId }, user);
    expect(await byCard()).toMatchObject(noCard);
    expect(await byCard({ guid })).toMatchObject({ responseCode: 200, jobId: booked.jobId });
    const jobs = await gateway.db.selectFrom('jobs').select('id').where('user_id', '=', user.userId).execute();
    expect(jobs).toHaveLength(1);
  });

  it.each([
    ['none', { jobType: undefined }],
    ['-1', { jobType: -1 }],
    ['-1 on the next day', { jobType: -1, taskType: 3 }],
  ])('names what is sent: with %s as delivery type it is asked for at its field', async (_name, fields) => {
    const user = await addCustomer(gateway);
    for (const call of [createJob, createNewJob])
      expect((await gateway.call(call, plainOrder({ ...fields, lang: 'en' }), user)).body).toMatchObject({
        responseCode: 422,
        field: 'jobType',
        responseDesc: 'Please choose what you send: documents, a parcel or food.',
      });
  });

  it('is an invoice for a company that is enabled for it', async () => {
    const company = await addCompany(gateway, { invoice_enabled: true, company_verified_at: gateway.clock.now() });
    expect((await book(plainOrder({ paymentType: 4 }), company)).body.responseCode).toBe(200);
  });

  it('is a pick-up later and one on the next day', async () => {
    const user = await addCustomer(gateway);
    const later = await book(plainOrder({ orderType: 'schedule', jobDate: '22/11/2026', startTime: '08:30' }), user);
    const nextDay = await book(plainOrder({ taskType: 3 }), user);
    const times = await Promise.all([later, nextDay].map(({ body }) => gateway.call(getJobDetail, { jobId: body.jobId }, user)));
    expect(times.map(({ body }) => `${body.jobDetail.jobDate} ${body.jobDetail.jobTime}`)).toEqual([
      '22/11/2026 08:30',
      '22/11/2026 09:00',
    ]);
  });

  it('is a way back with a return point, which pays no extra stop', async () => {
    const user = await addCustomer(gateway);
    const order = {
      ...plainOrder(),
      option: [3],
      locationList: [stopAt(siam), stopAt(bangNa), { ...stopAt(siam), isReturn: true }],
    };
    const { body } = await book(order, user);
    const detail = await gateway.call(getJobDetail, { jobId: body.jobId }, user);
    expect(detail.body.jobDetail.lines.extraStops).toBe(0);
    expect(detail.body.jobDetail.locationList).toHaveLength(3);
  });
});

describe("another user's job", () => {
  it('can be neither seen, nor listed, nor cancelled', async () => {
    const [owner, stranger] = [await addCustomer(gateway), await addCustomer(gateway)];
    const { body } = await book(plainOrder(), owner);
    for (const endpoint of [getJobDetail, cancelJob]) {
      const answer = await gateway.call<typeof getJobDetail | typeof cancelJob>(endpoint, { jobId: body.jobId }, stranger);
      expect(answer).toMatchObject({ status: 404, body: { responseCode: 404 } });
      expect(JSON.stringify(answer.body)).not.toContain(body.jobId);
    }
    expect((await gateway.call(getCurrentJob, {}, stranger)).body.jobs).toEqual([]);
    const dashed = `${body.jobId.slice(0, -5)}-${body.jobId.slice(-5)}`.toLowerCase();
    expect((await gateway.call(getJobDetail, { jobId: dashed }, owner)).body.responseCode).toBe(200);
  });

  it('does not appear outside the days asked for', async () => {
    const user = await addCustomer(gateway);
    await book(plainOrder(), user);
    const list = async (days: object) => (await gateway.call(getCurrentJob, days, user)).body;
    expect((await list({ fromDate: '21/11/2026', toDate: '21/11/2026' })).jobs).toHaveLength(1);
    expect((await list({ fromDate: '22/11/2026' })).jobs).toHaveLength(0);
    expect((await list({ toDate: '20/11/2026' })).jobs).toHaveLength(0);
    expect(await list({ toDate: '31/02/2026' })).toMatchObject({ responseCode: 422, field: 'toDate' });
  });
});
