import { companyStatement, invoiceView, unpaidInvoices } from '@songwai/core/invoices/invoice-contract';
import { payInvoiceByBank } from '@songwai/core/invoices/paying/invoice-paying-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { answerBank } from '../../tests/builders/payments.ts';
import { type Caller, signInAs } from '../../tests/builders/sessions.ts';
import {
  addInvoicedCompany,
  doJob,
  invoiceDeps,
  makeInvoices,
  passMonth,
  workOnInvoices,
} from '../../tests/invoices/invoiced-companies.ts';
import { readFaults } from '../../tests/money/read-faults.ts';
import { customerAccount, ownAccount } from '../ledger/accounts.ts';
import { readBalance } from '../ledger/balance-queries.ts';
import { readInvoicesCommand, runInvoicesCommand } from './admin/invoices-command.ts';

let gateway: Gateway;
let company: Caller;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  company = await addInvoicedCompany(gateway);
});

const run = (...words: readonly string[]): Promise<string> => {
  const command = readInvoicesCommand(words);
  if (command === undefined) throw new Error(`no command: ${words.join(' ')}`);
  return runInvoicesCommand(command, invoiceDeps(gateway));
};
const walletOf = ({ userId }: Caller) => readBalance(gateway.db, customerAccount('walletTopUp', userId));
const setVat = (value: number) =>
  gateway.db.updateTable('order_settings').set({ value }).where('name', '=', 'invoiceVatPercent').execute();
const bill = async () => {
  const job = await doJob(gateway, company);
  await doJob(gateway, company, { reference: 'PO-1' });
  await passMonth(gateway, [company]);
  await makeInvoices(gateway);
  const { body } = await gateway.call(unpaidInvoices, {}, company);
  const [invoice] = body.invoices;
  if (invoice === undefined) throw new Error('there is no invoice');
  return { job, invoice, number: invoice.number, total: Math.round(invoice.amount * 100) };
};
const view = async (invoiceId: string) => (await gateway.call(invoiceView, { invoiceId }, company)).body;

describe('the operator', () => {
  it('lists what is open and overdue', async () => {
    const { number } = await bill();
    expect(await run('list')).toContain(number);
    expect(await run('overdue')).not.toContain(number);
    gateway.clock.advanceSeconds(17 * 86_400);
    expect(await run('overdue')).toContain(`${number}  `);
  });

  it('books a transfer once, with the tax that was withheld, and puts what is too much into the wallet', async () => {
    const { number, total } = await bill();
    const part = 10_000;
    expect(await run('transfer', number, String((part - Math.round(part / 100)) / 100), 'KTB', '0001', '--withheld')).toContain(
      'withheld',
    );
    await expect(run('transfer', number, '10', 'KTB', '0001')).rejects.toThrow('booked already');
    const { openAmount, withheldAmount } = (await view(number)).invoice;
    expect(Math.round(openAmount * 100)).toBe(total - part);
    expect(withheldAmount).toBe(Math.round(part / 100) / 100);
    expect(await run('transfer', number, String(openAmount + 5), 'KTB-0002')).toContain('฿5 went to the wallet');
    expect((await view(number)).invoice).toMatchObject({ status: 'paid', openAmount: 0 });
    expect(await walletOf(company)).toBe(500);
    await expect(run('transfer', number, '10', 'KTB-0003')).rejects.toThrow('Nothing is open');
    expect(await readFaults(gateway.db)).toEqual([]);
  });

  it('books one transfer for several invoices, as a whole and once', async () => {
    const first = await bill();
    await doJob(gateway, company);
    await passMonth(gateway, [company]);
    await makeInvoices(gateway);
    const second = (await gateway.call(unpaidInvoices, {}, company)).body.invoices.at(-1);
    const both = `${first.number},${second?.number}`;
    const total = first.total + Math.round((second?.amount ?? 0) * 100);
    await expect(run('transfer', both, String(first.total / 100), 'KTB', '0005')).rejects.toThrow('does not reach');
    await expect(run('transfer', `${first.number},${first.number}`, '10', 'KTB', '0005')).rejects.toThrow('twice');
    const results = await Promise.allSettled(
      [1, 2].map(() => run('transfer', both, String((total - 1_000) / 100), 'KTB', '0005')),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await view(first.number)).invoice).toMatchObject({ status: 'paid' });
    expect((await view(second?.number ?? '')).invoice).toMatchObject({ openAmount: 10 });
    await expect(run('transfer', second?.number ?? '', '10', 'KTB', '0005')).rejects.toThrow('booked already');
    expect(await run('transfer', second?.number ?? '', '12', 'KTB', '0006')).toContain('฿2 went to the wallet');
    expect(await walletOf(company)).toBe(200);
    expect(await readFaults(gateway.db)).toEqual([]);
  });

  it('books no transfer for invoices of two payers', async () => {
    const { number } = await bill();
    company = await addInvoicedCompany(gateway);
    const other = await bill();
    await expect(run('transfer', `${number},${other.number}`, '10000', 'KTB', '0007')).rejects.toThrow('same payer');
  });

  it('books a transfer while a payment waits as if none did: with its share of VAT, and the tax withheld', async () => {
    await setVat(7);
    const { number, total } = await bill();
    await setVat(0);
    const { subtotal } = await view(number);
    const base = Math.round(subtotal * 100);
    const { payment } = (await gateway.call(payInvoiceByBank, { invoiceId: number, bank: 'ktb', wht: true }, company)).body;
    const withheld = Math.round(base / 100);
    await run('transfer', number, String((total - withheld) / 100), 'KTB-0004', '--withheld');
    const { invoice, withheld: note } = await view(number);
    expect(invoice).toMatchObject({ status: 'paid', withheldAmount: withheld / 100 });
    expect(note).toMatchObject({ base: subtotal });
    await answerBank(gateway, payment, 'pass');
    expect(await walletOf(company)).toBe(Math.round(payment.amount * 100));
    expect(await readFaults(gateway.db)).toEqual([]);
  });

  it('credits a job with its VAT; of a paid invoice into the wallet', async () => {
    await setVat(7);
    const { number, job, total } = await bill();
    await setVat(0);
    const detail = await view(number);
    expect(detail).toMatchObject({ vatPercent: 7 });
    expect(Math.round(detail.vat * 100)).toBe(Math.round((detail.subtotal * 100 * 7) / 100));
    const credited = job.satang + Math.round(job.satang * 0.07);
    expect(await run('credit', number, job.jobId, 'ส่งผิดที่')).toMatch(/^CN\d{4}-\d{5}: /);
    expect(Math.round((await view(number)).invoice.openAmount * 100)).toBe(total - credited);
    await expect(run('credit', number, job.jobId, 'again')).rejects.toThrow('nothing left');
    const { payment } = (await gateway.call(payInvoiceByBank, { invoiceId: number, bank: 'ktb' }, company)).body;
    await answerBank(gateway, payment, 'pass');
    expect(await run('credit', number, '10', 'ชดเชย')).toContain('went to the wallet');
    expect(await walletOf(company)).toBe(1_070);
    await expect(run('credit', number, '99999', 'too much')).rejects.toThrow('are left of');
    expect(await readFaults(gateway.db)).toEqual([]);
  });

  it('credits an invoice with tax withheld: the tax is not returned in money, and our claim for it ends', async () => {
    await setVat(7);
    const { number, job, total } = await bill();
    await setVat(0);
    const asked = { invoiceId: number, bank: 'ktb', wht: true };
    const { payment } = (await gateway.call(payInvoiceByBank, asked, company)).body;
    await answerBank(gateway, payment, 'pass');
    const claims = async () => -(await readBalance(gateway.db, ownAccount('taxWithheld')));
    const { withheldAmount } = (await view(number)).invoice;
    const withheld = Math.round(withheldAmount * 100);
    const before = await claims();
    expect(await run('credit', number, job.jobId, 'ส่งผิดที่')).toContain('is tax that was withheld');
    const credited = job.satang + Math.round(job.satang * 0.07);
    const share = Math.round((withheld * credited) / total);
    expect(await walletOf(company)).toBe(credited - share);
    expect(await claims()).toBe(before - share);
    const { subtotal } = await view(number);
    await run('credit', number, String((Math.round(subtotal * 100) - job.satang) / 100), 'ยกเลิกทั้งหมด');
    // All that was paid, and no satang of what was not.
    expect(await walletOf(company)).toBe(total - withheld);
    expect(await claims()).toBe(before - withheld);
    expect(await readFaults(gateway.db)).toEqual([]);
  });

  it('a payment that waited while the invoice was credited pays what is left, and the rest is the payer’s', async () => {
    const { number, job, total } = await bill();
    const { payment } = (await gateway.call(payInvoiceByBank, { invoiceId: number, bank: 'ktb', wht: true }, company)).body;
    await run('credit', number, job.jobId, 'ส่งผิดที่');
    await answerBank(gateway, payment, 'pass');
    const { openAmount, paidAmount, withheldAmount } = (await view(number)).invoice;
    expect(openAmount).toBe(0);
    expect(Math.round((paidAmount + withheldAmount) * 100)).toBe(total - job.satang);
    expect(await walletOf(company)).toBe(Math.round((payment.amount - paidAmount) * 100));
    expect(await readFaults(gateway.db)).toEqual([]);
  });

  it.each([
    [[]],
    [['pay']],
    [['transfer', 'IV2612-00001']],
    [['transfer', 'IV2612-00001', '0', 'x']],
    [['transfer', 'IV2612-00001', '1.234', 'x']],
    [['transfer', 'P00000001', '10', 'x']],
    [['transfer', 'IV2612-00001,', '10', 'x']],
    [['credit', 'IV2612-00001,IV2612-00002', '10', 'why']],
    [['credit', 'IV2612-00001', '10']],
    [['credit', 'IV2612-00001', 'nothing', 'why']],
  ])('is not asked for by %j', (words) => {
    expect(readInvoicesCommand(words)).toBeUndefined();
  });
});

describe('a charge', () => {
  it('that is waived after it was billed is taken off the invoice, once', async () => {
    const { jobId } = await doJob(gateway, company);
    const row = { job_id: jobId, kind: 'waiting', stop: 0, amount_satang: 5_000, quantity: '{"minutes":10}' } as const;
    const { id } = await gateway.db
      .insertInto('job_charges')
      .values({ ...row, created_at: gateway.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await passMonth(gateway, [company]);
    await makeInvoices(gateway);
    const [invoice] = (await gateway.call(unpaidInvoices, {}, company)).body.invoices;
    const { token } = await signInAs(gateway, 'admin@songwai.test');
    const waived = await gateway.post(`/admin/job/${jobId}/charge/${id}/waive`, { reason: 'ขออภัย' }, { token });
    expect(waived.body['responseCode']).toBe(200);
    await Promise.all([workOnInvoices(gateway), workOnInvoices(gateway)]);
    expect((await view(invoice?.invoiceId ?? '')).invoice.creditedAmount).toBe(50);
    expect(await readFaults(gateway.db)).toEqual([]);
  });

  it('is collected by the invoice alone: the office neither sees nor settles it, and what it settled before is not billed', async () => {
    const { jobId, satang } = await doJob(gateway, company);
    const { token } = await signInAs(gateway, 'admin@songwai.test');
    const charge = async (stop: number) => {
      const row = { job_id: jobId, kind: 'waiting', stop, amount_satang: 5_000, quantity: '{"minutes":10}' } as const;
      const made = gateway.db.insertInto('job_charges').values({ ...row, created_at: gateway.clock.now() });
      return (await made.returning('id').executeTakeFirstOrThrow()).id;
    };
    const [settled, open] = [await charge(0), await charge(1)];
    const word = { job_id: jobId, charge_id: settled, amount_satang: 5_000, driver_id: null, is_collected: null, noted_at: null };
    const before = { settled_by: company.userId, settled_at: gateway.clock.now(), settled_remark: 'โอนแล้ว' };
    await gateway.db
      .insertInto('cash_collections')
      .values({ ...word, ...before })
      .execute();
    expect((await gateway.get('/admin/charges', { jobId }, { token })).body['charges']).toEqual([]);
    const refused = await gateway.post(`/admin/charges/charge-${open}/settle`, { remark: 'โอนแล้ว' }, { token });
    expect(refused.status).toBe(404);
    await passMonth(gateway, [company]);
    await makeInvoices(gateway);
    const { invoices } = (await gateway.call(unpaidInvoices, {}, company)).body;
    expect(invoices.map(({ amount }) => Math.round(amount * 100))).toEqual([satang + 5_000]);
  });

  it('that comes after its job was billed goes onto the next invoice', async () => {
    const { jobId, satang } = await doJob(gateway, company);
    await passMonth(gateway, [company]);
    await makeInvoices(gateway);
    const row = { job_id: jobId, kind: 'waiting', stop: 0, amount_satang: 5_000, quantity: '{"minutes":10}' } as const;
    await gateway.db
      .insertInto('job_charges')
      .values({ ...row, created_at: gateway.clock.now() })
      .execute();
    await passMonth(gateway, [company]);
    await makeInvoices(gateway);
    const { invoices } = (await gateway.call(unpaidInvoices, {}, company)).body;
    expect(invoices.map(({ amount }) => amount)).toEqual([satang / 100, 50]);
  });
});

describe('the statement of a month', () => {
  it('has costs by department and reference, and everything that moved what is owed', async () => {
    const { number, total, job } = await bill();
    const of = async (month: string) => (await gateway.call(companyStatement, { month }, company)).body;
    const { invoice } = await view(number);
    const jobs = await of(invoice.month);
    expect(jobs).toMatchObject({ departments: [{ jobCount: 2, amount: total / 100 }], movements: [], closingBalance: 0 });
    expect(jobs.references.map(({ reference }) => reference)).toContain('PO-1');
    await run('transfer', number, '50', 'SCB-1');
    await run('credit', number, job.jobId, 'ส่งผิดที่');
    const month = invoice.billDate.slice(3);
    const { movements, openingBalance, closingBalance } = await of(month);
    expect(movements.map(({ kind }) => kind)).toEqual(['invoice', 'payment', 'creditNote']);
    expect(movements[1]?.number).toMatch(/^RC/);
    expect([openingBalance, Math.round(closingBalance * 100)]).toEqual([0, total - 5_000 - job.satang]);
  });
});
