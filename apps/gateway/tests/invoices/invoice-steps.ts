import { startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { unpaidInvoices } from '@songwai/core/invoices/invoice-contract';
import { payInvoiceByBank, payInvoiceByBill } from '@songwai/core/invoices/paying/invoice-paying-contract';
import { cancelJob } from '@songwai/core/jobs/contract';
import { cancelPayment } from '@songwai/core/payments/contract';
import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { readInvoicesCommand, runInvoicesCommand } from '../../src/invoices/admin/invoices-command.ts';
import { billMonth, workOffInvoices } from '../../src/invoices/billing/billing-worker.ts';
import type { Documents } from '../../src/tax-documents/documents.ts';
import { bookJob, moveJob } from '../builders/bookings.ts';
import { answerBank } from '../builders/payments.ts';
import { openSession } from '../builders/sessions.ts';
import { type Actors, expectSound, type Model, type ModelCompany, type ModelPayment } from './invoice-model.ts';
import { doJob, invoiceDeps, passMonth } from './invoiced-companies.ts';

export type Step = AsyncCommand<Model, Actors>;

const makeStep = (name: string, take: (model: Model, actors: Actors) => Promise<void>): Step => ({
  check: () => true,
  run: async (model, actors) => {
    await take(model, actors);
    await expectSound(model, actors);
  },
  toString: () => name,
});

const pickOf = <T>(all: readonly T[], index: number): T | undefined => (all.length === 0 ? undefined : all[index % all.length]);
const companyOf = ({ companies }: Actors, index: number): ModelCompany => {
  const company = pickOf(companies, index);
  if (company === undefined) throw new Error('there is no company');
  return company;
};

/** A job is done, or cancelled after the driver's arrival, which costs the fee, or before it, which costs nothing. */
export const job = (index: number, end: 'done' | 'withFee' | 'free'): Step =>
  makeStep(`job of #${index} ${end}`, async (model, actors) => {
    const { gateway } = actors;
    const company = companyOf(actors, index);
    const endedAt = gateway.clock.now().getTime();
    if (end === 'done') {
      // A long overdue invoice pauses booking; that is tested elsewhere.
      const done = await doJob(gateway, company, { reference: `PO-${index}` }).catch((error: Error) => error);
      if (done instanceof Error) return expect(done.message).toContain('invoice');
      model.jobs.push({ jobId: done.jobId, company, due: done.satang, isBilled: false, endedAt });
      return undefined;
    }
    const booked = await bookJob(gateway, company, { paymentType: 4 }).catch((error: Error) => error);
    if (booked instanceof Error) return expect(booked.message).toContain('invoice');
    if (end === 'withFee') await moveJob(gateway, booked.jobId, ['arrived', 0]);
    await gateway.call(cancelJob, { jobId: booked.jobId }, company);
    model.jobs.push({ jobId: booked.jobId, company, due: end === 'withFee' ? 6_500 : 0, isBilled: false, endedAt });
    return undefined;
  });

/** Fails for some documents, as if the gateway was killed there: the transaction is rolled back. */
const failing = (documents: Documents, every: number): Documents => {
  let count = 0;
  return {
    ...documents,
    issue: async (trx, document) => {
      count += 1;
      const issued = await documents.issue(trx, document);
      if (count % every === 0) throw new Error('killed');
      return issued;
    },
  };
};

/** The month ends, and gateways bill it: two at once, after one that was killed again and again. */
export const endMonth = (crashEvery: number, vatPercent: number): Step =>
  makeStep(`month ends, crash every ${crashEvery}, VAT ${vatPercent}`, async (model, actors) => {
    const { gateway, companies } = actors;
    await gateway.db.updateTable('order_settings').set({ value: vatPercent }).where('name', '=', 'invoiceVatPercent').execute();
    await passMonth(gateway);
    for (const company of companies) company.token = await openSession(gateway, company.userId);
    const deps = invoiceDeps(gateway);
    await billMonth({ ...deps, documents: failing(deps.documents, crashEvery) });
    await Promise.all([workOffInvoices(deps), workOffInvoices(deps)]);
    const end = startOfBangkokMonth(gateway.clock.now()).getTime();
    for (const one of model.jobs) if (one.endedAt < end) one.isBilled = true;
  });

const openOf = async ({ gateway }: Actors, company: ModelCompany) =>
  (await gateway.call(unpaidInvoices, {}, company)).body.invoices;

interface Paying {
  /** Of what is open. */
  readonly share: number;
  readonly wht: boolean;
  /** The bank says yes at once. */
  readonly isConfirmed: boolean;
  /** At a counter, which takes the money also when its bill has ended. */
  readonly isAtCounter: boolean;
}

/** The company begins to pay a share of an invoice in its bank's app, or at a counter. */
export const pay = (index: number, { share, wht, isConfirmed, isAtCounter }: Paying): Step =>
  makeStep(
    `#${index} pays ${share} ${wht ? 'with' : 'without'} withholding${isAtCounter ? ' at a counter' : ''}${isConfirmed ? ' at once' : ''}`,
    async (model, actors) => {
      const company = companyOf(actors, index);
      const invoice = pickOf(await openOf(actors, company), index);
      if (invoice === undefined) return;
      const amount = Math.max(1, Math.floor(invoice.openAmount * share * 100) / 100);
      const asked = { invoiceId: invoice.invoiceId, wht, guid: crypto.randomUUID(), ...(share < 1 && { amount }) };
      const ask = () =>
        isAtCounter
          ? actors.gateway.call(payInvoiceByBill, { ...asked, source: 'sandbox' }, company)
          : actors.gateway.call(payInvoiceByBank, { ...asked, bank: 'ktb' }, company);
      const both = await Promise.all([ask(), ask()]);
      for (const { body } of both) expect([200, 409, 422]).toContain(body.responseCode);
      const [payment] = both.flatMap(({ body }) => (body.responseCode === 200 ? [body.payment] : []));
      if (payment?.authorizeUri === undefined) return;
      const { authorizeUri, chargeId } = payment;
      const noted = { company, authorizeUri, chargeId, isAtCounter, amount: Math.round(payment.amount * 100) };
      model.payments.push(noted);
      if (isConfirmed) await answerPayment(model, actors, { payment: noted, says: 'pass' });
    },
  );

/** What the bank says of a payment; one that has ended there is not paid any more. */
async function answerPayment(
  model: Model,
  { gateway }: Actors,
  { payment, says }: { payment: ModelPayment; says: 'pass' | 'fail' },
) {
  const ref = payment.authorizeUri.split('/').at(-1) ?? '';
  if (payment.isAtCounter && says === 'fail') return;
  await answerBank(gateway, payment, payment.isAtCounter ? 'pay' : says);
  const charge = gateway.db.selectFrom('sandbox_charges').select('state').where('ref', '=', ref);
  if ((await charge.executeTakeFirstOrThrow()).state === 'paid') payment.company.moneyIn += payment.amount;
  model.payments.splice(model.payments.indexOf(payment), 1);
}

export const answer = (index: number, says: 'pass' | 'fail'): Step =>
  makeStep(`bank says ${says} to #${index}`, async (model, actors) => {
    const payment = pickOf(model.payments, index);
    if (payment !== undefined) await answerPayment(model, actors, { payment, says });
  });

/** The company cancels a payment, whose money may come all the same. */
export const cancel = (index: number): Step =>
  makeStep(`#${index} is cancelled`, async (model, { gateway }) => {
    const payment = pickOf(model.payments, index);
    if (payment === undefined) return;
    const { body } = await gateway.call(cancelPayment, { chargeId: payment.chargeId }, payment.company);
    expect([200, 409]).toContain(body.responseCode);
  });

export const sweep = (seconds: number): Step =>
  makeStep(`${seconds} seconds pass`, async (_model, { gateway, sweeper, companies }) => {
    gateway.clock.advanceSeconds(seconds);
    for (const company of companies) company.token = await openSession(gateway, company.userId);
    await sweeper.work();
    await workOffInvoices(invoiceDeps(gateway));
  });

const run = async ({ gateway }: Actors, words: readonly string[]): Promise<string> => {
  const command = readInvoicesCommand(words);
  if (command === undefined) throw new Error(`no command: ${words.join(' ')}`);
  return runInvoicesCommand(command, invoiceDeps(gateway)).catch((error: Error) => error.message);
};

/** An operator books a transfer, twice. */
export const transfer = (index: number, baht: number): Step =>
  makeStep(`#${index} transfers ${baht}`, async (model, actors) => {
    const company = companyOf(actors, index);
    const invoice = pickOf(await openOf(actors, company), index);
    if (invoice === undefined) return;
    model.transfers += 1;
    const words = ['transfer', invoice.number, String(baht), `${company.userId} ${model.transfers}`];
    const [first, second] = [await run(actors, words), await run(actors, words)];
    expect(first).toContain('are taken off');
    expect(second).toMatch(/booked already|Nothing is open/);
    company.moneyIn += baht * 100;
  });

/** An operator credits a job, or an amount, of any invoice. */
export const credit = (index: number, baht: number | null): Step =>
  makeStep(`credit ${baht ?? 'a job'} of #${index}`, async (_model, actors) => {
    const { db } = actors.gateway;
    const lines = await db
      .selectFrom('invoice_lines')
      .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
      .select(['invoices.number', 'invoice_lines.job_id'])
      .where(
        'payer_id',
        'in',
        actors.companies.map(({ userId }) => userId),
      )
      .orderBy('invoice_lines.over_at')
      .execute();
    const line = pickOf(lines, index);
    if (line === undefined) return;
    const said = await run(actors, ['credit', line.number, baht === null ? line.job_id : String(baht), 'ทดสอบ']);
    expect(said).toMatch(/are taken off|left of/);
  });
