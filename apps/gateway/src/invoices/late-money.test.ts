import { invoiceView, unpaidInvoices } from '@songwai/core/invoices/invoice-contract';
import { payInvoiceByBank, payInvoiceByBill } from '@songwai/core/invoices/paying/invoice-paying-contract';
import { cancelPayment } from '@songwai/core/payments/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { answerBank } from '../../tests/builders/payments.ts';
import type { Caller } from '../../tests/builders/sessions.ts';
import { addInvoicedCompany, doJob, makeInvoices, passMonth } from '../../tests/invoices/invoiced-companies.ts';
import { readFaults } from '../../tests/money/read-faults.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { readBalance } from '../ledger/balance-queries.ts';

let gateway: Gateway;
let company: Caller;
let invoiceId: string;
let total: number;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  company = await addInvoicedCompany(gateway);
  total = (await doJob(gateway, company)).satang;
  await passMonth(gateway, [company]);
  await makeInvoices(gateway);
  const [invoice] = (await gateway.call(unpaidInvoices, {}, company)).body.invoices;
  invoiceId = invoice?.invoiceId ?? '';
});

const view = async () => (await gateway.call(invoiceView, { invoiceId }, company)).body;
const walletOf = () => readBalance(gateway.db, customerAccount('walletTopUp', company.userId));
const satang = (baht: number): number => Math.round(baht * 100);

/** A bill for a counter that was cancelled; its money comes later, as a counter does not know of that. */
const cancelledBill = async (change: { readonly amount?: number; readonly wht?: boolean } = {}) => {
  const asked = { invoiceId, source: 'sandbox', guid: crypto.randomUUID(), ...change };
  const { payment } = (await gateway.call(payInvoiceByBill, asked, company)).body;
  await gateway.call(cancelPayment, { chargeId: payment.chargeId }, company);
  return payment;
};

it('pays what is still open, with the tax withheld, and has its receipt', async () => {
  const payment = await cancelledBill({ wht: true });
  await answerBank(gateway, payment, 'pay');
  const { invoice, documents, payments } = await view();
  const withheld = Math.round(total / 100);
  expect(invoice).toMatchObject({ status: 'paid', openAmount: 0, withheldAmount: withheld / 100 });
  expect(payments).toMatchObject([{ state: 'paid' }]);
  expect(documents.map(({ kind }) => kind).sort()).toEqual(['invoice', 'receipt', 'withholdingNote']);
  expect(await walletOf()).toBe(0);
  const charge = gateway.db.selectFrom('charges').select(['state', 'is_late']).where('charge_id', '=', payment.chargeId);
  expect(await charge.executeTakeFirst()).toEqual({ state: 'paid', is_late: false });
  expect(await readFaults(gateway.db)).toEqual([]);
});

it('pays as much as is owed, and the rest is in the wallet; the payment that waited finds nothing left', async () => {
  const late = await cancelledBill();
  const part = Math.floor(total / 200);
  const pay = async (guid: string, amount?: number) =>
    (await gateway.call(payInvoiceByBank, { invoiceId, bank: 'ktb', guid, ...(amount !== undefined && { amount }) }, company))
      .body.payment;
  await answerBank(gateway, await pay('late-0001', part), 'pass');
  const waiting = await pay('late-0002');
  await answerBank(gateway, late, 'pay');
  expect((await view()).invoice).toMatchObject({ status: 'paid', paidAmount: total / 100 });
  expect(await walletOf()).toBe(part * 100);
  await answerBank(gateway, waiting, 'pass');
  expect(await walletOf()).toBe(part * 100 + satang(waiting.amount));
  expect((await view()).payments.map(({ state }) => state).sort()).toEqual(['failed', 'paid', 'paid']);
  expect(await readFaults(gateway.db)).toEqual([]);
});

it('beside a payment that waits pays only what that one leaves', async () => {
  const part = Math.floor(total / 400);
  const late = await cancelledBill({ amount: part });
  const waiting = (await gateway.call(payInvoiceByBank, { invoiceId, bank: 'ktb', amount: part }, company)).body.payment;
  await answerBank(gateway, late, 'pay');
  await answerBank(gateway, waiting, 'pass');
  expect(satang((await view()).invoice.paidAmount)).toBe(2 * part * 100);
  expect(await walletOf()).toBe(0);
  expect(await readFaults(gateway.db)).toEqual([]);
});

it('races with another payment of the same invoice: never more than owed is taken, and nothing is lost', async () => {
  const late = await cancelledBill({ wht: true });
  const { payment } = (await gateway.call(payInvoiceByBank, { invoiceId, bank: 'scb', wht: true }, company)).body;
  await Promise.all([answerBank(gateway, late, 'pay'), answerBank(gateway, payment, 'pass')]);
  const { invoice } = await view();
  expect(invoice).toMatchObject({ status: 'paid', openAmount: 0, withheldAmount: Math.round(total / 100) / 100 });
  expect(await walletOf()).toBe(total - Math.round(total / 100));
  expect(await readFaults(gateway.db)).toEqual([]);
});
