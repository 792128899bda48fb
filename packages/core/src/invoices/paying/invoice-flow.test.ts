import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../../tests/fake-gateway/start-fake-gateway.ts';
import { createRandom, success } from '../../../tests/samples.ts';
import { createTestTransport } from '../../../tests/test-transport.ts';
import { createInvoiceFlow, type InvoiceFlow } from './invoice-flow.ts';
import { chargeInvoice, payInvoiceByBank, payInvoiceByBill } from './invoice-paying-contract.ts';

const invoiceId = '0f4c1de2-93b7-4f6a-8f50-6f3f7b0a4c11';
const chargeId = 'kVn2x0b1Q2m9Zt7cYw4PzAkV';
const wirePayment = (method: 'card' | 'internetBanking' | 'billPayment') => ({
  ...{ chargeId, reference: 'P00030911', purpose: 'invoice' as const, method, state: 'pending' as const },
  ...{ amount: 12_355.2, invoiceId },
});
const unavailable = { status: 503, text: 'down' };
const bank = { kind: 'bank', bank: 'mobile_banking_ktb' } as const;

const nowMs = Date.UTC(2026, 11, 8, 7, 6);
let gateway: FakeGateway;
let flow: InvoiceFlow;
let changes: number;

beforeEach(async () => {
  gateway = await startFakeGateway();
  gateway.answer(payInvoiceByBank, () => ({ ...success, payment: wirePayment('internetBanking') }));
  gateway.answer(payInvoiceByBill, () => ({ ...success, payment: wirePayment('billPayment') }));
  gateway.answer(chargeInvoice, () => ({ ...success, payment: wirePayment('card') }));
  changes = 0;
  flow = createInvoiceFlow({
    transport: createTestTransport({ baseUrl: gateway.baseUrl, sessionToken: () => 'token-1' }),
    invoiceId,
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
const sentTo = (call: Parameters<FakeGateway['callsTo']>[0]) => gateway.callsTo(call).map(({ body }) => body);

describe('paying', () => {
  it('sends all that is open to a bank, with the tax withheld', async () => {
    flow.choose({ way: bank });
    flow.choose({ withholds: true });
    await flow.start();
    expect(stage()).toMatchObject({
      status: 'paying',
      mayRepeat: true,
      payment: { chargeId, invoiceId, amountSatang: 1_235_520 },
    });
    expect(sentTo(payInvoiceByBank)).toMatchObject([{ invoiceId, bank: 'mobile_banking_ktb', wht: true }]);
    expect(sentTo(payInvoiceByBank)[0]).not.toHaveProperty('amount');
    flow.settle();
    // When it was opened, and when it was paid.
    expect(changes).toBe(2);
  });

  it('pays a part by card', async () => {
    flow.choose({ way: { kind: 'card', cardId: 'card_1' } });
    flow.choose({ share: { kind: 'part', amountSatang: 500_050 } });
    await flow.start();
    expect(sentTo(chargeInvoice)).toMatchObject([{ cardId: 'card_1', amount: 5000.5, wht: false }]);
  });

  it('asks for a bill of a counter', async () => {
    flow.choose({ way: { kind: 'bill', source: 'bill_payment_tesco_lotus' } });
    await flow.start();
    expect(sentTo(payInvoiceByBill)).toMatchObject([{ source: 'bill_payment_tesco_lotus' }]);
  });

  it('sends nothing without a way or a part', async () => {
    await flow.start();
    flow.choose({ way: bank });
    flow.choose({ share: { kind: 'part', amountSatang: null } });
    await flow.start();
    flow.choose({ share: { kind: 'all' } });
    await flow.start();
    expect(sentTo(payInvoiceByBank)).toHaveLength(1);
  });
});

describe('a press without an answer', () => {
  it.each([
    ['another share', () => flow.choose({ share: { kind: 'part', amountSatang: 100_000 } })],
    ['the tax withheld', () => flow.choose({ withholds: true })],
    ['another bank', () => flow.choose({ way: { kind: 'bank', bank: 'mobile_banking_scb' } })],
  ])('is another press with %s', async (_, change) => {
    gateway.answer(payInvoiceByBank, () => unavailable);
    flow.choose({ way: bank });
    await flow.start();
    change();
    expect(stage()).toEqual({ status: 'choosing', error: null });
    await flow.start();
    const [first, second] = sentTo(payInvoiceByBank);
    expect(second?.['guid']).not.toBe(first?.['guid']);
  });
});

it('makes a new press after a refusal, and asks for the invoice where somebody else pays it', async () => {
  gateway.answer(payInvoiceByBank, () => ({ responseCode: 409, responseDesc: 'being paid' }));
  flow.choose({ way: bank });
  await flow.start();
  expect(stage()).toMatchObject({ status: 'choosing', error: { code: 409 } });
  expect(changes).toBe(1);
  await flow.start();
  const [first, second] = sentTo(payInvoiceByBank);
  expect(second?.['guid']).not.toBe(first?.['guid']);
});
