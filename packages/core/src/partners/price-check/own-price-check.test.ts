import { expect, it } from 'vitest';
import { bangNa, siam } from '../../../tests/samples.ts';
import { createManualTimer } from '../../../tests/timers.ts';
import { until } from '../../../tests/until.ts';
import { nextDayTask } from '../../basics/wire-numbers.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { checkedJob, checkedOffer } from './checked-order.ts';
import { createOwnPriceCheck } from './own-price-check.ts';
import { serviceLink } from './service-link.ts';

const begin = () => {
  const asked: { readonly path: string; readonly taskType: unknown }[] = [];
  const transport: Transport = {
    call: async ({ path, body }) => {
      const { taskType } = body as { readonly taskType?: unknown };
      asked.push({ path, taskType });
      const net = taskType === nextDayTask ? 80 : 100;
      return {
        responseCode: 200,
        responseDesc: '',
        netPrice: net,
        distance: 5,
        vehiclePrices: [{ vehicle: 1, netPrice: net }],
      } as never;
    },
  };
  const timer = createManualTimer();
  const flow = createOwnPriceCheck({ transport, startTimer: timer.startTimer });
  const ask = (delayMs = 150) => {
    timer.fire(delayMs);
    return until(flow.store, ({ price }) => price.status === 'ready');
  };
  flow.begin();
  const [first, second] = flow.store.getState().stops;
  flow.setPlace(first?.key ?? '', siam);
  flow.setPlace(second?.key ?? '', bangNa);
  return { flow, ask, asked };
};

it('asks for the price that an order would have, and nobody who a partner is', async () => {
  const { ask, asked } = begin();
  expect(checkedOffer(await ask())).toMatchObject({ netSatang: 10_000 });
  expect(asked.map(({ path }) => path)).toEqual(['/estimate_price']);
});

it('prices the way for the next day, and takes that over into an order', async () => {
  const { flow, ask, asked } = begin();
  await ask();
  flow.chooseTask(nextDayTask);
  const state = await ask(0);
  expect(checkedOffer(state)).toMatchObject({ netSatang: 8_000 });
  expect(asked.at(-1)?.taskType).toBe(nextDayTask);
  expect(serviceLink(state)?.get('tab')).toBe('3');
  expect(checkedJob(state).taskType).toBe(nextDayTask);
});

it('asks nothing again when the service stays the same', async () => {
  const { flow, ask, asked } = begin();
  await ask();
  flow.chooseTask(flow.store.getState().taskType);
  expect([flow.store.getState().price.status, asked.length]).toEqual(['ready', 1]);
});
