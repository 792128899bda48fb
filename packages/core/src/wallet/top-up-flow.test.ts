import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway/start-fake-gateway.ts';
import { createRandom, success } from '../../tests/samples.ts';
import { createTestTransport } from '../../tests/test-transport.ts';
import { cancelPayment } from '../payments/contract.ts';
import { payWalletPackage } from './contract.ts';
import { createTopUpFlow } from './top-up-flow.ts';
import type { TopUpFlow, TopUpStage } from './top-up-state.ts';

const chargeId = 'kVn2x0b1Q2m9Zt7cYw4PzAkV';
const wirePayment = (state: 'pending' | 'paid' | 'failed', method: 'card' | 'promptpay' = 'promptpay') => ({
  ...{ chargeId, reference: 'P00030911', purpose: 'topUp' as const, method, state, amount: 3000 },
});
const unavailable = { status: 503, text: 'down' };

const nowMs = Date.UTC(2026, 11, 8, 7, 6);
let gateway: FakeGateway;
let flow: TopUpFlow;
let changes: number;

beforeEach(async () => {
  gateway = await startFakeGateway();
  gateway.answer(payWalletPackage, () => ({ ...success, payment: wirePayment('pending') }));
  changes = 0;
  flow = createTopUpFlow({
    transport: createTestTransport({ baseUrl: gateway.baseUrl, sessionToken: () => 'token-1' }),
    clock: () => nowMs,
    random: createRandom(nowMs),
    onChange: () => {
      changes += 1;
    },
  });
});
afterEach(async () => {
  flow.leave();
  await gateway.stop();
});

const stage = () => flow.store.getState().stage;
const sent = () => gateway.callsTo(payWalletPackage).map(({ body }) => body);

describe('topping up', () => {
  it('pays a package by PromptPay, and its payment is there to be followed', async () => {
    flow.choose({ kind: 'package', packageId: 2 });
    await flow.start();
    expect(stage()).toMatchObject({ status: 'paying', mayRepeat: true, payment: { chargeId, amountSatang: 300_000 } });
    expect(sent()).toMatchObject([{ packageId: 2, paymentType: 3 }]);
    expect(sent()[0]).not.toHaveProperty('amount');
    flow.settle();
    // When it was opened, and when it was paid.
    expect(changes).toBe(2);
  });

  it('pays an own amount with a chosen card', async () => {
    gateway.answer(payWalletPackage, () => ({ ...success, payment: wirePayment('paid', 'card') }));
    flow.choose({ kind: 'own', amountSatang: 250_050 });
    flow.payWith({ paymentType: 1, cardId: 'card_1' });
    await flow.start();
    expect(sent()).toMatchObject([{ amount: 2500.5, paymentType: 1, cardId: 'card_1' }]);
    expect(stage()).toMatchObject({ status: 'paying', payment: { state: 'paid' } });
  });

  it('sends nothing without an amount, and once for two presses', async () => {
    flow.choose({ kind: 'own', amountSatang: null });
    await flow.start();
    flow.choose({ kind: 'package', packageId: 1 });
    await Promise.all([flow.start(), flow.start()]);
    expect(sent()).toHaveLength(1);
  });
});

describe('a press without an answer', () => {
  it('is repeated with the same key, so that it pays once', async () => {
    gateway.answer(payWalletPackage, () => unavailable);
    flow.choose({ kind: 'package', packageId: 2 });
    await flow.start();
    expect(stage()).toMatchObject({ status: 'choosing', error: { kind: 'http' } });
    gateway.answer(payWalletPackage, () => ({ ...success, payment: wirePayment('pending') }));
    await flow.start();
    const [first, second] = sent();
    expect(second?.['guid']).toBe(first?.['guid']);
  });

  it('is another press with another choice', async () => {
    gateway.answer(payWalletPackage, () => unavailable);
    flow.choose({ kind: 'package', packageId: 2 });
    await flow.start();
    flow.choose({ kind: 'package', packageId: 3 });
    expect(stage()).toEqual({ status: 'choosing', error: null });
    await flow.start();
    const [first, second] = sent();
    expect(second?.['guid']).not.toBe(first?.['guid']);
  });
});

it('makes a new press after a refusal, and after a payment that failed', async () => {
  gateway.answer(payWalletPackage, () => ({ responseCode: 422, responseDesc: 'no card', field: 'cardId' }));
  flow.choose({ kind: 'package', packageId: 2 });
  flow.payWith({ paymentType: 1, cardId: null });
  await flow.start();
  expect(stage()).toMatchObject({ status: 'choosing', error: { code: 422, field: 'cardId' } });
  gateway.answer(payWalletPackage, () => ({
    ...success,
    payment: { ...wirePayment('failed', 'card'), failure: 'declined' as const },
  }));
  await flow.start();
  expect(stage()).toMatchObject({ status: 'paying', payment: { state: 'failed', failure: 'declined' } });
  await flow.start();
  expect(new Set(sent().map(({ guid }) => guid)).size).toBe(3);
});

describe('an open payment', () => {
  const open = async () => {
    flow.choose({ kind: 'package', packageId: 2 });
    await flow.start();
  };

  it('stays open for whoever leaves it, and can be shown again', async () => {
    await open();
    const { payment } = stage() as Extract<TopUpStage, { status: 'paying' }>;
    flow.leave();
    expect(stage().status).toBe('choosing');
    flow.resume(payment);
    // What is chosen now need not be what it pays.
    expect(stage()).toMatchObject({ status: 'paying', mayRepeat: false, payment: { chargeId } });
  });

  it('is shown until the next one has taken its place', async () => {
    await open();
    const repeated = flow.start();
    expect(stage()).toMatchObject({ status: 'starting', before: { chargeId } });
    await repeated;
    expect(stage().status).toBe('paying');
  });

  it('can be given up', async () => {
    gateway.answer(cancelPayment, () => success);
    await open();
    expect(await flow.giveUp()).toBe(true);
    expect(stage()).toEqual({ status: 'choosing', error: null });
    expect(gateway.callsTo(cancelPayment)).toHaveLength(1);
  });

  it('that was paid just before it is given up stays', async () => {
    gateway.answer(cancelPayment, () => ({ responseCode: 409, responseDesc: 'paid' }));
    await open();
    expect(await flow.giveUp()).toBe(false);
    expect(stage().status).toBe('paying');
  });
});
