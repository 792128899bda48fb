import { randomUUID } from 'node:crypto';
import { changeFullDayPackage, fetchAdminPackages, makeFullDayPackage } from '@songwai/core/full-day/admin/full-day-admin-calls';
import { createFullDayJob } from '@songwai/core/full-day/full-day-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Caller, signInAdmin, signInAs } from '../../../tests/builders/sessions.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';

let gateway: Gateway;
let customer: Caller;
let admin: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  customer = await signInAs(gateway, 'demo@songwai.test');
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

const content = { nameTh: 'รถยนต์ครึ่งวัน', nameEn: 'Car, half a day', maxKm: 90, fee: 1_100, options: [{ id: 1, fee: 80 }] };
const save = async (fields: object) =>
  (await gateway.post('/admin/fullday/packages', { ...content, lang: 'en', ...fields }, { token: admin.token })).body;
const hire = async (packageId: number, fields: object = {}) => {
  const order = {
    ...createFullDayJob.example,
    guid: randomUUID(),
    fullday_pkg_id: packageId,
    options: [],
    lang: 'en',
    ...fields,
  };
  return (await gateway.post('/fullday/api/v1/create_job', order, { token: customer.token })).body;
};
const idOf = (body: Readonly<Record<string, unknown>>) => (body['package'] as { id: number }).id;

describe('a full-day package', () => {
  it('is made by the office for a group, and can be hired from then on by those in it', async () => {
    const made = await save({ userGroup: 'HOTEL', vehicle: 2, duration: 4 });
    expect(made).toMatchObject({ responseCode: 200, package: { userGroup: 'HOTEL', vehicle: 2, fee: 1_100, isOffered: true } });
    expect(await hire(idOf(made))).toMatchObject({ responseCode: 422, field: 'fullday_pkg_id' });
    await gateway.db.updateTable('users').set({ user_group: 'HOTEL' }).where('id', '=', customer.userId).execute();
    expect(await hire(idOf(made), { options: [1], shownPrice: 1_180 })).toMatchObject({ responseCode: 200 });
    await gateway.db.updateTable('users').set({ user_group: 'DEFAULT' }).where('id', '=', customer.userId).execute();
  });

  it('costs what the office changes it to, at once; what was hired before keeps its price', async () => {
    const made = await save({ vehicle: 2, duration: 9 });
    const before = await hire(idOf(made));
    const change = {
      ...content,
      id: idOf(made),
      fee: 1_250,
      options: [
        { id: 1, fee: 90 },
        { id: 2, fee: 10 },
      ],
    };
    expect(await save(change)).toMatchObject({ package: { fee: 1_250, duration: 9, vehicle: 2 } });
    expect(await hire(idOf(made), { shownPrice: 1_100 })).toMatchObject({ responseCode: 409, estimate: { totalPrice: 1_250 } });
    expect(await hire(idOf(made), { options: [2], shownPrice: 1_260 })).toMatchObject({ responseCode: 200 });
    const { body } = await gateway.post('/get_job_detail', { jobId: before['jobId'] }, { token: customer.token });
    expect(body['jobDetail']).toMatchObject({ netPrice: 1_100, fullDayInfo: { customerFee: 1_100 } });
    const changes = (await gateway.get('/admin/changes', { kind: 'fullDay' }, { token: admin.token })).body['changes'];
    expect((changes as readonly object[])[0]).toMatchObject({
      subject: String(idOf(made)),
      was: { fee_satang: 110_000 },
      became: { fee_satang: 125_000 },
      changedBy: admin.userId,
    });
  });

  it('that was withdrawn can be hired by nobody, and can come back', async () => {
    const made = await save({ vehicle: 3, duration: 4 });
    await save({ id: idOf(made), isOffered: false });
    expect(await hire(idOf(made))).toMatchObject({ responseCode: 422, field: 'fullday_pkg_id' });
    expect((await save({ id: idOf(made) }))['package']).toMatchObject({ isOffered: true });
    expect(await hire(idOf(made))).toMatchObject({ responseCode: 200 });
  });

  it.each([
    ['without a vehicle', { duration: 4 }, [422, 'vehicle']],
    ['with a vehicle that is none', { vehicle: 99, duration: 4 }, [422, 'vehicle']],
    ['without a duration', { vehicle: 1 }, [422, 'duration']],
    ['with an option that is none', { vehicle: 1, duration: 4, options: [{ id: 99, fee: 1 }] }, [422, 'options.0.id']],
    [
      'with an option twice',
      {
        vehicle: 1,
        duration: 4,
        options: [
          { id: 1, fee: 1 },
          { id: 1, fee: 2 },
        ],
      },
      [422, 'options.1.id'],
    ],
    ['that there is not', { id: 999_999 }, [404, undefined]],
  ])('%s is refused with a word on what is wrong', async (_what, fields, refusal) => {
    const body = await save(fields);
    expect([body['responseCode'], body['field']]).toEqual(refusal);
  });

  it('is read, made and changed by the client of the office', async () => {
    const adminClient = await connectClient(gateway, () => admin.token);
    const made = await makeFullDayPackage(adminClient, {
      ...{ userGroup: 'SHOP', vehicleId: 1, duration: 4, maxKm: 50, feeSatang: 50_000, isOffered: true },
      name: { th: 'ร้านค้า', en: 'Shops' },
      description: { th: '', en: '' },
      options: [{ id: 3, feeSatang: 0 }],
    });
    expect(await fetchAdminPackages(adminClient, 'SHOP')).toEqual([made]);
    const { userGroup, vehicleId, duration, ...said } = made;
    const withdrawn = await changeFullDayPackage(adminClient, { ...said, isOffered: false });
    expect(withdrawn).toEqual({ ...made, isOffered: false });
    expect([userGroup, vehicleId, duration]).toEqual(['SHOP', 1, 4]);
  });
});
