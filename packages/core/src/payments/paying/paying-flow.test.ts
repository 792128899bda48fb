import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../../tests/fake-gateway/start-fake-gateway.ts';
import { createRandom, success } from '../../../tests/samples.ts';
import { createTestTransport } from '../../../tests/test-transport.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import { cancelPayment } from '../contract.ts';
import type { Payment } from '../payment.ts';
import { createPayingFlow } from './paying-flow.ts';
import { type PayingFlow, shownPayment } from './paying-flow-state.ts';

const payment: Payment = {
  ...{ chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV', reference: 'P00030911', purpose: 'topUp', method: 'promptpay', state: 'pending' },
  ...{ amountSatang: 300_000, jobId: null, invoiceId: null, bill: null, authorizeUri: null, qrPayload: null, qrImage: null },
  ...{ expiresAt: null, paidAt: null, failure: null, isLate: false },
};
const refusal = (kind: 'business' | 'http', code: number) =>
  new GatewayError({ kind, code, status: 200, description: 'no', field: null, requestId: null, reply: {} });

const nowMs = Date.UTC(2026, 11, 8, 7, 6);
/** What the next presses get; then `payment`. */
let answers: (Payment | null | Error)[];
let sent: { readonly sum: number; readonly guid: string }[];
let refused: number[];
let changes: number;
let gateway: FakeGateway;
let flow: PayingFlow<{ readonly sum: number | null }>;

beforeEach(async () => {
  gateway = await startFakeGateway();
  [answers, sent, refused, changes] = [[], [], [], 0];
  flow = createPayingFlow<{ readonly sum: number | null }, { readonly sum: number }>({
    transport: createTestTransport({ baseUrl: gateway.baseUrl, sessionToken: () => 'token-1' }),
    clock: () => nowMs,
    random: createRandom(nowMs),
    onChange: () => {
      changes += 1;
    },
    firstChoice: { sum: null },
    orderOf: ({ sum }) => (sum === null ? null : { sum }),
    send: async (order) => {
      sent.push(order);
      const answer = answers.length > 0 ? answers.shift() : payment;
      if (answer instanceof Error) throw answer;
      return answer ?? null;
    },
    onRefused: ({ code }) => refused.push(code),
  });
});
afterEach(async () => {
  flow.leave();
  await gateway.stop();
});

const stage = () => flow.store.getState().stage;
const shown = () => shownPayment(stage());
const guids = () => new Set(sent.map(({ guid }) => guid)).size;
const pay = async (sum: number) => {
  flow.choose({ sum });
  await flow.start();
};

it('sends nothing without a choice, and once for two presses', async () => {
  await flow.start();
  expect(sent).toHaveLength(0);
  flow.choose({ sum: 1 });
  await Promise.all([flow.start(), flow.start()]);
  expect(sent).toHaveLength(1);
});

it('opens the payment, and tells the page when it is opened and when it is settled', async () => {
  await pay(3000);
  expect(stage()).toEqual({ status: 'paying', payment, mayRepeat: true });
  flow.settle();
  expect(changes).toBe(2);
});

it('is back at the choice after what was paid at once', async () => {
  answers = [null];
  await pay(3000);
  expect(stage()).toEqual({ status: 'choosing', error: null });
  expect(changes).toBe(1);
});

it('leaves the choice as it is while a press is being sent', async () => {
  flow.choose({ sum: 1 });
  const pressed = flow.start();
  flow.choose({ sum: 2 });
  await pressed;
  expect(flow.store.getState().sum).toBe(1);
});

describe('a press without an answer', () => {
  it('is repeated with the same key, so that it pays once', async () => {
    answers = [refusal('http', 503)];
    await pay(1);
    expect(stage()).toMatchObject({ status: 'choosing', error: { kind: 'http' } });
    await pay(1);
    expect([sent.length, guids()]).toEqual([2, 1]);
  });

  it('is another press with another choice, which takes the error away', async () => {
    answers = [refusal('http', 503)];
    await pay(1);
    flow.choose({ sum: 2 });
    expect(stage()).toEqual({ status: 'choosing', error: null });
    await flow.start();
    expect(guids()).toBe(2);
  });
});

it('makes a new press after a refusal, and after a payment that failed', async () => {
  answers = [refusal('business', 422), { ...payment, state: 'failed', failure: 'declined' }];
  await pay(1);
  expect(stage()).toMatchObject({ status: 'choosing', error: { code: 422 } });
  expect(refused).toEqual([422]);
  await pay(1);
  expect(shown()).toMatchObject({ state: 'failed', failure: 'declined' });
  await pay(1);
  expect(guids()).toBe(3);
});

it('is back at the choice where the press breaks, which is thrown', async () => {
  answers = [new TypeError('broken')];
  flow.choose({ sum: 1 });
  await expect(flow.start()).rejects.toThrow('broken');
  expect(stage()).toEqual({ status: 'choosing', error: null });
});

describe('an open payment', () => {
  beforeEach(() => pay(1));

  it('stays open for whoever leaves it, and can be shown again', () => {
    flow.leave();
    expect([stage().status, shown(), gateway.callsTo(cancelPayment).length]).toEqual(['choosing', null, 0]);
    flow.resume(payment);
    // What is chosen now need not be what it pays.
    expect(stage()).toEqual({ status: 'paying', mayRepeat: false, payment });
  });

  it('is shown until the next one has taken its place', async () => {
    const repeated = flow.start();
    expect(stage().status).toBe('starting');
    expect(shown()).toEqual(payment);
    await repeated;
    expect(stage().status).toBe('paying');
  });

  it('can be given up', async () => {
    gateway.answer(cancelPayment, () => success);
    expect(await flow.giveUp()).toBe(true);
    expect(stage()).toEqual({ status: 'choosing', error: null });
    expect(gateway.callsTo(cancelPayment)).toHaveLength(1);
  });

  it('that was paid just before it is given up stays', async () => {
    gateway.answer(cancelPayment, () => ({ responseCode: 409, responseDesc: 'paid' }));
    expect(await flow.giveUp()).toBe(false);
    expect(shown()).toEqual(payment);
  });
});
