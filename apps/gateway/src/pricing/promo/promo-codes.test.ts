import { cancelJob } from '@songwai/core/jobs/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askPrice, tryToBook } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { bangNa, siam, stopAt } from '../../../tests/builders/order.ts';
import { type Admin, type Caller, signInAdmin } from '../../../tests/builders/sessions.ts';
import type { Answer } from '../../../tests/builders/typed-call.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

let codes = 0;
/** Creates a code with these conditions and returns its name. */
async function makeCode(fields: object = {}): Promise<string> {
  codes += 1;
  const code = `TEST${codes}`;
  const promo = { code, descriptionTh: 'ลด 20 บาท', descriptionEn: '20 baht off', kind: 'amount', amount: 20, ...fields };
  const { body } = await admin.post('/promo_codes', promo);
  if (body['responseCode'] !== 200) throw new Error(JSON.stringify(body));
  return code;
}
const isAccepted = (body: Answer['body']) => Number(body['discount']) > 0 && body['promoCodeDescTh'] !== '';
const tryCode = async (customer: Caller | null, promoCode: string, fields: object = {}) =>
  askPrice(gateway, customer, { promoCode, lang: 'en', ...fields });
const reasonOf = (body: Answer['body']) => String(body['promoProblemEn'] ?? '');

describe('a promo code', () => {
  it('is made by an administrator, typed in any case, and described in both languages', async () => {
    const code = await makeCode({ kind: 'percent', percent: 25, amount: 15 });
    const body = await tryCode(await addCustomer(gateway), ` ${code.toLowerCase()} `);
    expect(body).toMatchObject({ discount: 15, promoCode: code, promoCodeDescTh: 'ลด 20 บาท', promoCodeDescEn: '20 baht off' });
    expect(body['promoProblemTh']).toBeUndefined();
    expect(
      (await admin.post('/promo_codes', { code, descriptionTh: 'ก', descriptionEn: 'a', kind: 'amount', amount: 1 })).body,
    ).toMatchObject({ responseCode: 409, field: 'code' });
  });

  it.each([
    ['an invisible character behind it', (code: string) => `${code}\u200b`],
    ['marks of direction', (code: string) => `\u202a${code}\u202c`],
    ['wide letters', (code: string) => [...code].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('')],
    ['hard spaces', (code: string) => `\u00a0${code}\u00a0`],
    ['a soft hyphen in it', (code: string) => `${code.slice(0, 3)}\u00ad${code.slice(3)}`],
  ])('that was pasted with %s is the same', async (_what, pasted) => {
    const code = await makeCode();
    expect(await tryCode(await addCustomer(gateway), pasted(code))).toMatchObject({ discount: 20, promoCode: code });
  });

  it('that nobody made, or that is empty, gives no discount; a visitor is asked to log in', async () => {
    const customer = await addCustomer(gateway);
    const unknown = await tryCode(customer, 'NOSUCHCODE');
    expect(unknown).toMatchObject({ responseCode: 200, discount: 0, promoCode: '', promoCodeDescTh: '', promoCodeDescEn: '' });
    expect(reasonOf(unknown)).toMatch(/incorrect or has expired/);
    expect((await tryCode(customer, '  '))['promoProblemEn']).toBeUndefined();
    expect(reasonOf(await tryCode(null, await makeCode()))).toMatch(/log in/);
  });

  it('holds within its window only, to the second', async () => {
    const code = await makeCode({
      startsAt: { date: '21/11/2026', time: '13:00' },
      endsAt: { date: '21/11/2026', time: '14:00' },
    });
    const customer = await addCustomer(gateway);
    expect(reasonOf(await tryCode(customer, code))).toMatch(/not valid yet/);
    gateway.clock.advanceSeconds(3_600);
    expect(isAccepted(await tryCode(customer, code))).toBe(true);
    gateway.clock.advanceSeconds(3_599);
    expect(isAccepted(await tryCode(customer, code))).toBe(true);
    gateway.clock.advanceSeconds(1);
    const expired = await tryCode(customer, code);
    expect(isAccepted(expired)).toBe(false);
    expect(reasonOf(expired)).toMatch(/has expired/);
  });

  it('holds no more once it is stopped; who stopped it first stays noted', async () => {
    const code = await makeCode();
    const customer = await addCustomer(gateway);
    expect(isAccepted(await tryCode(customer, code))).toBe(true);
    const { body: stopped } = await admin.post('/promo_codes/stop', { code: code.toLowerCase() });
    expect(stopped).toMatchObject({ responseCode: 200, promoCode: { stoppedBy: admin.userId, createdBy: admin.userId } });
    expect(reasonOf(await tryCode(customer, code))).toMatch(/has expired/);
    gateway.clock.advanceSeconds(3_600);
    const again = (await admin.post('/promo_codes/stop', { code })).body['promoCode'] as Answer['body'];
    expect(again['stoppedAt']).toEqual((stopped['promoCode'] as Answer['body'])['stoppedAt']);
    expect((await admin.post('/promo_codes/stop', { code: 'NOSUCH' })).body).toMatchObject({ responseCode: 404 });
  });

  it('may ask for a service, a province of the first stop and a minimum fare', async () => {
    const customer = await addCustomer(gateway);
    const nextDay = await makeCode({ service: 'nextDay' });
    expect(reasonOf(await tryCode(customer, nextDay))).toMatch(/another service/);
    expect(isAccepted(await tryCode(customer, nextDay, { taskType: 3 }))).toBe(true);
    const nonthaburi = await makeCode({ firstStopProvince: '12' });
    expect(reasonOf(await tryCode(customer, nonthaburi))).toMatch(/another province/);
    const inNonthaburi = { lat: 13.8591, lng: 100.5217 };
    expect(isAccepted(await tryCode(customer, nonthaburi, { locationList: [inNonthaburi, siam] }))).toBe(true);
    const fare = Number((await askPrice(gateway, customer))['normalPrice']);
    const exact = await makeCode({ minimumFare: fare });
    const beyond = await makeCode({ minimumFare: fare + 0.01 });
    expect(isAccepted(await tryCode(customer, exact))).toBe(true);
    const low = await tryCode(customer, beyond);
    expect(reasonOf(low)).toMatch(/below the minimum/);
    // Dearer vehicles reach the minimum fare, so their prices include the discount.
    const plain = await askPrice(gateway, customer);
    const priceOf = (body: Answer['body'], id: number) =>
      (body['vehiclePrices'] as readonly { vehicle: number; netPrice: number }[]).find(({ vehicle }) => vehicle === id)
        ?.netPrice ?? 0;
    expect(priceOf(low, 1)).toBe(priceOf(plain, 1));
    expect(priceOf(low, 2)).toBeCloseTo(priceOf(plain, 2) - 20, 2);
  });

  it('is for whom it was made for', async () => {
    const old = new Date(gateway.clock.now().getTime() - 61 * 86_400_000);
    const people = {
      individual: await addCustomer(gateway),
      veteran: await addCustomer(gateway, { created_at: old }),
      company: await addCompany(gateway, { created_at: old }),
      gold: await addCustomer(gateway, { tier: 'gold', created_at: old }),
      special: await addCustomer(gateway, { tier: 'contract' }),
    };
    const member = await addMember(gateway, people.company, { rights: ['order', 'view', 'pay'] });
    const everybody = { ...people, member };
    const audiences: readonly (readonly [object, readonly (keyof typeof everybody)[]])[] = [
      [{ audience: 'everyone' }, ['individual', 'veteran', 'company', 'gold', 'member']],
      [{ audience: 'newCustomers', newCustomerDays: 60 }, ['individual', 'member']],
      [{ audience: 'individuals' }, ['individual', 'veteran', 'gold']],
      [{ audience: 'companies' }, ['company', 'member']],
      [{ audience: 'tier', tier: 'gold' }, ['gold']],
      [{ audience: 'listed', userIds: [people.veteran.userId.toUpperCase()] }, ['veteran']],
    ];
    for (const [fields, allowed] of audiences) {
      const code = await makeCode(fields);
      for (const [who, customer] of Object.entries(everybody)) {
        const body = await tryCode(customer, code);
        expect(isAccepted(body), `${JSON.stringify(fields)} for ${who}`).toBe(allowed.includes(who as keyof typeof everybody));
        if (!isAccepted(body)) expect(reasonOf(body)).toMatch(who === 'special' ? /special rates/ : /not for your account/);
      }
    }
  });

  it.each([
    ['nothing off', { amount: 0 }, 'amount'],
    ['no percent', { kind: 'percent' }, 'percent'],
    ['new customers of no age', { audience: 'newCustomers' }, 'newCustomerDays'],
    ['a tier that is not asked for', { tier: 'gold' }, 'tier'],
    ['a list of nobody', { audience: 'listed' }, 'userIds'],
    ['somebody who is not there', { audience: 'listed', userIds: ['7f1c1c9e-6f0f-4b57-9d55-0d5d1f2a9c11'] }, 'userIds.0'],
    ['a province that is not served', { firstStopProvince: '50' }, 'firstStopProvince'],
    ['an end before its beginning', { startsAt: { date: '02/01/2027' }, endsAt: { date: '01/01/2027' } }, 'endsAt.date'],
    ['an end that has passed', { endsAt: { date: '01/01/2026' } }, 'endsAt.date'],
    ['a day that is none', { startsAt: { date: '30/02/2027' } }, 'startsAt.date'],
  ])('with %s is not made, and its field is named', async (_what, fields, field) => {
    const promo = { code: 'NEVER1', descriptionTh: 'ก', descriptionEn: 'a', kind: 'amount', amount: 10, ...fields };
    expect((await admin.post('/promo_codes', promo)).body).toMatchObject({ responseCode: 422, field });
    const { promoCodes } = (await admin.get('/promo_codes')).body;
    expect(JSON.stringify(promoCodes)).not.toContain('NEVER1');
  });

  it('is listed with what it asks for and how often it is used', async () => {
    const code = await makeCode({ totalUses: 9, usesPerUser: 2, service: 'express', endsAt: { date: '01/01/2027' } });
    await tryToBook(gateway, await addCustomer(gateway), { promoCode: code });
    const { promoCodes } = (await admin.get('/promo_codes')).body;
    const listed = promoCodes as readonly Answer['body'][];
    expect(listed.find((row) => row['code'] === code)).toMatchObject({
      ...{ code, kind: 'amount', amount: 20, audience: 'everyone', totalUses: 9, usesPerUser: 2, service: 'express', uses: 1 },
      endsAt: { date: '01/01/2027', time: '00:00' },
    });
    const [first] = listed;
    const rest = (await admin.get('/promo_codes', { cursor: String(first?.['code']) })).body['promoCodes'];
    expect(rest).toEqual(listed.slice(1));
  });
});

describe('the uses of a promo code', () => {
  it('end for one customer after those that each may have, and come back with a job that is cancelled', async () => {
    const code = await makeCode({ usesPerUser: 1 });
    const [one, two] = [await addCustomer(gateway), await addCustomer(gateway)];
    const { jobId } = (await tryToBook(gateway, one, { promoCode: code })).body;
    expect(reasonOf(await tryCode(one, code))).toMatch(/used this promo code up/);
    expect(isAccepted(await tryCode(two, code))).toBe(true);
    await gateway.call(cancelJob, { jobId: jobId, cancelReason: 'customer cancel' }, one);
    expect(isAccepted(await tryCode(one, code))).toBe(true);
  });

  it('give the last one to one of two customers who book at the same moment', async () => {
    const code = await makeCode({ totalUses: 1 });
    const customers = await Promise.all(Array.from({ length: 4 }, () => addCustomer(gateway)));
    const answers = await Promise.all(
      customers.map(async (customer) => (await tryToBook(gateway, customer, { promoCode: code, lang: 'en' })).body),
    );
    expect(answers.map((body) => body['responseCode']).sort()).toEqual([200, 422, 422, 422]);
    for (const body of answers.filter((answer) => answer['responseCode'] === 422)) expect(body['field']).toBe('promoCode');
    const jobs = await gateway.db.selectFrom('jobs').select('discount_satang').where('promo_code', '=', code).execute();
    expect(jobs).toEqual([{ discount_satang: 2_000 }]);
    expect(reasonOf(await tryCode(await addCustomer(gateway), code))).toMatch(/has been used up/);
  });

  it('come back to everybody when the job that had the last one is cancelled', async () => {
    const code = await makeCode({ totalUses: 1 });
    const [one, two] = [await addCustomer(gateway), await addCustomer(gateway)];
    const { jobId } = (await tryToBook(gateway, one, { promoCode: code })).body;
    expect(isAccepted(await tryCode(two, code))).toBe(false);
    await gateway.call(cancelJob, { jobId: jobId, cancelReason: 'customer cancel' }, one);
    expect((await tryToBook(gateway, two, { promoCode: code })).body).toMatchObject({ responseCode: 200 });
  });
});

it('a code that gives no discount where the job is booked is told before anything is booked', async () => {
  const customer = await addCustomer(gateway);
  const { body } = await tryToBook(gateway, customer, { promoCode: 'EXPIRED99', locationList: undefined });
  expect(body['responseCode']).toBe(400);
  const stops = [stopAt(siam), stopAt(bangNa)];
  expect((await tryToBook(gateway, customer, { promoCode: 'EXPIRED99', locationList: stops })).body).toMatchObject({
    responseCode: 422,
    field: 'promoCode',
  });
});
