import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, readJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { addDriver, endDuty, finishJob, giveJob, matchDrivers } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { siam } from '../../tests/builders/order.ts';
import { signInByPassword } from '../../tests/builders/sessions.ts';

let gateway: Gateway;
let admin: { token: string };
let adminId: string;
let customer: { userId: string; token: string };
beforeAll(async () => {
  gateway = await createGateway();
  admin = { token: await signInByPassword(gateway, 'admin@songwai.test') };
  const row = gateway.db.selectFrom('users').select('id').where('email', '=', 'admin@songwai.test');
  adminId = (await row.executeTakeFirstOrThrow()).id;
  customer = await addCustomer(gateway);
});
afterAll(() => gateway.close());
afterEach(() => endDuty(gateway));

let count = 0;
/** A registration with a phone and a plate that are not used yet. */
const newPerson = (change: object = {}) => {
  count += 1;
  return {
    ...{ firstName: 'ก้องภพ', lastName: 'ขับดี', phoneNo: `0655${String(100_000 + count)}`, plate: `7กท ${count}`, vehicle: 1 },
    ...{ gender: 'N', agreementAccepted: true, agreementDate: '20/11/2026', lang: 'en' },
    ...change,
  };
};
const register = (person: object) => gateway.post('/admin/drivers', person, admin);
const change = (driverId: unknown, fields: object) =>
  gateway.post(`/admin/drivers/${driverId}`, { lang: 'en', ...fields }, admin);
const setActive = (driverId: unknown, isActive: boolean) =>
  gateway.post(`/admin/drivers/${driverId}/active`, { isActive, lang: 'en' }, admin);
const historyOf = async (driverId: unknown) =>
  (await gateway.get(`/admin/drivers/${driverId}/changes`, {}, admin)).body['changes'] as readonly object[];
const sendCode = (phoneNo: string) => gateway.post('/driver/signin/code', { phoneNo });
const smsTo = (phone: string) =>
  gateway.db.selectFrom('messages').select(['body', 'purpose']).where('recipient', '=', phone).orderBy('id', 'desc').execute();
const codeTo = async (phone: string): Promise<string> => /\d{4}/.exec((await smsTo(phone))[0]?.body ?? '')?.[0] ?? 'none';

describe('a driver’s entry, changed by the office', () => {
  it('shows the new name, plate and vehicle to customers, and who changed what and when', async () => {
    const person = newPerson();
    const { body } = await register(person);
    const id = body['songwaiId'];
    const changed = await change(id, { firstName: 'กิตติภพ', plate: '9ขข 99', vehicle: 2, gender: 'M', lastName: person.lastName });
    expect(changed.body['driver']).toMatchObject({
      ...{ songwaiId: id, songwaiName: 'กิตติภพ', lastName: 'ขับดี', plate: '9ขข 99', vehicleKind: 'car', gender: 'M' },
      ...{ phoneNo: person.phoneNo, isActive: true },
    });
    expect(await historyOf(id)).toEqual([
      {
        ...{ kind: 'changed', userId: adminId, date: '21/11/2026', time: expect.any(String) },
        before: { firstName: 'ก้องภพ', plate: person.plate, vehicleKind: 'motorcycle', gender: 'N' },
        after: { firstName: 'กิตติภพ', plate: '9ขข 99', vehicleKind: 'car', gender: 'M' },
      },
      expect.objectContaining({ kind: 'registered', after: expect.objectContaining({ phoneNo: person.phoneNo }) }),
    ]);
    await change(id, { firstName: 'กิตติภพ' });
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('with a new phone ends the app’s sessions and its codes, and is told to the old phone', async () => {
    const driver = await addDriver(gateway, siam);
    const { phone: old } = await gateway.db
      .selectFrom('drivers')
      .select('phone')
      .where('id', '=', driver.id)
      .executeTakeFirstOrThrow();
    await sendCode(old ?? '');
    const code = await codeTo(old ?? '');
    const { phoneNo } = newPerson();
    expect((await change(driver.id, { phoneNo })).body['driver']).toMatchObject({ phoneNo, isOnDuty: false });
    expect((await driver.get('/driver/me')).body['responseCode']).toBe(133);
    expect((await gateway.post('/driver/signin', { phoneNo: old, verifyCode: code })).body['responseCode']).toBe(100);
    expect((await smsTo(old ?? ''))[0]).toMatchObject({
      purpose: 'driverPhoneChanged',
      body: expect.stringContaining('Songwai'),
    });
    await sendCode(phoneNo);
    const signedIn = await gateway.post('/driver/signin', { phoneNo, verifyCode: await codeTo(phoneNo) });
    expect(signedIn.body).toMatchObject({ responseCode: 200, songwaiId: String(driver.id) });
  });

  it('waits for the end of a job: its customer knows whom to expect', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await giveJob(gateway, { driver, customer });
    expect((await change(driver.id, { plate: '1กก 1' })).body).toMatchObject({ responseCode: 409 });
    expect((await driver.get('/driver/me')).body).not.toMatchObject({ plate: '1กก 1' });
    await finishJob(gateway, driver, jobId);
    expect((await change(driver.id, { plate: '1กก 1' })).body['responseCode']).toBe(200);
  });

  it('with another vehicle takes back what was offered to the one before', async () => {
    const driver = await addDriver(gateway, siam);
    const { jobId } = await bookJob(gateway, customer);
    await matchDrivers(gateway);
    const [offer] = await driver.offers();
    expect(offer?.jobId).toBe(jobId);
    await change(driver.id, { vehicle: 2 });
    expect(await driver.offers()).toEqual([]);
    expect((await driver.post(`/driver/offers/${offer?.offerId}/accept`)).body['responseCode']).toBe(409);
    // An accept that arrives while the change is being made can still find an open offer.
    await gateway.db.updateTable('job_offers').set({ state: 'open' }).where('id', '=', Number(offer?.offerId)).execute();
    expect((await driver.post(`/driver/offers/${offer?.offerId}/accept`)).body['responseCode']).toBe(409);
    expect((await readJob(gateway, jobId)).status).toBe('matching');
  });

  it('is refused with what another driver has, also at the same moment, and with what is no name, phone, plate or vehicle', async () => {
    const [one, other] = [newPerson(), newPerson()];
    const id = (await register(one)).body['songwaiId'];
    const otherId = (await register(other)).body['songwaiId'];
    expect((await change(id, { phoneNo: other.phoneNo })).body).toMatchObject({ responseCode: 409, field: 'phoneNo' });
    expect((await change(id, { plate: ` ${other.plate} ` })).body).toMatchObject({ responseCode: 409, field: 'plate' });
    for (const [field, value] of Object.entries({ firstName: ' ', lastName: ' ', phoneNo: '02123', plate: ' ', vehicle: 99 }))
      expect((await change(id, { [field]: value })).body).toMatchObject({ responseCode: 422, field });
    const { plate } = newPerson();
    const answers = await Promise.all([change(id, { plate }), change(otherId, { plate })]);
    expect(answers.map(({ body }) => body['responseCode']).toSorted()).toEqual([200, 409]);
    expect((await change(999_999_999, { plate })).status).toBe(404);
    expect((await gateway.get('/admin/drivers/999999999/changes', {}, admin)).status).toBe(404);
    expect((await gateway.post(`/admin/drivers/${id}`, { plate }, customer)).status).toBe(403);
  });
});

describe('phone and plate of a driver who was deactivated', () => {
  it('can be registered anew; the old entry keeps them, and comes back only with others', async () => {
    const person = newPerson();
    const old = (await register(person)).body['songwaiId'];
    await setActive(old, false);
    const again = await register({ ...person, firstName: 'คนใหม่' });
    expect(again.body['responseCode']).toBe(200);
    expect(again.body['songwaiId']).not.toBe(old);
    const found = await gateway.get('/admin/drivers', { search: person.phoneNo }, admin);
    expect(found.body['drivers']).toMatchObject([
      { songwaiName: 'คนใหม่', isActive: true },
      { songwaiId: old, plate: person.plate, isActive: false },
    ]);
    await sendCode(person.phoneNo);
    const signedIn = await gateway.post('/driver/signin', { phoneNo: person.phoneNo, verifyCode: await codeTo(person.phoneNo) });
    expect(signedIn.body['songwaiId']).toBe(again.body['songwaiId']);
    expect((await setActive(old, true)).body).toMatchObject({ responseCode: 409, field: 'phoneNo' });
    expect((await change(old, { phoneNo: newPerson().phoneNo })).body['responseCode']).toBe(200);
    expect((await setActive(old, true)).body).toMatchObject({ responseCode: 409, field: 'plate' });
    await change(old, { plate: newPerson().plate });
    expect((await setActive(old, true)).body['responseCode']).toBe(200);
    expect((await historyOf(old)).map((entry) => (entry as { kind: string }).kind)).toEqual([
      ...['activated', 'changed', 'changed', 'deactivated', 'registered'],
    ]);
  });

  it('is one driver’s, of two who come back with it at the same moment', async () => {
    const person = newPerson();
    const ids: unknown[] = [];
    for (let entry = 0; entry < 2; entry++) {
      ids.push((await register(person)).body['songwaiId']);
      await setActive(ids.at(-1), false);
    }
    const answers = await Promise.all(ids.map((id) => setActive(id, true)));
    expect(answers.map(({ body }) => body['responseCode']).toSorted()).toEqual([200, 409]);
  });
});
