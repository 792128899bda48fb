import { formatBaht } from '@songwai/core/basics/money';
import { invoiceView, overdueInvoices, unpaidInvoices } from '@songwai/core/invoices/invoice-contract';
import { payInvoiceByBank } from '@songwai/core/invoices/paying/invoice-paying-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { plainOrder } from '../../tests/builders/order.ts';
import { answerBank } from '../../tests/builders/payments.ts';
import { type Caller, openSession } from '../../tests/builders/sessions.ts';
import { addInvoicedCompany, doJob, invoiceDeps, makeInvoices, passMonth } from '../../tests/invoices/invoiced-companies.ts';
import { runInvoicesCommand } from './admin/invoices-command.ts';
import { workOffInvoices } from './billing/billing-worker.ts';

let gateway: Gateway;
let company: Caller;
let invoiceId: string;
let number: string;
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
  [invoiceId, number] = [invoice?.invoiceId ?? '', invoice?.number ?? ''];
});

const view = async () => (await gateway.call(invoiceView, { invoiceId }, company)).body;
const pay = async (amount: number, lang: 'th' | 'en' = 'en') =>
  (await gateway.call(payInvoiceByBank, { invoiceId, bank: 'ktb', guid: crypto.randomUUID(), amount, lang }, company)).body;
const passDays = async (days: number) => {
  // To eight in the morning.
  gateway.clock.advanceSeconds(days * 86_400 + 7 * 3_600);
  company = { ...company, token: await openSession(gateway, company.userId) };
};
/** A credit note leaves this much of the invoice. */
const leave = (satang: number) => {
  const what = { baseSatang: total - satang };
  return runInvoicesCommand({ verb: 'creditInvoice', number, what, reason: 'ส่งผิดที่' }, invoiceDeps(gateway));
};
const countReminders = async () =>
  (
    await gateway.db
      .selectFrom('outbox')
      .select('id')
      .where('subject', '=', company.userId)
      .where('kind', '=', 'invoices.overdue')
      .execute()
  ).length;

it('is not left by a part: the answer says which sums are possible', async () => {
  expect((await view()).leastPayment).toBe(1);
  // A company may withhold 1 % of the rest, too.
  const most = (total - 101) / 100;
  const refused = { responseCode: 422, field: 'amount' };
  const answer = await pay(total / 100 - 0.5);
  expect(answer).toMatchObject(refused);
  expect(answer.responseDesc).toBe(`Please pay ฿1 to ${formatBaht(total - 101)}, or all ${formatBaht(total)}.`);
  expect((await pay(most + 0.01, 'th')).responseDesc).toMatch(/^ชำระบางส่วนได้ ฿1 ถึง .* หรือชำระทั้งหมด/);
  expect(await pay(0.5)).toMatchObject(refused);
  await answerBank(gateway, (await pay(most)).payment, 'pass');
  expect((await pay(0.5)).responseDesc).toBe('This sum cannot be paid in parts. Please pay all ฿1.01.');
  await answerBank(gateway, (await pay(1.01)).payment, 'pass');
  expect((await view()).invoice.openAmount).toBe(0);
});

it('that a credit note leaves cannot be paid by itself, pauses nobody, and nobody is reminded of it', async () => {
  await leave(70);
  expect((await pay(0.7)).responseDesc).toMatch(/^฿0.70 are left, less than the ฿1 .* does not count as overdue/);
  await passDays(50);
  await workOffInvoices(invoiceDeps(gateway));
  expect(await countReminders()).toBe(0);
  expect((await gateway.call(overdueInvoices, {}, company)).body).toMatchObject({ count: 0, daysOverdue: 0, isPaused: false });
  expect((await view()).invoice).toMatchObject({ status: 'outstanding', openAmount: 0.7, daysOverdue: 0 });
  const order = { ...plainOrder({ paymentType: 4 }), lang: 'en' };
  expect((await gateway.post('/create_job', order, company)).body['responseCode']).toBe(200);
});

it('that can just be paid pauses and is reminded of like any other', async () => {
  await leave(100);
  await passDays(50);
  await workOffInvoices(invoiceDeps(gateway));
  expect(await countReminders()).toBe(1);
  expect((await gateway.call(overdueInvoices, {}, company)).body).toMatchObject({ count: 1, isPaused: true });
});
