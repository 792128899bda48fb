import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../../tests/order-bench.ts';
import { success, wireEstimate } from '../../../tests/samples.ts';
import { until } from '../../../tests/until.ts';
import { createJob } from '../../jobs/contract.ts';
import type { OrderFlow } from '../order-state.ts';
import { createWaitingBooking, mayWait, type WaitingBooking } from './waiting-booking.ts';

const booked = { ...success, jobId: 'J00000001', trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA', songwaiWallet: 0 };

describe('an order that is to be booked once the line is back', () => {
  let bench: OrderBench;
  let flow: OrderFlow;
  let waiting: WaitingBooking;
  beforeEach(async () => {
    bench = await setUpOrder();
    flow = bench.flow;
    bench.fillIn();
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    waiting = createWaitingBooking(flow);
  });
  afterEach(() => bench.stop());
  const sent = () => bench.gateway.callsTo(createJob).map(({ body }) => [body['guid'], body['shownPrice']]);
  const agreed = () => waiting.store.getState().agreedSatang;

  it('is not booked while nobody asked for it', async () => {
    await waiting.tryNow();
    expect(sent()).toEqual([]);
  });

  it('goes on waiting without an answer, and is booked once, by the same guid', async () => {
    const { guid } = flow.store.getState().draft;
    let isAway = true;
    bench.gateway.handle('/create_job', (request, response) => {
      if (isAway) request.socket.destroy();
      else {
        request.resume();
        request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(booked)));
      }
    });
    waiting.ask();
    await waiting.tryNow();
    expect(agreed()).toBe(8_200);
    expect(flow.store.getState().draft.guid).toBe(guid);
    isAway = false;
    await waiting.tryNow();
    expect(flow.store.getState().booking).toMatchObject({ status: 'booked', sent: { draft: { guid } } });
    expect(agreed()).toBeNull();
  });

  it('is not booked at a price above the agreed one, which is for the person to decide', async () => {
    bench.gateway.answer(createJob, () => ({ responseCode: 409, responseDesc: '', estimate: wireEstimate(90, 1) as never }));
    waiting.ask();
    await waiting.tryNow();
    expect(flow.store.getState().booking).toMatchObject({ status: 'priceChanged', estimate: { netSatang: 9_000 } });
    expect(sent()).toHaveLength(1);
    expect(agreed()).toBeNull();
  });

  it('is booked at a price that has fallen', async () => {
    bench.gateway.answer(createJob, ({ shownPrice }) =>
      shownPrice === 75 ? booked : { responseCode: 409, responseDesc: '', estimate: wireEstimate(75, 1) as never },
    );
    waiting.ask();
    await waiting.tryNow();
    expect(flow.store.getState().booking.status).toBe('booked');
    expect(sent().map(([, price]) => price)).toEqual([82, 75]);
  });

  it('is no longer waited for once it was changed', async () => {
    waiting.ask();
    flow.patch({ remark: 'ฝากไว้ที่ป้อม' });
    await waiting.tryNow();
    expect(sent()).toEqual([]);
    expect(agreed()).toBeNull();
  });

  it('waits only where the payment needs nobody', () => {
    expect([0, 1, 2, 3, 4].filter((paymentType) => mayWait({ paymentType: paymentType as 0 }))).toEqual([0, 2, 4]);
  });
});
