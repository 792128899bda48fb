import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../../tests/order-bench.ts';
import { until } from '../../../tests/until.ts';
import { createJob } from '../../jobs/contract.ts';
import type { Payment } from '../../payments/payment.ts';
import type { WirePayment } from '../../payments/payment-from-wire.ts';
import type { OrderFlow } from '../order-state.ts';
import { unpaidBooking } from '../unpaid-booking.ts';
import { reopenOrder, settleBooking } from './settle-booking.ts';

const wirePayment: WirePayment = {
  ...{ chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV', reference: 'P00030911', purpose: 'job', method: 'promptpay', state: 'pending' },
  ...{ amount: 82, jobId: 'J00000001', qrPayload: '00020101', expiresAt: '2026-11-21T05:10:00Z' },
};

describe('an order that is paid by PromptPay or card', () => {
  let bench: OrderBench;
  let flow: OrderFlow;
  beforeEach(async () => {
    bench = await setUpOrder();
    flow = bench.flow;
    bench.fillIn();
    bench.gateway.answer(createJob, () => ({
      ...{ responseCode: 200, responseDesc: '', jobId: 'J00000001', trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA' },
      payment: wirePayment,
    }));
  });
  afterEach(() => bench.stop());

  const book = async (change: Parameters<OrderFlow['patch']>[0]) => {
    flow.patch(change);
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    await flow.book();
    return bench.gateway.callsTo(createJob).at(-1)?.body;
  };
  const unpaid = () => unpaidBooking(flow.store.getState().booking);
  const open = (): Payment => {
    const { booking } = flow.store.getState();
    if (booking.status !== 'booked' || booking.payment === null) throw new Error('nothing to pay');
    return booking.payment;
  };

  it('sends the card that was chosen, and no stop that pays cash', async () => {
    const body = await book({ paymentType: 1, cardId: 'card_1' });
    expect(body).toMatchObject({ paymentType: 1, cardId: 'card_1' });
    expect(body).not.toHaveProperty('paymentPoint');
  });

  it('waits for its payment with the job’s number, and its draft is done with', async () => {
    await book({ paymentType: 3 });
    expect(unpaid()).toMatchObject({
      jobId: 'J00000001',
      payment: { state: 'pending', amountSatang: 8_200, qrPayload: '00020101', expiresAt: new Date('2026-11-21T05:10:00Z') },
    });
    expect(flow.store.getState().draft.stops.every(({ place }) => place === null)).toBe(true);
  });

  it('waits no more once the money is there, or the wallet paid instead', async () => {
    await book({ paymentType: 3 });
    settleBooking(flow, { ...open(), state: 'failed' });
    expect(unpaid()).not.toBeNull();
    settleBooking(flow, { ...open(), state: 'paid' });
    expect(unpaid()).toBeNull();
    settleBooking(flow, null);
    expect(unpaid()).toBeNull();
    expect(flow.store.getState().booking.status).toBe('booked');
  });

  it('can be looked through and booked again after it ended unpaid, with another guid', async () => {
    const first = await book({ paymentType: 3 });
    await reopenOrder(flow);
    expect(flow.store.getState()).toMatchObject({ booking: { status: 'idle' }, draft: { paymentType: 3 } });
    const again = await book({});
    expect(again).toMatchObject({ locationList: first?.['locationList'] });
    expect(again?.['guid']).not.toBe(first?.['guid']);
  });
});
