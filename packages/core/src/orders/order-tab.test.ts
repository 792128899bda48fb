import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nowMs, type OrderBench, setUpOrder } from '../../tests/order-bench.ts';
import { until } from '../../tests/until.ts';
import { createJob } from '../jobs/contract.ts';
import { estimatePrice } from '../pricing/contract.ts';
import { toNewJob } from './checkout/job-request.ts';
import { validateDraft } from './fields/draft-fields.ts';
import type { OrderFlow } from './order-state.ts';

const hourMs = 3_600_000;
const priced = ({ store }: OrderFlow) => until(store, ({ estimate }) => estimate.status === 'ready');

describe('the tab of an order', () => {
  let bench: OrderBench;
  let flow: OrderFlow;
  beforeEach(async () => {
    bench = await setUpOrder();
    flow = bench.flow;
    bench.fillIn();
  });
  afterEach(() => bench.stop());
  const sent = () => bench.gateway.callsTo(createJob).map((call) => call.body);
  const problems = () => flow.store.getState().problems.map(({ path, code }) => [path, code]);

  it('next day is booked as such, for the first hour of tomorrow unless another was chosen', async () => {
    flow.patch({ tab: 3 });
    await priced(flow);
    await flow.book();
    expect(sent()).toMatchObject([{ taskType: 3, orderType: 'schedule', jobDate: '22/11/2026', startTime: '09:00' }]);
    expect(bench.gateway.callsTo(estimatePrice).at(-1)?.body).toMatchObject({ taskType: 3 });
  });

  it('express again is for now', () => {
    flow.patch({ tab: 3 });
    flow.patch({ tab: 1 });
    expect(flow.store.getState().draft).toMatchObject({ tab: 1, schedule: { kind: 'now' } });
  });

  it('chosen once more leaves the time as it was chosen', () => {
    flow.patch({ schedule: { kind: 'later', date: '22/11/2026', time: '11:00' } });
    flow.patch({ tab: 1 });
    expect(flow.store.getState().draft.schedule).toMatchObject({ time: '11:00' });
  });

  it.each([
    ['22/11/2026', '08:59', 'nextDayHours'],
    ['22/11/2026', '18:01', 'nextDayHours'],
    ['23/11/2026', '10:00', 'nextDayDate'],
    ['21/11/2026', '16:00', 'nextDayDate'],
  ])('next day is not booked for %s %s, and nothing is sent', async (date, time, code) => {
    flow.patch({ tab: 3 });
    flow.patch({ schedule: { kind: 'later', date, time } });
    await priced(flow);
    await flow.book();
    expect(problems()).toEqual([['schedule', code]]);
    expect(flow.store.getState().draft.step.currentStep).toBe(0);
    expect(sent()).toEqual([]);
  });

  it('next day is closed from 17:00 on', () => {
    flow.patch({ tab: 3 });
    const { draft } = flow.store.getState();
    expect(validateDraft(draft, nowMs + 7 * hourMs - 1)).toEqual([]);
    expect(validateDraft(draft, nowMs + 7 * hourMs)).toMatchObject([{ path: 'schedule', code: 'nextDayClosed' }]);
  });

  it('full day is never booked as an express ride', async () => {
    await priced(flow);
    flow.patch({ tab: 2 });
    await flow.book();
    expect(problems()).toEqual([['tab', 'notFullDay']]);
    expect(sent()).toEqual([]);
    expect(toNewJob(flow.store.getState().draft, { shownNetSatang: 8_200, prefersFixedDriver: false })).toBeNull();
    flow.patch({ tab: 1 });
    expect(problems()).toEqual([]);
    await priced(flow);
    await flow.book();
    expect(sent()).toMatchObject([{ taskType: 1 }]);
  });
});
