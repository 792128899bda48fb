import { randomUUID } from 'node:crypto';
import { requestQuotation } from '@songwai/core/quotations/quotation-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import type { Caller } from '../../tests/builders/sessions.ts';
import { publicUrl } from '../../tests/harness/quiet-environment.ts';

const sales = 'sales@songwai.test';
let gateway: Gateway;
let customer: Caller;
let stranger: Caller;
beforeAll(async () => {
  gateway = await createGateway({ env: { SALES_MAIL: sales } });
  customer = await addCustomer(gateway, { email: 'owner@songwai.test' });
  stranger = await addCustomer(gateway, { email: 'stranger@songwai.test' });
});
afterAll(() => gateway.close());

const ask = async (fields: object = {}) => {
  const body = { ...requestQuotation.example, guid: randomUUID(), lang: 'en', ...fields };
  return (await gateway.post('/fullday/api/v1/quotation', body, customer)).body;
};
const accept = (number: unknown, caller = customer) =>
  gateway.post(`/fullday/api/v1/quotation/${String(number)}/accept`, { lang: 'en' }, caller);
const mailsAbout = async (number: unknown, purpose: string) => {
  const mails = await gateway.db.selectFrom('messages').selectAll().where('purpose', '=', purpose).execute();
  return mails.filter(({ subject }) => subject?.includes(String(number)));
};

describe('working days and hours of a quotation', () => {
  it('are those that were asked for, in the order of the week', async () => {
    const { quotationNo, ...given } = await ask({ weekdays: [6, 1, 3, 3], dailyStart: '08:30' });
    expect(given).toMatchObject({ weekdays: [1, 3, 6], daysPerWeek: 3, dailyStart: '08:30' });
    const { body } = await gateway.get(`/fullday/api/v1/quotation/${String(quotationNo)}`, {}, customer);
    expect(body).toMatchObject({ weekdays: [1, 3, 6], daysPerWeek: 3, dailyStart: '08:30', contactName: 'พิมพ์ชนก ใจดี' });
  });

  it('may be a number of days only', async () => {
    const given = await ask({ weekdays: undefined, dailyStart: '', daysPerWeek: 5 });
    expect(given).toMatchObject({ responseCode: 200, weekdays: [], daysPerWeek: 5 });
    expect(given).not.toHaveProperty('dailyStart');
  });

  it.each([
    ['all seven days', { weekdays: [1, 2, 3, 4, 5, 6, 7] }],
    ['no day at all', { weekdays: [] }],
  ])('are refused with %s', async (_, fields) => {
    expect(await ask(fields)).toMatchObject({ responseCode: 422, field: 'weekdays' });
  });
});

describe('accepting a quotation', () => {
  it('notifies the sales team and thanks the customer, once, however often it is pressed', async () => {
    const { quotationNo, pdfPath } = await ask({ email: 'malee@example.com', contactName: 'มาลี', remark: 'เริ่มเช้า' });
    const answers = await Promise.all([accept(quotationNo), accept(quotationNo)]);
    answers.push(await accept(String(quotationNo).toLowerCase()));
    for (const { body } of answers) expect(body).toMatchObject({ responseCode: 200, quotationNo, acceptedDate: '21/11/2026' });
    const [copy, ...more] = await mailsAbout(quotationNo, 'quotationAcceptedCopy');
    expect([copy?.recipient, copy?.reply_to, more]).toEqual([sales, 'malee@example.com', []]);
    for (const fact of ['มาลี', '0812345678', 'เริ่มเช้า', `${publicUrl}${String(pdfPath)}`]) expect(copy?.body).toContain(fact);
    const thanks = await mailsAbout(quotationNo, 'quotationAccepted');
    expect(thanks.map(({ recipient, reply_to: replyTo }) => [recipient, replyTo])).toEqual([['malee@example.com', sales]]);
    const events = await gateway.db.selectFrom('outbox').select('kind').where('subject', '=', String(quotationNo)).execute();
    expect(events.map(({ kind }) => kind)).toEqual(['orders.quoted', 'orders.quotationAccepted']);
  });

  it("is not open to anybody but its customer: another's does not exist", async () => {
    const { quotationNo } = await ask();
    expect((await accept(quotationNo, stranger)).status).toBe(404);
    expect((await accept('Q2026-99999')).status).toBe(404);
    const { body } = await gateway.get(`/fullday/api/v1/quotation/${String(quotationNo)}`, {}, customer);
    expect(body).not.toHaveProperty('acceptedDate');
  });

  it('is possible on its last day and not after it; one that was accepted stays so', async () => {
    const [last, late] = [await ask({ startDate: '01/02/2027' }), await ask({ startDate: '01/02/2027' })];
    const goTo = (moment: string) =>
      gateway.clock.advanceSeconds(Math.floor((new Date(moment).getTime() - gateway.clock.now().getTime()) / 1_000));
    // A session that is used in between does not end.
    goTo('2026-12-05T05:00:00Z');
    await gateway.get('/fullday/api/v1/quotations', {}, customer);
    goTo('2026-12-21T16:59:59Z');
    expect((await accept(last['quotationNo'])).body).toMatchObject({ responseCode: 200 });
    gateway.clock.advanceSeconds(daySeconds);
    expect((await accept(late['quotationNo'])).body).toMatchObject({
      responseCode: 409,
      responseDesc: expect.stringContaining('not valid any more'),
    });
    expect((await accept(last['quotationNo'])).body).toMatchObject({ responseCode: 200, acceptedDate: '21/12/2026' });
  });
});
