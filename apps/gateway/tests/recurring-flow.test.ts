import { randomUUID } from 'node:crypto';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchNotifications } from '@songwai/core/notifications/calls';
import type { RecurringOrder } from '@songwai/core/recurring/recurrence';
import type { RecurrenceRule } from '@songwai/core/recurring/recurrence-days';
import {
  changeOccurrence,
  changeRecurrence,
  createRecurrence,
  endRecurrence,
  fetchRecurrence,
  fetchRecurrences,
  pauseRecurrence,
  previewRecurrence,
  resumeRecurrence,
} from '@songwai/core/recurring/recurring-calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer } from './builders/customers.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import type { Caller } from './builders/sessions.ts';
import { moveWallet } from './builders/wallets.ts';
import { createSecondGateway } from './database/second-gateway.ts';
import { connectClient } from './harness/connect-client.ts';

const background = { env: { BACKGROUND_WORK: 'on' } };

let gateway: Gateway;
let customer: Caller;
let transport: Transport;
beforeEach(async () => {
  gateway = await createGateway(background);
  customer = await addCustomer(gateway);
  transport = await connectClient(gateway, () => customer.token);
});
afterEach(() => gateway.close());

const stop = {
  placeId: '',
  address: '',
  district: '',
  subDistrict: '',
  contactName: 'พิมพ์ชนก',
  contactPhone: '0812345678',
  remark: '',
  isReturn: false,
};
const order: RecurringOrder = {
  stops: [
    { ...stop, name: 'สยามพารากอน', lat: 13.7466, lng: 100.5347 },
    { ...stop, name: 'บีทีเอสบางนา', lat: 13.6682, lng: 100.605 },
  ],
  vehicleId: 1,
  extraIds: [],
  deliveryType: 2,
  paymentType: 2,
  paymentPoint: null,
  remark: 'ดอกไม้สด',
  confirmPhone: '0812345678',
};
const rule: RecurrenceRule = {
  weekdays: [1, 3, 5],
  pickUpTime: '09:30',
  startsOn: '2026-11-25',
  endsOn: null,
  skipsHolidays: true,
};
const at = (moment: string) => gateway.clock.set(new Date(`${moment}:00+07:00`));

describe('a clerk who sends the same every week', () => {
  it('sets it up at the price of the preview, and changes, pauses and ends it', async () => {
    const preview = await previewRecurrence(transport, { order, rule });
    expect(preview.occurrences.at(0)).toMatchObject({ date: '25/11/2026', state: 'planned', holiday: null });
    const { id } = await createRecurrence(transport, { guid: randomUUID(), order, rule, agreedSatang: preview.priceSatang });
    const found = await fetchRecurrences(transport);
    expect(found).toMatchObject([{ id, rule, agreedSatang: preview.priceSatang, order: { remark: 'ดอกไม้สด', paymentType: 2 } }]);
    const changed = await changeRecurrence(transport, {
      id,
      order,
      rule: { ...rule, weekdays: [2] },
      agreedSatang: preview.priceSatang,
    });
    expect(changed.next?.date).toBe('01/12/2026');
    expect((await pauseRecurrence(transport, id)).stoppedOn).toBe('21/11/2026');
    expect((await resumeRecurrence(transport, id)).state).toBe('active');
    expect((await endRecurrence(transport, id)).next).toBeNull();
  });

  it('is booked for by whichever of two gateways wakes first, once, and hears of what waits', async () => {
    const other = await createSecondGateway(gateway, { ...background, clock: gateway.clock });
    try {
      const { priceSatang } = await previewRecurrence(transport, { order, rule });
      const { id } = await createRecurrence(transport, { guid: randomUUID(), order, rule, agreedSatang: priceSatang });
      const stateOf = async (date: string) =>
        (await fetchRecurrence(transport, { id, from: date, until: date })).occurrences.map(
          ({ state, problem }) => problem ?? state,
        );
      at('2026-11-24T18:00');
      await expect.poll(() => stateOf('25/11/2026'), { timeout: 15_000 }).toEqual(['wallet']);
      await expect
        .poll(async () => (await fetchNotifications(transport)).notifications.map(({ kind, recurringId }) => [kind, recurringId]))
        .toEqual([['recurringAsked', id]]);
      await moveWallet(gateway, customer, { satang: priceSatang });
      await expect.poll(() => stateOf('25/11/2026'), { timeout: 15_000 }).toEqual(['booked']);
      const jobs = await gateway.db.selectFrom('jobs').select('id').where('user_id', '=', customer.userId).execute();
      expect(jobs).toHaveLength(1);
      await changeOccurrence(transport, { id, date: '25/11/2026', change: 'skip' });
      expect(await stateOf('25/11/2026')).toEqual(['skipped']);
    } finally {
      await other.close();
    }
  }, 60_000);
});
