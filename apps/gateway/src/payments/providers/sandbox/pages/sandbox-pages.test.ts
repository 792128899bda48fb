import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../../../tests/builders/fake-clock.ts';
import { createTestDatabase } from '../../../../../tests/harness/create-test-database.ts';
import type { OpenDatabase } from '../../../../database/open-database.ts';
import { answerErrors } from '../../../../http/answer-error.ts';
import { createKnownCallers } from '../../../../http/callers/known-callers.ts';
import { systemRandom } from '../../../../platform/deps.ts';
import type { ChargeSource, ProviderCharge } from '../../card-provider.ts';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import { registerSandbox } from './sandbox-routes.ts';

const publicUrl = 'https://songwai.test';
const returnUri = 'https://songwai.test/paymentomise?charge=abc&x=1';
const card = { brand: 'visa', lastDigits: '4242', holderName: 'PIMCHANOK SRIAREE', mmExp: 8, yyyyExp: 2029 } as const;

let database: OpenDatabase;
let clock: ReturnType<typeof createFakeClock>;
let app: FastifyInstance;
let sandbox: Sandbox;
let notified: string[];
let payerLanguage: 'th' | 'en' | undefined;
let made = 0;

const openApp = (): Sandbox =>
  createSandbox({ db: database.db, clock, random: systemRandom, publicUrl, promptPayId: '0000000000000' });

const serve = (given: Sandbox | undefined, notify: (ref: string) => Promise<void>): FastifyInstance => {
  const server = fastify({ ajv: { customOptions: { removeAdditional: false } } });
  server.decorate('knownCallers', createKnownCallers());
  server.decorate('changes', { count: () => 0 });
  answerErrors(server);
  registerSandbox(server, { sandbox: given, clock, findLanguage: async () => payerLanguage, notify });
  return server;
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  clock = createFakeClock();
  notified = [];
  payerLanguage = undefined;
  sandbox = openApp();
  app = serve(sandbox, async (ref) => void notified.push(ref));
});
afterEach(() => app.close());

const charge = async (source: ChargeSource, description = 'J00000042'): Promise<ProviderCharge> => {
  made += 1;
  const expiresAt = new Date(clock.now().getTime() + 600_000);
  const asked = { amountSatang: 12_050, source, isCaptured: true, returnUri, expiresAt, description };
  return sandbox.provider.createCharge({ chargeId: `page-charge-${made}`, ...asked });
};
const cardCharge = async (description?: string) =>
  charge({ kind: 'cardToken', token: await sandbox.createToken({ ...card, behaviour: 'needsConfirmation' }) }, description);
const pageOf = ({ authorizeUri }: ProviderCharge): string => (authorizeUri ?? '').slice(publicUrl.length);
/** A button is a form without fields. */
const press = (page: string, answer: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url: `${page}/${answer}?lang=en`, headers, payload: '' });
};
const stateOf = async ({ ref }: ProviderCharge) => (await sandbox.provider.readCharge(ref))?.state;

describe('the page on which a tester plays the bank', () => {
  it('says in both languages that no real money moves, and what is paid', async () => {
    const page = pageOf(await cardCharge());
    const thai = await app.inject(page);
    expect(thai.body).toContain('<html lang="th">');
    expect(thai.body).toContain('ระบบทดสอบ (sandbox) ไม่มีเงินจริงเคลื่อนไหว');
    const english = await app.inject(`${page}?lang=en`);
    expect(english.body).toContain('Sandbox: no real money moves.');
    for (const shown of ['฿120.50', 'Job J000-00042', 'Pass', 'Fail', 'Abandon']) expect(english.body).toContain(shown);
  });

  it('is in the language of whoever pays, unless another is asked for', async () => {
    payerLanguage = 'en';
    const page = pageOf(await cardCharge());
    expect((await app.inject(page)).body).toContain('<html lang="en">');
    expect((await app.inject(`${page}?lang=th`)).body).toContain('<html lang="th">');
  });

  it.each([
    ['topUp', 'Wallet top-up', 'เติมเงินเข้ากระเป๋าเงิน'],
    ['tip', 'Tip for the driver', 'ทิปคนขับ'],
    ['openAmount', 'Open amount', 'ยอดค้างจ่าย'],
    ['invoice', 'Invoice', 'ใบแจ้งหนี้'],
  ])('names what is paid: %s is “%s”', async (description, english, thai) => {
    const page = pageOf(await cardCharge(description));
    expect((await app.inject(`${page}?lang=en`)).body).toContain(`<dd>${english}</dd>`);
    expect((await app.inject(page)).body).toContain(`<dd>${thai}</dd>`);
  });

  it('runs nothing and loads nothing, and may send its forms here and on to the return page alone', async () => {
    const { body, headers } = await app.inject(pageOf(await cardCharge('<script>alert(1)</script>')));
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'self' https:\/\/songwai\.test; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  });

  it.each([
    ['pass', 'paid', 1],
    ['fail', 'failed', 1],
    ['abandon', 'pending', 0],
  ])('sends the customer back after %s, with the charge %s', async (answer, state, count) => {
    const pending = await cardCharge();
    const response = await press(pageOf(pending), answer);
    expect([response.statusCode, response.headers.location]).toEqual([303, returnUri]);
    expect(await stateOf(pending)).toBe(state);
    expect(notified).toEqual(count === 0 ? [] : [pending.ref]);
  });

  it('changes nothing on a second press, and offers no button then', async () => {
    const pending = await cardCharge();
    await press(pageOf(pending), 'fail');
    await press(pageOf(pending), 'pass');
    expect(await stateOf(pending)).toBe('failed');
    expect(notified).toHaveLength(1);
    const { body } = await app.inject(`${pageOf(pending)}?lang=en`);
    expect(body).not.toContain('<button>');
    expect(body).toContain('href="https://songwai.test/paymentomise?charge=abc&amp;x=1"');
  });

  it('lets a code be paid, in time and late', async () => {
    const [inTime, late] = [await charge({ kind: 'promptpay' }), await charge({ kind: 'promptpay' })];
    const response = await press(pageOf(inTime), 'pay');
    expect([response.statusCode, response.headers.location]).toEqual([303, `${pageOf(inTime)}?lang=en`]);
    expect(await stateOf(inTime)).toBe('paid');
    clock.advanceSeconds(600);
    expect((await app.inject(`${pageOf(late)}?lang=en`)).body).toContain('Pay late');
    await press(pageOf(late), 'pay');
    expect(await stateOf(late)).toBe('paid');
    expect(notified).toEqual([inTime.ref, late.ref]);
  });

  it('is not there for an unknown charge, the other kind of charge, or another answer', async () => {
    const pending = await cardCharge();
    for (const url of [
      '/sandbox/3ds/nobody',
      '/sandbox/3ds/%00',
      '/sandbox/pay/%F0%9F%92%B8',
      pageOf(pending).replace('3ds', 'pay'),
    ])
      expect((await app.inject(url)).statusCode).toBe(404);
    expect((await press(pageOf(pending), 'pay')).statusCode).toBe(404);
    expect(await stateOf(pending)).toBe('pending');
  });

  it('answers the customer also where nobody could be notified', async () => {
    const deaf = serve(sandbox, () => Promise.reject(new Error('no')));
    const pending = await cardCharge();
    expect((await deaf.inject({ method: 'POST', url: `${pageOf(pending)}/pass` })).statusCode).toBe(303);
    expect(await stateOf(pending)).toBe('paid');
    await deaf.close();
  });

  it('is not there where another provider charges, and neither is the vault', async () => {
    const off = serve(undefined, () => Promise.resolve());
    const pending = await cardCharge();
    expect((await off.inject(pageOf(pending))).statusCode).toBe(404);
    expect((await off.inject({ method: 'POST', url: `${pageOf(pending)}/pass` })).statusCode).toBe(404);
    const payload = { ...card, behaviour: 'succeeds' };
    expect((await off.inject({ method: 'POST', url: '/api/payment/sandbox/token', payload })).statusCode).toBe(404);
    await off.close();
  });
});

describe('the sandbox’s vault', () => {
  it('makes a token of what the browser says of a test card', async () => {
    const payload = { ...card, behaviour: 'succeeds' };
    const { cardTokenId } = (await app.inject({ method: 'POST', url: '/api/payment/sandbox/token', payload })).json();
    expect(await charge({ kind: 'cardToken', token: cardTokenId })).toMatchObject({ state: 'paid' });
  });
});

describe('the sandbox', () => {
  it('is the same at another gateway, and after a restart', async () => {
    const pending = await cardCharge();
    expect(await openApp().bank.confirm(pending.ref, 'pass')).toBe(true);
    expect(await stateOf(pending)).toBe('paid');
  });

  it('forgets tokens after a day, and whose card it was once one is used', async () => {
    const token = await sandbox.createToken({ ...card, behaviour: 'succeeds' });
    await charge({ kind: 'cardToken', token });
    const owners = () => database.db.selectFrom('sandbox_tokens').select('holder_name').where('token', '=', token).execute();
    expect(await owners()).toEqual([{ holder_name: '' }]);
    clock.advanceSeconds(86_401);
    await sandbox.createToken({ ...card, behaviour: 'succeeds' });
    expect(await owners()).toEqual([]);
  });
});
