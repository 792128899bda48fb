import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { bangNa, plainOrder, siam, stopAt } from '../../../tests/builders/order.ts';
import { type Caller, signInAs } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let customer: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  customer = await signInAs(gateway, 'demo@songwai.test');
});
afterAll(() => gateway.close());

const codExtra = [1];
/** The stops of an order whose drop-off collects an amount in baht. */
const collecting = (codAmount: number) => [stopAt(siam), { ...stopAt(bangNa), codAmount }];
const book = async (change: object) =>
  (await gateway.post('/create_job', plainOrder({ guid: randomUUID(), lang: 'en', ...change }), customer)).body;

describe('money for goods that the driver collects', () => {
  it('stands at the drop-off of the job, to the satang', async () => {
    const { jobId } = await book({ option: codExtra, locationList: collecting(1250.75) });
    const { body } = await gateway.post('/get_job_detail', { jobId }, customer);
    const { locationList } = body['jobDetail'] as { readonly locationList: readonly object[] };
    expect(locationList[1]).toMatchObject({ codAmount: 1250.75 });
    expect(locationList[0]).not.toHaveProperty('codAmount');
  });

  it('is 1 to 50,000 baht', async () => {
    for (const codAmount of [0, 0.99, 50_000.01, -5])
      expect(await book({ option: codExtra, locationList: collecting(codAmount) })).toMatchObject({
        ...{ responseCode: 400, field: 'locationList.1.codAmount' },
      });
    for (const codAmount of [1, 50_000])
      expect(await book({ option: codExtra, locationList: collecting(codAmount) })).toMatchObject({ responseCode: 200 });
  });

  it('needs the extra cash on delivery', async () => {
    expect(await book({ locationList: collecting(100) })).toMatchObject({
      ...{ responseCode: 422, field: 'locationList.1.codAmount', responseDesc: expect.stringContaining('cash on delivery') },
    });
  });

  it('is never collected where the goods are picked up', async () => {
    const locationList = [{ ...stopAt(siam), codAmount: 100 }, stopAt(bangNa)];
    expect(await book({ option: codExtra, locationList })).toMatchObject({
      responseCode: 422,
      field: 'locationList.0.codAmount',
    });
  });
});
