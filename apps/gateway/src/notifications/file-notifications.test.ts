import { continueBulk, getBulk } from '@songwai/core/bulk/contract';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchNotifications } from '@songwai/core/notifications/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { fileOf, startFile } from '../../tests/bulk/files.ts';
import { connectClient } from '../../tests/harness/connect-client.ts';
import { recordEvent } from '../events/queries.ts';

let gateway: Gateway;
let transport: Transport;
let customer: Awaited<ReturnType<typeof addCustomer>>;
beforeAll(async () => {
  gateway = await createGateway({ env: { BACKGROUND_WORK: 'on' } });
  transport = await connectClient(gateway, () => customer.token);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  customer = await addCustomer(gateway);
});

const list = async () => (await fetchNotifications(transport)).notifications;
const kinds = async () => (await list()).map(({ kind }) => kind);
const slow = { timeout: 10_000 };

describe('a file of deliveries', () => {
  it('is announced once when it is done, and its trips only by what happens to them later', async () => {
    const { file } = await fileOf(gateway, customer);
    const bulkId = await startFile(gateway, customer, file);
    await expect.poll(kinds, slow).toEqual(['fileBooked']);
    expect((await list())[0]).toMatchObject({
      ...{ jobId: null, recurringId: null, name: 'ส่งของ-24พย.xlsx', isRead: false },
      file: { id: bulkId, booked: 3, failed: 0 },
    });
    const jobs = await gateway.db.selectFrom('jobs').select('id').where('user_id', '=', customer.userId).execute();
    const jobId = jobs[0]?.id ?? '';
    for (const kind of ['jobs.assigned', 'jobs.completed'])
      await recordEvent(gateway.db, { kind, subject: jobId, payload: {}, at: gateway.clock.now() });
    await expect.poll(kinds).toEqual(['delivered', 'driverAssigned', 'fileBooked']);
  });

  it('is announced with the trips that are not booked, and again when they were tried again', async () => {
    const { file } = await fileOf(gateway, customer);
    const [first, ...others] = file.trips;
    if (!first) throw new Error('there are three trips');
    const trips = [{ ...first, price: first.price - 5 }, ...others];
    const bulkId = await startFile(gateway, customer, { ...file, trips });
    await expect.poll(kinds, slow).toEqual(['fileBooked']);
    expect((await list())[0]?.file).toEqual({ id: bulkId, booked: 2, failed: 1 });
    await gateway.call(continueBulk, { bulkId, trips: [{ trip: 1, price: first.price }] }, customer);
    await expect.poll(kinds, slow).toEqual(['fileBooked', 'fileBooked']);
    expect((await list()).map((one) => one.file)).toEqual([
      { id: bulkId, booked: 3, failed: 0 },
      { id: bulkId, booked: 2, failed: 1 },
    ]);
  });

  it('does not silence a booking whose guid only looks like that of a trip', async () => {
    const { file } = await fileOf(gateway, customer);
    const bulkId = await startFile(gateway, customer, file);
    await expect.poll(async () => (await gateway.call(getBulk, { bulkId }, customer)).body.bulk.status, slow).toBe('done');
    const other = await addCustomer(gateway);
    customer = other;
    await bookJob(gateway, other, { guid: `bulk-${bulkId}-1` });
    await expect.poll(kinds).toEqual(['jobBooked']);
  });
});
