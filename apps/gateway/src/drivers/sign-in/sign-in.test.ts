import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDriver, driverAppOf, makeSimulator } from '../../../tests/builders/drivers.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signInAdmin } from '../../../tests/builders/sessions.ts';
import type { Simulator } from '../../simulation/simulator.ts';

let gateway: Gateway;
let simulator: Simulator;
let admin: string;
beforeAll(async () => {
  gateway = await createGateway();
  simulator = makeSimulator(gateway);
});
afterAll(() => gateway.close());
// Two hours later the codes of the last test no longer count; a new session replaces one that idled out meanwhile.
beforeEach(async () => {
  gateway.clock.advanceSeconds(2 * 3_600);
  ({ token: admin } = await signInAdmin(gateway));
});

let count = 0;
const registration = (change: object = {}) => {
  count += 1;
  return {
    ...{ firstName: 'สมหญิง', lastName: 'ใจดี', plate: `9กก ${1000 + count}`, phoneNo: `089-765-${1000 + count}`, vehicle: 1 },
    ...{ gender: 'N', agreementAccepted: true, agreementDate: '20/11/2026', lang: 'en' },
    ...change,
  };
};
const register = async (change: object = {}) => {
  const asked = registration(change);
  const { body } = await gateway.post('/admin/drivers', asked, { token: admin });
  return { asked, body, id: String(body['songwaiId']), phone: asked.phoneNo.replaceAll('-', '') };
};
const sendCode = (phoneNo: string) => gateway.post('/driver/signin/code', { phoneNo, lang: 'en' });
const signIn = (phoneNo: string, verifyCode: string) => gateway.post('/driver/signin', { phoneNo, verifyCode, lang: 'en' });
const smsTo = (phone: string) =>
  gateway.db.selectFrom('messages').select('body').where('recipient', '=', phone).orderBy('id', 'desc').execute();
const lastCode = async (phone: string): Promise<string> => /\d{4}/.exec((await smsTo(phone))[0]?.body ?? '')?.[0] ?? 'none';
const wrongOf = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('registering a driver', () => {
  it.each([
    ['agreementAccepted', { agreementAccepted: false }],
    ['agreementDate', { agreementDate: '31/02/2026' }],
    ['agreementDate', { agreementDate: '01/01/2030' }],
    ['phoneNo', { phoneNo: '021234567' }],
    ['firstName', { firstName: '  ' }],
    ['plate', { plate: ' ' }],
    ['vehicle', { vehicle: 99 }],
  ])('needs a right %s', async (field, change) => {
    const { body } = await gateway.post('/admin/drivers', registration(change), { token: admin });
    expect(body).toMatchObject({ responseCode: 422, field });
  });

  it('is refused where another has the phone or the plate, also at the same moment', async () => {
    const { asked } = await register();
    const again = (change: object) => gateway.post('/admin/drivers', { ...asked, ...change }, { token: admin });
    expect((await again({ plate: 'x 1' })).body).toMatchObject({ responseCode: 409, field: 'phoneNo' });
    expect((await again({ phoneNo: '0891119999' })).body).toMatchObject({ responseCode: 409, field: 'plate' });
    const same = registration();
    const answers = await Promise.all([1, 2, 3].map(() => gateway.post('/admin/drivers', same, { token: admin })));
    expect(answers.map(({ body }) => body['responseCode']).toSorted()).toEqual([200, 409, 409]);
  });

  it('shows the driver in the list of the office, page by page, and never a simulated one', async () => {
    await simulator.tick();
    const { id } = await register({ firstName: 'มานี%', plate: 'ค้นหา 77' });
    const found = await gateway.get('/admin/drivers', { search: 'มานี%' }, { token: admin });
    expect(found.body['drivers']).toMatchObject([
      { songwaiId: id, isActive: true, isOnDuty: false, agreementDate: '20/11/2026' },
    ]);
    const rows = Array.from({ length: 55 }, (_, index) => ({
      ...{ first_name: 'ทีม', vehicle_kind: 'car', agreement_accepted_at: gateway.clock.now() },
      ...{ plate: `หน้า ${index}`, phone: `0611${String(100_000 + index)}` },
    }));
    await gateway.db.insertInto('drivers').values(rows).execute();
    const first = await gateway.get('/admin/drivers', { search: 'ทีม' }, { token: admin });
    const cursor = String(first.body['nextCursor']);
    const second = await gateway.get('/admin/drivers', { search: 'ทีม', cursor }, { token: admin });
    const ids = [first, second].flatMap(({ body }) =>
      (body['drivers'] as { songwaiId: string }[]).map(({ songwaiId }) => songwaiId),
    );
    expect(new Set(ids).size).toBe(55);
    expect(second.body['nextCursor']).toBeUndefined();
  });
});

describe('signing a driver in', () => {
  it('sends a code to the phone, and the code gives a token once', async () => {
    const { phone, id } = await register();
    expect((await sendCode(phone)).body).toMatchObject({ responseCode: 200, waitSeconds: 60 });
    const code = await lastCode(phone);
    const both = await Promise.all([signIn(phone, code), signIn(phone, code)]);
    expect(both.map(({ body }) => body['responseCode']).toSorted()).toEqual([100, 200]);
    const signedIn = both.find(({ body }) => body['responseCode'] === 200);
    expect(signedIn?.body).toMatchObject({ songwaiId: id, songwaiName: 'สมหญิง', isOnDuty: false, ratingCount: 0 });
    const app = driverAppOf(gateway, Number(id), String(signedIn?.body['driverToken']));
    expect((await app.get('/driver/me')).body).toMatchObject({ responseCode: 200, songwaiId: id });
    const stored = await gateway.db.selectFrom('driver_sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(app.token);
    const codes = await gateway.db.selectFrom('driver_codes').selectAll().execute();
    expect(JSON.stringify(codes)).not.toContain(`"${code}"`);
  });

  it('takes five tries at a code, then not even the right one; also five at the same moment', async () => {
    const { phone } = await register();
    await sendCode(phone);
    const code = await lastCode(phone);
    const tries = await Promise.all(Array.from({ length: 5 }, () => signIn(phone, wrongOf(code))));
    expect(tries.map(({ body }) => body['responseCode'])).toEqual([100, 100, 100, 100, 100]);
    expect((await signIn(phone, code)).body['responseCode']).toBe(100);
  });

  it('ends a code after five minutes, and with the next one; none is sent within a minute', async () => {
    const { phone } = await register();
    await sendCode(phone);
    const first = await lastCode(phone);
    gateway.clock.advanceSeconds(59);
    expect((await sendCode(phone)).body).toMatchObject({ responseCode: 200, waitSeconds: 1 });
    expect(await smsTo(phone)).toHaveLength(1);
    gateway.clock.advanceSeconds(1);
    await sendCode(phone);
    const second = await lastCode(phone);
    if (first !== second) expect((await signIn(phone, first)).body['responseCode']).toBe(100);
    gateway.clock.advanceSeconds(301);
    expect((await signIn(phone, second)).body['responseCode']).toBe(100);
  });

  it('sends at most five codes in an hour', async () => {
    const { phone } = await register();
    for (let asked = 0; asked < 7; asked++) {
      await sendCode(phone);
      gateway.clock.advanceSeconds(61);
    }
    expect(await smsTo(phone)).toHaveLength(5);
  });

  it('tells a stranger nothing: an unknown phone, a suspended driver and a real one are answered alike', async () => {
    const [known, gone] = [await register(), await register()];
    await gateway.post(`/admin/drivers/${gone.id}/active`, { isActive: false }, { token: admin });
    const phones = [known.phone, gone.phone, '0861110000'];
    const answersTo = async (phone: string): Promise<string> => {
      const answers = [await sendCode(phone), await sendCode(phone), await signIn(phone, '0000')];
      return JSON.stringify(answers.map(({ status, body }) => ({ status, body })));
    };
    expect(new Set(await Promise.all(phones.map(answersTo))).size).toBe(1);
    expect(await smsTo(gone.phone)).toEqual([]);
    expect(await smsTo('0861110000')).toEqual([]);
  });

  it('refuses what is no mobile number or no code, and too many tries with 429', async () => {
    expect((await sendCode('12345')).body).toMatchObject({ responseCode: 422, field: 'phoneNo' });
    expect((await signIn('0861110001', '12a4')).body).toMatchObject({ responseCode: 422, field: 'verifyCode' });
    for (let tries = 0; tries < 10; tries++) await signIn('0861110001', '1234');
    const limited = await signIn('0861110001', '1234');
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe("a driver's session", () => {
  it('ends with the sign-out (133), which goes off duty, and after 30 idle days (130)', async () => {
    const [leaving, idle] = [await addDriver(gateway, { lat: 13.7, lng: 100.5 }), await addDriver(gateway)];
    expect((await leaving.post('/driver/signout')).body['responseCode']).toBe(200);
    expect((await leaving.get('/driver/me')).body['responseCode']).toBe(133);
    const row = await gateway.db.selectFrom('drivers').select('on_duty_since').where('id', '=', leaving.id).executeTakeFirst();
    expect(row?.on_duty_since).toBeNull();
    for (let month = 0; month < 2; month++) {
      gateway.clock.advanceSeconds(29 * daySeconds);
      expect((await idle.get('/driver/me')).body['responseCode']).toBe(200);
    }
    gateway.clock.advanceSeconds(30 * daySeconds + 1);
    expect((await idle.get('/driver/me')).body['responseCode']).toBe(130);
  });

  it('is closed to a driver whom the office takes off the road (132); taken back, the old token stays dead', async () => {
    const driver = await addDriver(gateway, { lat: 13.7, lng: 100.5 });
    const setActive = (isActive: boolean) => gateway.post(`/admin/drivers/${driver.id}/active`, { isActive }, { token: admin });
    expect((await setActive(false)).body['responseCode']).toBe(200);
    expect((await driver.get('/driver/me')).body['responseCode']).toBe(132);
    await setActive(true);
    expect((await driver.get('/driver/me')).body['responseCode']).toBe(133);
    const unknown = await gateway.post('/admin/drivers/999999999/active', { isActive: false }, { token: admin });
    expect(unknown.status).toBe(404);
  });
});
