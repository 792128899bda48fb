import { randomUUID } from 'node:crypto';
import { requestQuotation } from '@songwai/core/quotations/quotation-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { type Caller, signInAs } from '../../tests/builders/sessions.ts';
import { publicUrl } from '../../tests/harness/quiet-environment.ts';

let gateway: Gateway;
let customer: Caller;
let company: Caller;
let count = 0;
beforeAll(async () => {
  gateway = await createGateway();
  customer = await signInAs(gateway, 'demo@songwai.test');
  company = await signInAs(gateway, 'company@songwai.test');
});
afterAll(() => gateway.close());

const ask = (fields: object = {}, caller = customer) =>
  gateway.post(
    '/fullday/api/v1/quotation',
    { ...requestQuotation.example, guid: randomUUID(), lang: 'en', ...fields },
    { token: caller.token },
  );
/** Adds a customer without quotations, because quotations are limited per customer and day. */
const addAsker = (): Promise<Caller> => {
  count += 1;
  return addCustomer(gateway, { email: `asker-${count}@songwai.test` });
};
const numberOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }): number =>
  Number(/^Q\d{4}-(\d{5,})$/.exec(String(body['quotationNo']))?.[1]);
const mailsTo = (recipient: string) =>
  gateway.db.selectFrom('messages').select(['subject', 'body', 'purpose']).where('recipient', '=', recipient).execute();
const pdfOf = (path: unknown, lang = 'th') => gateway.app.inject({ method: 'GET', url: `${String(path)}?lang=${lang}` });

describe('a quotation for monthly hire', () => {
  it('has a number, a price by months, drivers and options, and a day until which it holds', async () => {
    const { body } = await ask({ fullday_pkg_id: 3, options: [6, 5], skNumber: 2, months: 3 });
    expect(body).toMatchObject({
      responseCode: 200,
      quotationNo: expect.stringMatching(/^Q2026-\d{5}$/),
      createdDate: '21/11/2026',
      validUntil: '21/12/2026',
      startDate: '01/12/2026',
      package_name_en: 'Motorcycle, monthly',
      packagePrice: 17_500 * 2 * 3,
      optFee: 1_200 + 800,
      vat: 0,
      totalPrice: 107_000,
    });
  });

  it('takes VAT where the office has set it, rounded half up', async () => {
    const setVat = (value: number) =>
      gateway.db.updateTable('order_settings').set({ value }).where('name', '=', 'quotationVatPercent').execute();
    await setVat(7);
    const { body } = await ask({ options: [], skNumber: 1, months: 1 });
    await setVat(0);
    expect(body).toMatchObject({ packagePrice: 17_500, vat: 1_225, totalPrice: 18_725 });
  });

  it('is numbered without a gap, however many are asked for at once and whatever is refused between', async () => {
    const askers = await Promise.all([addAsker(), addAsker(), addAsker(), addAsker()]);
    const first = numberOf(await ask({}, askers[0]));
    const answers = await Promise.all(
      askers.flatMap((asker) => [ask({}, asker), ask({ startDate: '21/11/2026' }, asker), ask({}, asker)]),
    );
    const numbers = answers.map(numberOf).filter((number) => !Number.isNaN(number));
    expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 8 }, (_number, index) => first + 1 + index));
  });

  it('is the same one under the same guid, also twice at once, and mailed once', async () => {
    const guid = randomUUID();
    const email = 'once@example.com';
    const answers = await Promise.all([ask({ guid, email }), ask({ guid, email }), ask({ guid, email, months: 9 })]);
    expect(new Set(answers.map(numberOf)).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is mailed with a link to its paper, in the language of whoever asked', async () => {
    const english = await ask({ email: 'en@example.com' });
    const thai = await ask({ email: 'th@example.com', lang: 'th' });
    const [mail] = await mailsTo('en@example.com');
    expect(mail).toMatchObject({
      purpose: 'quotation',
      subject: `Quotation ${String(english.body['quotationNo'])} from Songwai`,
    });
    expect(mail?.body).toContain(`${publicUrl}${String(english.body['pdfPath'])}?lang=en`);
    expect(mail?.body).toContain('฿106,200');
    // Without SALES_MAIL nobody reads replies, so the mail gives a phone number.
    expect(mail?.body).toMatch(/please call 0\d/);
    expect(mail?.body).not.toContain('reply');
    const [sent] = await mailsTo('th@example.com');
    expect(sent?.subject).toContain(`ใบเสนอราคา ${String(thai.body['quotationNo'])}`);
    expect(sent?.body).toContain('?lang=th');
  });

  it('takes from the account what the request leaves out of the company', async () => {
    const { body } = await ask({ companyName: '', email: '' }, company);
    const row = await gateway.db
      .selectFrom('quotations')
      .selectAll()
      .where('number', '=', String(body['quotationNo']))
      .executeTakeFirstOrThrow();
    const account = await gateway.db
      .selectFrom('users')
      .select(['company_name', 'email'])
      .where('id', '=', company.userId)
      .executeTakeFirstOrThrow();
    expect([row.company_name, row.email]).toEqual([account.company_name, account.email]);
    expect(row.company_user_id).toBe(company.userId);
  });

  it.each([
    ['a package by the day', { fullday_pkg_id: 1, options: [] }, 'fullday_pkg_id', /by the day/],
    ['a package that is none', { fullday_pkg_id: 999 }, 'fullday_pkg_id', /do not offer/],
    ['no first day', { startDate: '' }, 'startDate', /first working day/],
    ['a first day that is today', { startDate: '21/11/2026' }, 'startDate', /tomorrow or later/],
    ['a first day too far ahead', { startDate: '01/06/2027' }, 'startDate', /90 days/],
    ['no driver', { skNumber: 0 }, 'skNumber', /at least one driver/],
    ['a week of seven working days', { weekdays: undefined, daysPerWeek: 7 }, 'daysPerWeek', /1 to 6/],
    ['a name of spaces', { contactName: '  ' }, 'contactName', /contact name/],
    ['a phone that is none', { contactPhone: '123' }, 'contactPhone', /phone/],
    ['an e-mail address that is none', { email: 'me@home' }, 'email', /e-mail/],
    ['a tax id with a wrong check digit', { companyTaxId: '0105561234568' }, 'companyTaxId', /tax id/],
  ])('is refused with %s, and leaves no number', async (...[, fields, field, advice]) => {
    const last = () => gateway.db.selectFrom('quotation_counters').select('last').where('year', '=', 2026).executeTakeFirst();
    const before = await last();
    const { body } = await ask(fields);
    expect(body).toMatchObject({ responseCode: 422, field, responseDesc: expect.stringMatching(advice) });
    expect(await last()).toEqual(before);
  });

  it('is given twenty times a day to one customer, who could have strangers mailed', async () => {
    const asker = await addAsker();
    for (let given = 0; given < 20; given += 1) expect((await ask({}, asker)).body['responseCode']).toBe(200);
    const { status, headers } = await ask({}, asker);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('quotations that were given', () => {
  it('are their customer’s alone', async () => {
    const owner = await addAsker();
    const stranger = await addAsker();
    const { body } = await ask({}, owner);
    const number = String(body['quotationNo']);
    const get = (caller: Caller, path: string) => gateway.get(path, {}, { token: caller.token });
    const own = await get(owner, `/fullday/api/v1/quotation/${number.toLowerCase()}`);
    expect(own.body).toMatchObject({ quotationNo: number, pdfPath: body['pdfPath'] });
    expect((await get(stranger, `/fullday/api/v1/quotation/${number}`)).status).toBe(404);
    expect((await get(owner, '/fullday/api/v1/quotation/Q2026-99999')).status).toBe(404);
    expect((await get(stranger, '/fullday/api/v1/quotations')).body['quotations']).toEqual([]);
  });

  it('are listed newest first, page by page', async () => {
    const owner = await addAsker();
    const numbers: unknown[] = [];
    for (let given = 0; given < 22; given += 1) {
      if (given === 11) gateway.clock.advanceSeconds(daySeconds + 1);
      numbers.unshift((await ask({}, owner)).body['quotationNo']);
    }
    const list = async (query: Record<string, string>, { token }: Pick<Caller, 'token'> = owner) => {
      const { body } = await gateway.get('/fullday/api/v1/quotations', query, { token });
      const quotations = body['quotations'] as { quotationNo: string }[];
      return { numbers: quotations.map(({ quotationNo }) => quotationNo), nextCursor: body['nextCursor'] };
    };
    const first = await list({});
    expect(first.numbers).toEqual(numbers.slice(0, 20));
    const cursor = String(first.nextCursor);
    expect(await list({ cursor })).toEqual({ numbers: numbers.slice(20), nextCursor: undefined });
    expect((await list({ cursor }, await addAsker())).numbers).toEqual([]);
  });
});

describe('a quotation on paper', () => {
  it('is a PDF in both languages for whoever has the link, with the typeface in it', async () => {
    const { body } = await ask({ remark: 'น้ำหนักไม่เกิน 20 กก. ปู่ ญี่ปุ่น' }, await addAsker());
    const [thai, english] = [await pdfOf(body['pdfPath']), await pdfOf(body['pdfPath'], 'en')];
    for (const { statusCode, headers, rawPayload } of [thai, english]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toBe(`attachment; filename="${String(body['quotationNo'])}.pdf"`);
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(rawPayload.toString('latin1')).toContain('Anuphan');
    }
    expect(thai.rawPayload.equals(english.rawPayload)).toBe(false);
    expect(thai.rawPayload.toString('latin1')).toContain('/Lang (th)');
    expect((await pdfOf(body['pdfPath'])).rawPayload.equals(thai.rawPayload)).toBe(true);
  });

  it('takes a second page where it is long', async () => {
    const long = {
      companyName: 'ก'.repeat(200),
      companyAddress: 'ถนน '.repeat(100),
      remark: 'หมายเหตุ\n'.repeat(55),
      options: [1, 3, 5, 6],
    };
    const { body } = await ask(long, await addAsker());
    const { rawPayload } = await pdfOf(body['pdfPath']);
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  it('is not there for a link that nobody was given', async () => {
    const { statusCode } = await pdfOf(`/api/fullday/api/v1/quotation_pdf/${'a'.repeat(24)}`);
    expect(statusCode).toBe(404);
  });
});

// Last, as it moves the clock into the next year.
it('numbers begin anew with each year of Bangkok', async () => {
  const untilNewYear = Math.floor((new Date('2026-12-31T17:00:00Z').getTime() - gateway.clock.now().getTime()) / 1_000);
  const startDate = '01/02/2027';
  gateway.clock.advanceSeconds(untilNewYear - 1);
  expect((await ask({ startDate }, await addAsker())).body['quotationNo']).toMatch(/^Q2026-/);
  gateway.clock.advanceSeconds(1);
  expect((await ask({ startDate }, await addAsker())).body['quotationNo']).toBe('Q2027-00001');
  expect((await ask({ startDate }, await addAsker())).body['quotationNo']).toBe('Q2027-00002');
});
