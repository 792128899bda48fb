import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { acceptShownTerms, acceptTermsOf } from '../../tests/app/accept-terms.ts';
import { type AppFixture, createAppFixture, partnerOrigin } from '../../tests/app/app-fixture.ts';
import { openSession, userIdOf } from '../../tests/app/open-session.ts';
import { bangNa, siam } from '../../tests/booking/booking-fixture.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await createAppFixture({ env: { NEW_CUSTOMER_CASH_JOBS: '2' } });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.db.deleteFrom('jobs').execute();
});

const contact = { contactName: 'มาลี', contactPhone: '0861112222' };
const order = () => ({
  guid: randomUUID(),
  ...{ vehicle: 1, jobType: 2, taskType: 1, orderType: 'now', paymentType: 0, paymentPoint: 0, lang: 'en' },
  confirmPhone: '0861112222',
  locationList: [
    { ...siam, ...contact },
    { ...bangNa, ...contact },
  ],
});
const book = (token: string, call = '/create_job') => fixture.post(call, order(), { token });
const codesOf = async (answers: readonly ReturnType<typeof book>[]) =>
  (await Promise.all(answers)).map(({ body }) => body['responseCode']).sort();

const customer = async (email = 'demo@songwai.test') => {
  const userId = await userIdOf(fixture, email);
  await acceptTermsOf(fixture, userId);
  return openSession(fixture, userId);
};

it('a new customer has only so many unfinished jobs in cash, and is told why and until when', async () => {
  const token = await customer();
  for (const call of ['/create_job', '/create_new_job']) expect((await book(token, call)).body['responseCode']).toBe(200);
  for (const call of ['/create_job', '/create_new_job'])
    expect((await book(token, call)).body).toEqual({
      responseCode: 422,
      responseDesc:
        'Please wait until a job is delivered. A new customer may have 2 unfinished jobs paid in cash; after the first one that is completed there is no limit.',
      field: 'paymentType',
      reason: 'new_customer_cash_limit',
    });
});

it('a guest of a partner has as many', async () => {
  const { body } = await fixture.post(
    '/signon',
    { partnerId: 'baanchandra', token: await fixture.signPartnerToken() },
    { origin: partnerOrigin },
  );
  await acceptShownTerms(fixture, body);
  const token = String(body['skToken']);
  expect(await codesOf([book(token), book(token), book(token)])).toEqual([200, 200, 422]);
});

it('bookings at the same moment do not slip past each other', async () => {
  const token = await customer();
  expect(await codesOf(Array.from({ length: 6 }, () => book(token)))).toEqual([200, 200, 422, 422, 422, 422]);
});

it('the members of a company share its number', async () => {
  const company = await userIdOf(fixture, 'company@songwai.test');
  await fixture.db.updateTable('users').set({ company_verified_at: null }).where('id', '=', company).execute();
  const member = await userIdOf(fixture, 'demo@songwai.test');
  const row = { user_id: member, company_user_id: company, can_order: true, created_at: fixture.clock.now() };
  await fixture.db.insertInto('company_members').values(row).execute();
  const [owner, other] = [await customer('company@songwai.test'), await customer()];
  expect(await codesOf([book(owner), book(other), book(owner), book(other)])).toEqual([200, 200, 422, 422]);
  await fixture.db.deleteFrom('company_members').where('user_id', '=', member).execute();
});

it('what is over leaves room for another, and whoever had a job completed is new no more', async () => {
  const token = await customer();
  const first = await book(token);
  await book(token);
  const end = (status: 'completed' | 'cancelled') =>
    fixture.db
      .updateTable('jobs')
      .set({ status, over_at: fixture.clock.now() })
      .where('id', '=', String(first.body['jobId']))
      .execute();
  await end('cancelled');
  expect(await codesOf([book(token), book(token)])).toEqual([200, 422]);
  await end('completed');
  expect(await codesOf([book(token), book(token), book(token)])).toEqual([200, 200, 200]);
});
