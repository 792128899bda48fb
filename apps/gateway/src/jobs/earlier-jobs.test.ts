import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/harness/create-test-database.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { migrate } from '../database/migrate.ts';

const migrations = fileURLToPath(new URL('../database/migrations', import.meta.url));
const user = '019c0000-0000-7000-8000-000000000001';

/** A customer with a job cancelled late and one whose driver has arrived, as rows of the first version. */
const earlierRows = `
  insert into users (id, user_type, refer_code, created_at) values ('${user}', 2, 'early', '2026-11-01');
  insert into jobs (id, user_id, guid, tracking_id, status, task_type, order_type, job_type, vehicle_id, extra_ids, remark, remark_images,
    confirm_phone, payment_type, payment_point, channel, pick_up_at, distance_hundredths_km, normal_satang, discount_satang,
    free_credit_satang, net_satang, price_lines, route, answer, cancel_fee_satang, created_at, over_at)
  select id, '${user}', 'guid-' || id, 'link-' || id, status, 1, 'now', 2, 1, '{}', 'ป้อมยาม', '{}', '0812345678', 0, 0, 'web',
    '2026-11-20 05:00Z', 500, 8200, 0, 0, 8200, '{}', '{"legs":[],"isApproximate":true}', '{}', fee, '2026-11-20 05:00Z', over_at
  from (values ('J00000001', 'cancelled', 6500, timestamptz '2026-11-20 06:00Z'), ('J00000002', 'arrived', 0, null)) as t (id, status, fee, over_at);
  insert into job_stops values ('J00000002', 0, 'สยามพารากอน', 'คุณ Mali', '0898765432', '', null, 13.7, 100.5, '', '', '', false);
  insert into job_events (job_id, status, stop, happened_at) values ('J00000002', 'arrived', 0, '2026-11-20 05:20Z');`;

it('jobs of an earlier version keep their late fee, get a link to their rating, an end of their search, and are found', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'songwai-earlier-'));
  const database = await createTestDatabase('empty');
  try {
    const first = (await readdir(migrations)).filter((name) => name.endsWith('.sql') && name < '0100');
    for (const name of first) await copyFile(path.join(migrations, name), path.join(directory, name));
    await migrate(database.pool, { log: silentLog, directory });
    await database.pool.query(earlierRows);
    await migrate(database.pool, { log: silentLog });

    const { db } = database;
    const jobs = await db.selectFrom('jobs').selectAll().orderBy('id').execute();
    expect(jobs.map((job) => job.search_until.toISOString())).toEqual(Array(2).fill('2026-11-20T05:45:00.000Z'));
    expect(new Set(jobs.map((job) => job.rating_token)).size).toBe(2);
    expect(jobs[0]?.rating_token).toMatch(/^[0-9a-f]{64}$/);
    expect(jobs[1]?.search_text).toContain('j00000002 0812345678 ป้อมยาม คุณ mali 0898765432 สยามพารากอน');
    const charges = await db.selectFrom('job_charges').select(['job_id', 'kind', 'amount_satang']).execute();
    expect(charges).toEqual([{ job_id: 'J00000001', kind: 'lateCancel', amount_satang: 6_500 }]);
    const arrivals = await db.selectFrom('job_arrivals').selectAll().execute();
    expect(arrivals).toEqual([{ job_id: 'J00000002', stop: 0, arrived_at: new Date('2026-11-20T05:20:00Z') }]);
  } finally {
    await database.close();
    await rm(directory, { recursive: true });
  }
});
