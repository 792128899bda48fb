import { randomUUID } from 'node:crypto';
import { changeJob } from '@songwai/core/jobs/editing/edit-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followStream } from '../../../tests/booking/follow-stream.ts';
import { bookJob, showJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { asok, bangNa, siam, stopAt } from '../../../tests/builders/order.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

it('a changed job is seen at once by whoever follows it, and the stream of who gets nothing any more ends', async () => {
  const user = await addCustomer(gateway);
  const { jobId, trackingId } = await bookJob(gateway, user, { locationList: [stopAt(siam), stopAt(asok), stopAt(bangNa)] });
  const { receiverLink = '' } = (await showJob(gateway, jobId, user)).locationList[1] ?? {};
  const baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const follow = (link: string) => followStream(`${baseUrl}/api/tracking/${link}/stream`);
  const [whole, own] = [await follow(trackingId), await follow(receiverLink)];
  await expect.poll(() => own.details().length).toBeGreaterThan(0);

  const fields = { jobId, locationList: [{ stop: 0 }, { stop: 2 }], revision: 0 };
  const { body } = await gateway.call(changeJob, fields, user);
  await gateway.call(changeJob, { ...fields, guid: randomUUID(), expectedPrice: body.change?.netPrice }, user);
  await own.ended;
  const places = () =>
    whole
      .details()
      .at(-1)
      ?.locationList.map(({ addressName }) => addressName);
  await expect.poll(places).toEqual(['สยามพารากอน', 'บีทีเอสบางนา']);
  whole.leave();
  expect((await follow(receiverLink)).status).toBe(404);
});
