import { createJob } from '@songwai/core/jobs/contract';
import autocannon from 'autocannon';
import { plainOrder } from '../../../tests/builders/order.ts';
import type { ChildServer } from '../child-server.ts';
import { connections, type LoadResult, seconds } from '../send-load.ts';
import type { BookingCustomers } from './booking-customers.ts';

const path = `/api${createJob.path}`;

const requestOf = (customers: BookingCustomers) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', 'sk-token': customers.next().token },
  body: JSON.stringify(plainOrder()),
});

/** Books one job. @returns its id. @throws Error where it is refused */
export async function bookOne({ origin }: Pick<ChildServer, 'origin'>, customers: BookingCustomers): Promise<string> {
  const response = await fetch(new URL(path, origin), requestOf(customers));
  const answer = (await response.json()) as { readonly jobId?: string };
  if (answer.jobId === undefined) throw new Error(`A booking was refused: ${JSON.stringify(answer)}`);
  return answer.jobId;
}

/** Books in cash over as many connections as the other calls are sent over, each waiting for its answer. @throws Error unless all are booked */
export async function sendBookings(
  server: Pick<ChildServer, 'origin' | 'cpuMicroseconds'>,
  customers: BookingCustomers,
): Promise<LoadResult> {
  const before = await server.cpuMicroseconds();
  const { requests, latency, non2xx, errors } = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    requests: [{ method: 'POST', path, setupRequest: (request) => ({ ...request, ...requestOf(customers) }) }],
  });
  if (non2xx > 0 || errors > 0) throw new Error(`bookings: ${non2xx} refusals, ${errors} errors of ${requests.total}`);
  const cpuMicroseconds = ((await server.cpuMicroseconds()) - before) / requests.total;
  return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99, cpuMicroseconds };
}
