import { cancelJob } from '@songwai/core/jobs/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followStream } from '../../../tests/booking/follow-stream.ts';
import { bookJob } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let baseUrl: string;
beforeAll(async () => {
  gateway = await createGateway({ env: { STREAMS_PER_ADDRESS: '30' } });
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

const follow = async ({ token }: Pick<Caller, 'token'>) => {
  const stream = await followStream(`${baseUrl}/api/job/stream`, { 'sk-token': token });
  const changes = () => stream.messages().filter(({ event }) => event === 'changed');
  const read = () => changes().map(({ data }) => JSON.parse(data) as { jobId: string; kind: string });
  return { ...stream, read };
};

it('says at once which jobs change, new ones too, to whoever may see them and to nobody else', async () => {
  const company = await addCompany(gateway);
  const clerk = await addMember(gateway, company, { rights: ['order'] });
  const viewer = await addMember(gateway, company, { rights: ['view'] });
  const stranger = await addCustomer(gateway);
  const streams = await Promise.all([clerk, viewer, company, stranger].map(follow));
  const { jobId } = await bookJob(gateway, clerk);
  await gateway.call(cancelJob, { jobId }, clerk);
  const [ofClerk, ofViewer, ofCompany, ofStranger] = streams;
  for (const stream of [ofClerk, ofViewer, ofCompany])
    await vi.waitFor(() =>
      expect(stream?.read()).toEqual([
        { jobId, kind: 'jobs.booked' },
        { jobId, kind: 'jobs.cancelled' },
      ]),
    );
  const others = await bookJob(gateway, stranger);
  await vi.waitFor(() => expect(ofStranger?.read()).toEqual([{ jobId: others.jobId, kind: 'jobs.booked' }]));
  expect(ofViewer?.read()).toHaveLength(2);
  expect(ofViewer?.events()[0]).toBe('all');
  for (const { leave } of streams) leave();
});

it('needs a session', async () => {
  expect((await followStream(`${baseUrl}/api/job/stream`)).status).toBe(401);
  const response = await fetch(`${baseUrl}/api/job/stream`, { headers: { 'sk-token': 'nobody' } });
  expect(await response.json()).toMatchObject({ responseCode: 130 });
});

it('has room for a person’s tabs and devices, but not for any number of them', async () => {
  const user = await addCustomer(gateway);
  const streams = [];
  for (let tab = 0; tab < 20; tab += 1) streams.push(await follow(user));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  const response = await fetch(`${baseUrl}/api/job/stream`, { headers: { 'sk-token': user.token } });
  expect(await response.json()).toMatchObject({ responseCode: 503, reason: 'too_many_streams' });
  streams[0]?.leave();
  await vi.waitFor(async () => {
    const again = await follow(user);
    streams.push(again);
    expect(again.status).toBe(200);
  });
  for (const { leave } of streams) leave();
});
