import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway/start-fake-gateway.ts';
import { success, wireTracking } from '../../tests/samples.ts';
import { createTestTransport } from '../../tests/test-transport.ts';
import { createHastyTimer } from '../../tests/timers.ts';
import { until } from '../../tests/until.ts';
import { decodePolyline } from '../basics/polyline.ts';
import type { JobStatus } from '../jobs/job-status.ts';
import { getJobDetailTracking } from './contract.ts';
import { createTrackingFlow } from './tracking-flow.ts';
import type { TrackingFlow } from './tracking-state.ts';

const trackingId = 'kVn2x0b1Q2m9Zt7cYw4PzA';
const streamPath = `/tracking/${trackingId}/stream`;

describe('tracking', () => {
  let gateway: FakeGateway;
  let flow: TrackingFlow;
  let status: JobStatus;
  let streams: ServerResponse[];
  let timer: ReturnType<typeof createHastyTimer>;
  let opened: () => void;

  beforeEach(async () => {
    gateway = await startFakeGateway();
    status = 'matching';
    streams = [];
    opened = () => {};
    timer = createHastyTimer();
    gateway.answer(getJobDetailTracking, () => ({ ...success, jobDetail: wireTracking(status) }));
    gateway.handle(streamPath, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      streams.push(response);
      opened();
    });
    const transport = createTestTransport({ baseUrl: gateway.baseUrl });
    flow = createTrackingFlow({ transport, trackingId, random: () => 1, startTimer: timer.startTimer });
  });
  afterEach(async () => {
    flow.dispose();
    await gateway.stop();
  });

  const streamCount = (count: number) =>
    new Promise<void>((resolve) => {
      opened = () => {
        if (streams.length >= count) resolve();
      };
      opened();
    });
  const notify = (next: JobStatus) => streams.at(-1)?.write(`event: tracking\ndata: ${JSON.stringify(wireTracking(next))}\n\n`);
  const jobStatus = (wanted: JobStatus) => until(flow.store, ({ job }) => job?.status === wanted);

  it('shows the job at once, then each change, until it is over', async () => {
    flow.start();
    flow.start();
    const first = await jobStatus('matching');
    expect(first).toMatchObject({ connection: 'connecting', problem: null });
    expect(first.job).toMatchObject({
      vehicleKind: 'motorcycle',
      nextStop: 1,
      etaMinutes: null,
      driver: null,
      events: [{ stop: null }],
    });
    expect(decodePolyline(first.job?.route.polyline ?? '')[0]).toEqual({ lat: 38.5, lng: -120.2 });
    await streamCount(1);
    notify('assigned');
    expect((await jobStatus('assigned')).connection).toBe('live');
    notify('completed');
    expect((await jobStatus('completed')).connection).toBe('over');
    expect(gateway.callsTo(getJobDetailTracking)).toHaveLength(1);
    flow.retry();
    expect(flow.store.getState().connection).toBe('over');
  });

  it('opens no stream for a job that is over', async () => {
    status = 'cancelled';
    flow.start();
    expect((await jobStatus('cancelled')).connection).toBe('over');
    expect(streams).toHaveLength(0);
  });

  it('keeps the last known state and comes back when the stream breaks', async () => {
    flow.start();
    await streamCount(1);
    notify('assigned');
    await until(flow.store, ({ connection }) => connection === 'live');
    status = 'arrived';
    const shown = until(flow.store, ({ connection }) => connection === 'reconnecting');
    streams[0]?.destroy();
    expect((await shown).job?.status).toBe('assigned');
    await jobStatus('arrived');
    await streamCount(2);
    notify('delivering');
    expect((await jobStatus('delivering')).connection).toBe('live');
  });

  it('asks again and again, more slowly each time, where no stream comes through', async () => {
    gateway.handle(streamPath, (_request, response) => response.writeHead(502).end());
    flow.start();
    await gateway.called(getJobDetailTracking, 7);
    status = 'completed';
    await jobStatus('completed');
    expect(timer.delays.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });

  it('says that a link is unknown', async () => {
    gateway.answer(getJobDetailTracking, () => ({ responseCode: 404, responseDesc: 'ไม่พบงาน' }));
    flow.start();
    const { job, connection } = await until(flow.store, ({ problem }) => problem?.kind === 'notFound');
    expect([job, connection]).toEqual([null, 'over']);
  });

  it('says what went wrong while there is nothing to show, and goes on trying', async () => {
    gateway.answer(getJobDetailTracking, () => ({ status: 503, text: '' }));
    flow.start();
    const failed = await until(flow.store, ({ problem }) => problem?.kind === 'failed');
    expect(failed).toMatchObject({ job: null, problem: { error: { code: 503 } } });
    gateway.answer(getJobDetailTracking, () => ({ ...success, jobDetail: wireTracking('assigned') }));
    flow.retry();
    expect((await jobStatus('assigned')).problem).toBeNull();
  });

  it('bears a message that makes no sense', async () => {
    flow.start();
    await streamCount(1);
    status = 'pickedUp';
    streams[0]?.write('event: tracking\ndata: {broken\n\n');
    await jobStatus('pickedUp');
  });

  it('lets the connection go when nobody looks any more', async () => {
    flow.start();
    await streamCount(1);
    const closed = new Promise((resolve) => streams[0]?.once('close', resolve));
    notify('assigned');
    await until(flow.store, ({ connection }) => connection === 'live');
    flow.dispose();
    await closed;
    expect(flow.store.getState().connection).toBe('live');
  });
});
