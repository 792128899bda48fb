import { randomUUID } from 'node:crypto';
import { startTimer } from '@songwai/core/basics/start-timer';
import { createFullDayJob } from '@songwai/core/full-day/full-day-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { bangNa, siam, stopAt } from '../../tests/builders/order.ts';
import { type Caller, signInAs } from '../../tests/builders/sessions.ts';
import { roads } from '../../tests/harness/roads.ts';
import { silentLog } from '../../tests/harness/silent-log.ts';
import { createSimulator } from '../simulation/simulator.ts';

let gateway: Gateway;
let customer: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  customer = await signInAs(gateway, 'demo@songwai.test');
});
afterAll(() => gateway.close());

/** Short enough that no status is skipped. */
const stepSeconds = 60;
const stepsOfDay = 500;

it.each([
  ['one stop', [stopAt(siam)], '22/11/2026', new Date('2026-11-22T01:50:00Z')],
  ['several stops', [stopAt(siam), stopAt(bangNa)], '23/11/2026', new Date('2026-11-23T01:50:00Z')],
])(
  'a hire with %s finds a driver in time, can be followed and ends after its hours',
  async (...[, locationList, jobDate, before]) => {
    const { db, clock } = gateway;
    const body = { ...createFullDayJob.example, guid: randomUUID(), locationList, jobDate, startTime: '09:00' };
    const hired = await gateway.post('/fullday/api/v1/create_job', body, { token: customer.token });
    const jobId = String(hired.body['jobId']);
    const simulator = createSimulator({ db, clock, startTimer, log: silentLog, speed: 1, seed: 1, roads });
    clock.advanceSeconds((before.getTime() - clock.now().getTime()) / 1_000);
    const seen: unknown[] = [];
    for (let step = 0; step < stepsOfDay && seen.at(-1) !== 'completed'; step += 1) {
      clock.advanceSeconds(stepSeconds);
      await simulator.tick();
      const { status } = await db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirstOrThrow();
      if (seen.at(-1) === status) continue;
      seen.push(status);
      const tracked = await gateway.post('/get_job_detail_tracking', { trackingId: hired.body['trackingId'] });
      expect(tracked.body).toMatchObject({ responseCode: 200 });
    }
    expect(seen.at(-1)).toBe('completed');
    expect(seen).toContain('pickedUp');
    const hours = (clock.now().getTime() - before.getTime()) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(4);
  },
);
