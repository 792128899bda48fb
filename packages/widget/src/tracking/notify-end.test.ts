import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { TrackedJob, TrackingFlow, TrackingState } from '@songwai/core/tracking/tracking-state';
import { createFixtureGateway } from '@songwai/features/tests/fixture-gateway';
import { beforeEach, expect, test } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { notifyEnd } from './notify-end.ts';

let announced: [string, unknown][];
let store: StoreApi<TrackingState>;

const idle = () => undefined;
const become = (status: JobStatus) => store.setState({ job: { jobId: 'J00000042', status } as TrackedJob, problem: null });

beforeEach(() => {
  announced = [];
  store = createStore<TrackingState>(() => ({ job: null, connection: 'connecting', problem: null }));
  const link = { transport: createFixtureGateway().transport, random: () => 0.5 };
  const flow: TrackingFlow = { store, link, start: idle, retry: idle, dispose: idle };
  notifyEnd({ flow, trackingId: '8K2M7Q', emit: (name, detail) => announced.push([name, detail]) });
});

test('each status of a delivery is told once, and that it arrived', () => {
  for (const status of ['matching', 'assigned', 'delivering', 'completed', 'completed'] as const) become(status);
  const ids = { trackingId: '8K2M7Q', jobId: 'J00000042' };
  expect(announced).toEqual([
    ['songwai:status', { ...ids, status: 'matching' }],
    ['songwai:status', { ...ids, status: 'assigned' }],
    ['songwai:status', { ...ids, status: 'delivering' }],
    ['songwai:status', { ...ids, status: 'completed' }],
    ['songwai:delivered', ids],
  ]);
});

test.each([
  ['cancelled', 'cancelled'],
  ['expired', 'no_driver'],
] as const)('a delivery that is %s is told as cancelled, because of %s', (status, reason) => {
  become(status);
  expect(announced.slice(1)).toEqual([['songwai:cancelled', { trackingId: '8K2M7Q', jobId: 'J00000042', reason }]]);
});

test('a link that leads to nothing is told', () => {
  store.setState({ problem: { kind: 'notFound' }, connection: 'over' });
  expect(announced).toEqual([['songwai:not-found', { trackingId: '8K2M7Q' }]]);
});
