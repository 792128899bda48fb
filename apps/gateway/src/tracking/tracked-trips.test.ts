import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { countQueries } from '../../tests/database/count-queries.ts';

let gateway: Gateway;
let trackingId: string;
beforeAll(async () => {
  gateway = await createGateway();
  ({ trackingId } = await bookJob(gateway, await addCustomer(gateway)));
});
afterAll(() => gateway.close());

it('reading a job by its link is one round trip while no driver has it', async () => {
  const counts: number[] = [];
  // What a gateway does by itself falls into some of them.
  for (let round = 0; round < 5; round += 1)
    counts.push(await countQueries(gateway.pool, () => gateway.post('/get_job_detail_tracking', { trackingId })));
  expect(Math.min(...counts)).toBe(1);
});
