import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway/start-fake-gateway.ts';
import { createRandom, success } from '../../tests/samples.ts';
import { createTestTransport } from '../../tests/test-transport.ts';
import { payWalletPackage } from './contract.ts';
import { createTopUpFlow, type TopUpFlow } from './top-up-flow.ts';

const chargeId = 'kVn2x0b1Q2m9Zt7cYw4PzAkV';
const wirePayment = (state: 'pending' | 'paid' | 'failed', method: 'card' | 'promptpay' = 'promptpay') => ({
  ...{ chargeId, reference: 'P00030911', purpose: 'topUp' as const, method, state, amount: 3000 },
});

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
    flow.choose({ choice: { kind: 'package', packageId: 2 } });
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
    flow.choose({ choice: { kind: 'own', amountSatang: 250_050 } });
    flow.choose({ method: { paymentType: 1, cardId: 'card_1' } });
    await flow.start();
    expect(sent()).toMatchObject([{ amount: 2500.5, paymentType: 1, cardId: 'card_1' }]);
    expect(stage()).toMatchObject({ status: 'paying', payment: { state: 'paid' } });
  });

  it('sends nothing without an amount', async () => {
    flow.choose({ choice: { kind: 'own', amountSatang: null } });
    await flow.start();
    flow.choose({ choice: { kind: 'package', packageId: 1 } });
    await flow.start();
    expect(sent()).toHaveLength(1);
  });
});
