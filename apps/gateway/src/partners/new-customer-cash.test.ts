import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { plainOrder } from '../../tests/builders/order.ts';
import { signOnGuest } from '../../tests/builders/partners.ts';
import { signInAs, userIdOf } from '../../tests/builders/sessions.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({ env: { NEW_CUSTOMER_CASH_JOBS: '2' } });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.db.deleteFrom('jobs').execute();
});

const book = (token: string, call = '/create_job') => gateway.post(call, plainOrder({ lang: 'en' }), { token });
const codesOf = async (answers: readonly ReturnType<typeof book>[]) =>
  (await Promise.all(answers)).map(({ body }) => body['responseCode']).sort();

const customer = async (email = 'demo@songwai.test') => (await signInAs(gateway, email)).token;

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
  const { token } = await signOnGuest(gateway);
  expect(await codesOf([book(token), book(token), book(token)])).toEqual([200, 200, 422]);
});

it('bookings at the same moment do not slip past each other', async () => {
  const token = await customer();
  expect(await codesOf(Array.from({ length: 6 }, () => book(token)))).toEqual([200, 200, 422, 422, 422, 422]);
});

it('the members of a company share its number', async () => {
  const company = await userIdOf(gateway, 'company@songwai.test');
  await gateway.db.updateTable('users').set({ company_verified_at: null }).where('id', '=', company).execute();
  const member = await userIdOf(gateway, 'demo@songwai.test');
  const row = { user_id: member, company_user_id: company, can_order: true, created_at: gateway.clock.now() };
  await gateway.db.insertInto('company_members').values(row).execute();
  const [owner, other] = [await customer('company@songwai.test'), await customer()];
  expect(await codesOf([book(owner), book(other), book(owner), book(other)])).toEqual([200, 200, 422, 422]);
  await gateway.db.deleteFrom('company_members').where('user_id', '=', member).execute();
});

it('what is over leaves room for another, and whoever had a job completed is new no more', async () => {
  const token = await customer();
  const first = await book(token);
  await book(token);
  const end = (status: 'completed' | 'cancelled') =>
    gateway.db
      .updateTable('jobs')
      .set({ status, over_at: gateway.clock.now() })
      .where('id', '=', String(first.body['jobId']))
      .execute();
  await end('cancelled');
  expect(await codesOf([book(token), book(token)])).toEqual([200, 422]);
  await end('completed');
  expect(await codesOf([book(token), book(token), book(token)])).toEqual([200, 200, 200]);
});
