import { randomUUID } from 'node:crypto';
import { askForHelp, fetchDeskMatters, fetchSupportQueue } from '@songwai/core/chat/support/calls';
import { createFileTransport } from '@songwai/core/gateway/create-file-transport';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { FileTransport } from '@songwai/core/gateway/transport-types';
import { cancelJob, fetchCancelledJobs, fetchCompletedJobs, fetchCurrentJobs, fetchJob } from '@songwai/core/jobs/calls';
import {
  addPrice,
  askAllDrivers,
  cancelFixedDriver,
  cancelSearch,
  extendSearch,
  keepWaiting,
  postponeJob,
  searchAgain,
} from '@songwai/core/jobs/change-calls';
import { fetchJobFile, fetchJobs } from '@songwai/core/jobs/lists/list-calls';
import { fetchJobToRate, fetchTrackingByCode } from '@songwai/core/tracking/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob, expireJob, moveJob } from './builders/bookings.ts';
import { addCustomer } from './builders/customers.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import type { Caller } from './builders/sessions.ts';

let gateway: Gateway;
let user: Caller;
let transport: FileTransport;
let baseUrl: string;
const ended: number[] = [];
const clientOf = (token: () => string | null): FileTransport =>
  createFileTransport({
    baseUrl,
    sessionToken: token,
    onSessionInvalid: (code) => void ended.push(code),
    channel: 'web',
    language: () => 'en',
    device: { name: 'vitest', version: '1' },
    landingUrl: 'http://localhost:8080/',
    userName: () => null,
  });
beforeAll(async () => {
  gateway = await createGateway();
  user = await addCustomer(gateway);
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  transport = clientOf(() => user.token);
});
afterAll(() => gateway.close());

const errorOf = async (call: Promise<unknown>): Promise<GatewayError> =>
  call.then(
    () => expect.fail('no error'),
    (error) => error,
  );

describe("the client's calls", () => {
  it('follow a job from the search for its driver to its rating', async () => {
    const { jobId } = await bookJob(gateway, user, { fixDriver: true });
    expect(await cancelFixedDriver(transport, { jobId, guid: randomUUID() })).toMatchObject({
      jobId,
      status: 'matching',
      isFixedDriver: false,
    });
    expect(await askAllDrivers(transport, { jobId, guid: randomUUID() })).toMatchObject({ isFixedDriver: false });
    expect(await keepWaiting(transport, { jobId, guid: randomUUID() })).toMatchObject({
      searchUntil: { date: '21/11/2026', time: '13:00' },
    });
    expect(await extendSearch(transport, { jobId, guid: randomUUID(), minutes: 30 })).toMatchObject({
      searchUntil: { time: '13:30' },
    });
    const raised = await addPrice(transport, { jobId, guid: randomUUID(), addSatang: 5_000 });
    expect(raised).toMatchObject({ addedSatang: 5_000 });
    expect(await searchAgain(transport, { jobId, guid: randomUUID() })).toMatchObject({ netSatang: raised?.netSatang });
    const later = { date: '21/11/2026', time: '15:00', untilTime: '16:00' };
    expect(await postponeJob(transport, { jobId, guid: randomUUID(), pickUp: later })).toMatchObject({
      date: '21/11/2026',
      time: '15:00',
    });
    expect(await fetchJob(transport, jobId)).toMatchObject({
      isScheduled: true,
      addedSatang: 5_000,
      charges: [],
      fullDay: null,
      searchUntil: { date: '21/11/2026', time: '16:00' },
      actions: ['cancel', 'postpone', 'changeSearch', 'changeStops'],
    });
    expect((await fetchCurrentJobs(transport)).map((job) => job.jobId)).toEqual([jobId]);

    await moveJob(gateway, jobId, ['completed', 1]);
    const [done] = await fetchCompletedJobs(transport, { fromDate: '21/11/2026' });
    expect(done).toMatchObject({ jobId, rating: null, ratingToken: expect.any(String) });
    const visitor = clientOf(() => null);
    const toRate = await fetchJobToRate(visitor, done?.ratingToken ?? '');
    expect(toRate).toMatchObject({ mayRate: true, rating: null, job: { jobId, status: 'completed' } });
    expect((await fetchTrackingByCode(visitor, done?.trackingId ?? ''))?.jobId).toBe(jobId);
  });

  it('cancel with a fee, and find the job among the cancelled', async () => {
    const { jobId } = await bookJob(gateway, user);
    await moveJob(gateway, jobId, ['arrived', 0]);
    const request = { jobId, reason: 'customer cancel' };
    const unseen = await errorOf(cancelJob(transport, { ...request, shownFeeSatang: 0 }));
    expect(unseen).toMatchObject({ code: 409, reply: { cancelFee: 65 } });
    expect(await cancelJob(transport, { ...request, shownFeeSatang: 6_500 })).toBe(6_500);
    expect((await fetchCancelledJobs(transport)).map((job) => job.jobId)).toEqual([jobId]);
    const charge = { kind: 'lateCancel', stop: null, minutes: null, amountSatang: 6_500 };
    expect(await fetchJob(transport, jobId)).toMatchObject({ charges: [charge], cancelReason: 'customer cancel' });
    expect(await errorOf(cancelJob(transport, { jobId, reason: '' }))).toMatchObject({ code: 409, kind: 'business' });
    const { jobId: unfound } = await bookJob(gateway, user, { vehicle: 2 });
    await expireJob(gateway, unfound);
    expect(await cancelSearch(transport, { jobId: unfound, reason: 'customer cancel' })).toMatchObject({ status: 'cancelled' });
  });

  it('list by every filter, go on by cursor, and save the same as CSV', async () => {
    const question = {
      groups: [2, 3],
      days: { fromDate: '21/11/2026', toDate: '21/11/2026' },
      deliveryTypes: [2],
      taskTypes: [1],
      vehicleIds: [1],
      paymentTypes: [0],
      search: 'สยาม',
      sort: [{ key: 'jobId', isDescending: true }],
    } as const;
    const first = await fetchJobs(transport, { ...question, limit: 1 });
    expect(first).toMatchObject({ total: 2, jobs: [{ status: 'cancelled' }] });
    const noDriver = { th: 'ไม่พบคนขับ', en: 'No driver found' };
    expect(first.statuses).toContainEqual({ status: 'expired', group: 3, name: noDriver, hireName: noDriver });
    const second = await fetchJobs(transport, { ...question, limit: 1, cursor: first.nextCursor ?? '' });
    expect(second).toMatchObject({ nextCursor: null, jobs: [{ status: 'completed' }] });
    expect((await fetchJobs(transport, { days: 'today', page: 2, limit: 1 })).jobs).toHaveLength(1);

    const { name, content } = await fetchJobFile(transport, { format: 'csv', ...question });
    expect(name).toBe('21-11-2026.csv');
    expect((await content.text()).split('\r\n')).toHaveLength(4);
  });

  it('ask for help, and find the question at the desk', async () => {
    const { jobId } = await bookJob(gateway, user);
    await askForHelp(transport, { jobId, message: 'ช่วยด้วย' });
    const admin = await addCustomer(gateway, { role: 'admin' });
    const adminClient = clientOf(() => admin.token);
    const { rooms } = await fetchSupportQueue(adminClient);
    expect(rooms.find(({ id }) => id === user.userId)?.support).toMatchObject({ state: 'waiting', aboutJobId: jobId });
    expect(await fetchDeskMatters(adminClient)).toEqual([]);
    expect(await errorOf(fetchSupportQueue(transport))).toMatchObject({ code: 403 });
  });

  it('say of a CSV file what the gateway says: a filter that is none, a session that is over', async () => {
    const broken = await errorOf(fetchJobFile(transport, { format: 'csv', days: { fromDate: '31/02/2026' } }));
    expect(broken).toMatchObject({ code: 422, field: 'fromDate', description: 'This is not a date.' });
    const expired = await errorOf(
      fetchJobFile(
        clientOf(() => 'made-up'),
        { format: 'csv' },
      ),
    );
    expect(expired).toMatchObject({ code: 130, description: 'Your session has expired. Please sign in again.' });
    expect(ended).toEqual([130]);
  });
});
