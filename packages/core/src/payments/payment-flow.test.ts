import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualTimer } from '../../tests/timers.ts';
import { until } from '../../tests/until.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Payment } from './payment.ts';
import { createPaymentFlow } from './payment-flow.ts';
import { paymentFromWire, type WirePayment } from './payment-from-wire.ts';
import type { PaymentFlow } from './payment-state.ts';

const chargeId = 'kVn2x0b1Q2m9Zt7cYw4PzAkV';
const startMs = Date.parse('2026-12-08T14:05:00+07:00');
const wire: WirePayment = {
  chargeId,
  reference: 'P00030911',
  purpose: 'job',
  method: 'promptpay',
  state: 'pending',
  amount: 396.45,
  jobId: 'J00048213',
  qrPayload: '000201',
  expiresAt: '2026-12-08T14:15:00+07:00',
};
const failure = (code: number, kind: 'network' | 'business') =>
  new GatewayError({ kind, code, status: code, description: '', field: null, requestId: null, reply: {} });

describe('a payment under way', () => {
  let nowMs: number;
  let answer: () => unknown;
  let call: ReturnType<typeof vi.fn>;
  let timer: ReturnType<typeof createManualTimer>;
  let flow: PaymentFlow;

  const create = (payment: Payment | { readonly chargeId: string } = paymentFromWire(wire)) => {
    flow = createPaymentFlow({
      transport: { call } as unknown as Transport,
      payment,
      clock: () => new Date(nowMs),
      startTimer: timer.startTimer,
    });
    return flow;
  };
  const replies = (changed: Partial<WirePayment>) => {
    answer = () => ({ responseCode: 200, responseDesc: '', payment: { ...wire, ...changed } });
  };
  /** Fires the next wait of this length as soon as it is there, and lets the answer arrive. */
  const pass = async (delayMs: number) => {
    await vi.waitFor(() => expect(timer.pending()).toContain(delayMs), { interval: 0 });
    const count = call.mock.calls.length;
    timer.fire(delayMs);
    await vi.waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(count), { interval: 0 });
  };
  const asks = (delayMs: number) => vi.waitFor(() => expect(timer.pending()).toContain(delayMs), { interval: 0 });

  beforeEach(() => {
    nowMs = startMs;
    timer = createManualTimer();
    replies({});
    call = vi.fn(async () => answer());
  });
  afterEach(() => flow.dispose());

  it('is asked for every 2 seconds until it is paid, and not again', async () => {
    create().start();
    flow.start();
    expect(call).not.toHaveBeenCalled();
    await pass(2_000);
    replies({ state: 'paid', paidAt: '2026-12-08T14:07:00+07:00' });
    await pass(2_000);
    const { payment, connection } = await until(flow.store, (state) => state.connection === 'over');
    expect(payment).toMatchObject({ state: 'paid', amountSatang: 39_645 });
    expect(connection).toBe('over');
    expect(timer.pending().filter((delayMs) => delayMs !== 10_000)).toEqual([]);
    flow.start();
    flow.retry();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('of which only the id is known is read at once', async () => {
    create({ chargeId }).start();
    expect((await until(flow.store, ({ payment }) => payment !== null)).payment?.reference).toBe('P00030911');
  });

  it('survives failures, waits longer after each, and takes up its pace again', async () => {
    create().start();
    answer = () => Promise.reject(failure(0, 'network'));
    await pass(2_000);
    expect((await until(flow.store, ({ connection }) => connection === 'reconnecting')).payment?.state).toBe('pending');
    await pass(4_000);
    await pass(8_000);
    await pass(15_000);
    replies({});
    await pass(15_000);
    await until(flow.store, ({ connection }) => connection === 'following');
    await asks(2_000);
  });

  it('says after 10 seconds that nobody has to wait here', async () => {
    create().start();
    expect(flow.store.getState().isSlow).toBe(false);
    timer.fire(10_000);
    expect(flow.store.getState().isSlow).toBe(true);
  });

  it('is asked for less often out of sight, and at once when the customer comes back from the bank', async () => {
    create().start();
    flow.setBackground(true);
    await pass(2_000);
    await asks(15_000);
    flow.setBackground(false);
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2), { interval: 0 });
    await asks(2_000);
  });

  it('is looked for a little longer when its code is over, because money may be on its way', async () => {
    create().start();
    replies({ state: 'expired' });
    nowMs = Date.parse('2026-12-08T14:15:01+07:00');
    await pass(2_000);
    await until(flow.store, ({ payment }) => payment?.state === 'expired');
    await asks(15_000);
    replies({ state: 'paid', isLate: true });
    await pass(15_000);
    expect((await until(flow.store, ({ connection }) => connection === 'over')).payment?.isLate).toBe(true);
  });

  it('is over for good two minutes after its code', async () => {
    create().start();
    replies({ state: 'expired' });
    nowMs = Date.parse('2026-12-08T14:17:00+07:00');
    await pass(2_000);
    expect((await until(flow.store, ({ connection }) => connection === 'over')).payment?.state).toBe('expired');
  });

  it.each(['paid', 'authorised', 'failed', 'released'] as const)('that is %s already is not asked for', (state) => {
    create(paymentFromWire({ ...wire, state })).start();
    expect(flow.store.getState().connection).toBe('over');
    expect(timer.pending()).toEqual([]);
  });

  it('with an unknown id is named so and not asked for again', async () => {
    answer = () => Promise.reject(failure(404, 'business'));
    create({ chargeId }).start();
    expect((await until(flow.store, ({ problem }) => problem !== null)).problem).toEqual({ kind: 'notFound' });
    expect(flow.store.getState().connection).toBe('over');
  });

  it('that could not be read yet says why, and can be tried again at once', async () => {
    answer = () => Promise.reject(failure(0, 'network'));
    create({ chargeId }).start();
    expect((await until(flow.store, ({ problem }) => problem !== null)).problem?.kind).toBe('failed');
    replies({});
    flow.retry();
    await until(flow.store, ({ payment, problem }) => payment !== null && problem === null);
  });

  it('is asked for no more once its page is gone', async () => {
    create().start();
    flow.dispose();
    await vi.waitFor(() => expect(timer.pending()).toEqual([]), { interval: 0 });
    expect(call).not.toHaveBeenCalled();
  });
});
