import { randomUUID } from 'node:crypto';
import { createFileTransport } from '@songwai/core/gateway/create-file-transport';
import type { FileTransport } from '@songwai/core/gateway/transport-types';
import { fetchJob } from '@songwai/core/jobs/calls';
import { fetchAdminJob, fetchAdminJobs } from '@songwai/core/offers/admin/job-admin-calls';
import {
  cancelJobByAdmin,
  completeJobByAdmin,
  reassignJob,
  waiveCharge,
} from '@songwai/core/offers/admin/job-admin-change-calls';
import { failVisit } from '@songwai/core/rides/failure-calls';
import { arriveAtVisit, fetchDriverWork, pickUpGoods } from '@songwai/core/rides/ride-calls';
import { fetchTracking } from '@songwai/core/tracking/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { addDriver, giveJob, pixelPng } from '../../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { bangNa, siam } from '../../../tests/builders/order.ts';
import { signInAdmin } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let baseUrl: string;
beforeAll(async () => {
  gateway = await createGateway();
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

const clientOf = (token: string, tokenHeader: 'sk-token' | 'driver-token' = 'sk-token'): FileTransport =>
  createFileTransport({
    baseUrl,
    sessionToken: () => token,
    tokenHeader,
    onSessionInvalid: () => undefined,
    channel: 'web',
    language: () => 'en',
    device: { name: 'vitest', version: '1' },
    landingUrl: '',
    userName: () => null,
  });

describe('office, driver and customer with the real client', () => {
  it('help a job on its way that its driver cannot finish', async () => {
    const customer = await addCustomer(gateway);
    const booker = clientOf(customer.token);
    const adminClient = clientOf((await signInAdmin(gateway)).token);
    const driver = await addDriver(gateway, siam);
    const app = clientOf(driver.token, 'driver-token');
    const { jobId, trackingId } = await giveJob(gateway, { driver, customer });
    await arriveAtVisit(app, { jobId, visit: 0 });
    gateway.clock.advanceSeconds(2_400);
    await pickUpGoods(app, { jobId, imageBase64: pixelPng });
    gateway.clock.advanceSeconds(1_200);
    await driver.stand(bangNa);
    await arriveAtVisit(app, { jobId, visit: 1 });
    const failure = { jobId, visit: 1, reason: 'refused', note: 'ผู้รับไม่ได้สั่ง', imageBase64: pixelPng } as const;
    expect(await failVisit(app, failure)).toMatchObject({ status: 'delivering', nextVisit: 2 });

    const { jobs, nextCursor } = await fetchAdminJobs(adminClient, { onlyFailed: true, statuses: ['delivering'] });
    expect([jobs.map((job) => job.jobId), nextCursor]).toEqual([[jobId], null]);
    expect(jobs[0]).toMatchObject({ hasGoodsOnBoard: true, driver: { driverId: String(driver.id), isSimulated: false } });
    const found = await fetchAdminJob(adminClient, jobId);
    expect(found).toMatchObject({
      adminFailures: [{ visit: 1, driverId: String(driver.id), note: failure.note, outcome: 'goodsReturn' }],
      adminCharges: [{ kind: 'waiting', amountSatang: 3_000, isWaived: false }],
      adminActions: ['cancel', 'complete', 'reassign'],
    });
    await waiveCharge(adminClient, { jobId, chargeId: found?.adminCharges[0]?.chargeId ?? '', reason: 'คนขับมาเร็ว' });

    const next = await addDriver(gateway);
    const handOver = { addressName: 'ปั๊มบางนา', lat: 13.67, lng: 100.6 };
    const fields = { jobId, guid: randomUUID(), reason: 'รถเสีย', withGoods: true, driverId: String(next.id), handOver };
    expect(await reassignJob(adminClient, fields)).toBe('assigned');
    expect(await fetchDriverWork(app)).toMatchObject({ job: null, notices: [{ jobId, kind: 'takenOff' }] });
    const work = await fetchDriverWork(clientOf(next.token, 'driver-token'));
    expect(work.job).toMatchObject({ jobId, handOver: { ...handOver, thenVisit: 2 }, visits: [0, 1, 0] });
    await completeJobByAdmin(adminClient, { jobId, reason: 'ผู้ส่งได้รับของคืนแล้ว' });

    const detail = await fetchJob(booker, jobId);
    expect(detail).toMatchObject({
      status: 'completed',
      charges: [],
      failedStops: [{ stop: 1, reason: 'refused', outcome: 'goodsReturn' }],
    });
    expect(detail?.changes.map(({ isByAdmin, reason }) => [isByAdmin, reason])).toEqual([
      [true, 'คนขับมาเร็ว'],
      [true, 'รถเสีย'],
      [true, 'ผู้ส่งได้รับของคืนแล้ว'],
    ]);
    expect((await fetchTracking(booker, trackingId))?.stops[1]?.failure?.text.en).toContain('refused');
    const other = await bookJob(gateway, customer);
    expect(await cancelJobByAdmin(adminClient, { jobId: other.jobId, reason: 'ซ้ำ', withFee: true })).toBe(0);
  });
});
