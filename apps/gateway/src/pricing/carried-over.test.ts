import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEarlierDatabase, type EarlierDatabase } from '../../tests/harness/create-earlier-database.ts';
import { loadCatalogue } from './catalog/load-catalogue.ts';
import { giveBackFreeCredit, readFreeCredit } from './credit/free-credit-queries.ts';

const userId = '7f1c1c9e-6f0f-4b57-9d55-0d5d1f2a9c11';
const now = new Date('2026-11-21T05:00:00Z');

let database: EarlierDatabase;

const job = (id: string, status: string, creditSatang: number) => `
  insert into jobs (id, user_id, guid, tracking_id, status, task_type, order_type, job_type, vehicle_id, extra_ids, remark, remark_images,
    confirm_phone, payment_type, payment_point, channel, pick_up_at, distance_hundredths_km, normal_satang, discount_satang,
    free_credit_satang, net_satang, price_lines, route, answer, created_at, over_at)
  values ('${id}', '${userId}', '${id}', '${id}', '${status}', 1, 'now', 1, 1, '{}', '', '{}', '', 0, 0, 'web', now(), 500, 8200, 0,
    ${creditSatang}, ${8_200 - creditSatang}, '{}', '{}', '{}', now(), ${status === 'cancelled' ? 'now()' : 'null'})`;

/** A database from before prices had versions and free credit had a history. */
beforeAll(async () => {
  database = await createEarlierDatabase();
  await database.run(0, 99);
  const { pool } = database;
  await pool.query(
    `insert into users (id, user_type, refer_code, created_at, free_credit_satang) values ('${userId}', 2, 'R', now(), 1500)`,
  );
  await pool.query(job('J1', 'matching', 700));
  await pool.query(job('J2', 'cancelled', 300));
  await pool.query(`update vehicles set base_satang = 5500 where id = 1`);
  await pool.query(`insert into price_bands values (1, 30, 600)`);
  await pool.query(`update price_settings set value = 75 where name = 'nextDayPercent'`);
  await pool.query(`update promo_codes set is_active = false where code = 'CHON50'`);
  await database.run(120, 129);
});
afterAll(() => database.close());

describe('what a deployment had before', () => {
  it('is priced as it was: bases, bands and next day are the first version of everybody’s cards', async () => {
    const rates = (await loadCatalogue(database.db)).vehicleRates({ priceList: 'DEFAULT', service: 'express', now });
    expect(rates).toHaveLength(6);
    expect(rates[0]).toEqual({
      vehicleId: 1,
      baseSatang: 5_500,
      extraStopSatang: 3_000,
      farePercent: 100,
      bands: [
        { fromKm: 1, perKmSatang: 850 },
        { fromKm: 10, perKmSatang: 750 },
        { fromKm: 30, perKmSatang: 600 },
      ],
    });
    const nextDay = (await loadCatalogue(database.db)).vehicleRates({ priceList: 'DEFAULT', service: 'nextDay', now });
    expect(nextDay[0]).toEqual({ ...rates[0], farePercent: 75 });
  });

  it('of free credit is still there, and a running job can still give back what it took', async () => {
    const balance = () => readFreeCredit(database.db, { userId, now });
    expect(await balance()).toBe(1_500);
    for (const jobId of ['J1', 'J1', 'J2']) await giveBackFreeCredit(database.db, { jobId, at: now });
    expect(await balance()).toBe(2_200);
    const entries = await database.db
      .selectFrom('free_credit_entries')
      .select(['kind', 'amount_satang', 'job_id'])
      .orderBy('id')
      .execute();
    expect(entries).toEqual(
      expect.arrayContaining([
        { kind: 'granted', amount_satang: 1_500, job_id: null },
        { kind: 'spent', amount_satang: -700, job_id: 'J1' },
        { kind: 'givenBack', amount_satang: 700, job_id: 'J1' },
      ]),
    );
  });

  it('of promo codes is as it was: those stopped stay stopped', async () => {
    const codes = await database.db
      .selectFrom('promo_codes')
      .select(['code', 'audience', 'stopped_at'])
      .orderBy('code')
      .execute();
    expect(codes).toMatchObject([
      { code: 'CHON50', audience: 'everyone', stopped_at: expect.any(Date) },
      { code: 'WELCOME50', audience: 'newCustomers', stopped_at: null },
    ]);
  });
});
