import { percentOf } from '@songwai/core/basics/money';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { customerAccount } from '../../src/ledger/accounts.ts';
import { readBalance } from '../../src/ledger/balance-queries.ts';
import type { Gateway } from '../builders/gateway.ts';
import type { makeSweeper } from '../builders/payments.ts';
import { readFaults } from '../money/read-faults.ts';

/** A company that books by invoice. */
export interface ModelCompany {
  readonly userId: string;
  token: string;
  /** What payers have sent, by banks and by transfer, in satang. */
  moneyIn: number;
}

/** What a job costs its company, by its id. */
export interface ModelJob {
  readonly jobId: string;
  readonly company: ModelCompany;
  due: number;
  /** The month in which it ended is over, and was billed. */
  isBilled: boolean;
  readonly endedAt: number;
}

/** A payment that waits at the bank, or at a counter. */
export interface ModelPayment {
  readonly company: ModelCompany;
  readonly chargeId: string;
  readonly isAtCounter: boolean;
  readonly authorizeUri: string;
  readonly amount: number;
}

export interface Model {
  readonly jobs: ModelJob[];
  readonly payments: ModelPayment[];
  transfers: number;
  /** What was issued, by number: never another. */
  readonly issued: Map<string, string>;
}

export interface Actors {
  readonly gateway: Gateway;
  readonly companies: readonly ModelCompany[];
  readonly sweeper: ReturnType<typeof makeSweeper>;
}

export const emptyModel = (): Model => ({ jobs: [], payments: [], transfers: 0, issued: new Map() });

/** Each job that was billed stands on exactly one invoice, with what is due for it; no other one does. */
async function expectBilledOnce({ gateway }: Actors, { jobs }: Model): Promise<void> {
  const rows = await gateway.db
    .selectFrom('invoice_lines')
    .select(['job_id', sql<number>`count(*)::int`.as('count'), sql<number>`sum(amount_satang)::bigint`.as('satang')])
    .where('job_id', 'in', ['', ...jobs.map(({ jobId }) => jobId)])
    .groupBy('job_id')
    .execute();
  const billed = Object.fromEntries(rows.map(({ job_id, count, satang }) => [job_id, [count, Number(satang)]]));
  const expected = jobs.filter(({ isBilled, due }) => isBilled && due > 0).map(({ jobId, due }) => [jobId, [1, due]] as const);
  expect(billed).toEqual(Object.fromEntries(expected));
}

/** Numbers of each kind and month run from 1 without a gap, and what was issued says what it said. */
async function expectFrozen({ gateway: { db } }: Actors, { issued }: Model): Promise<void> {
  const { rows } = await sql<{ number: string; hash: string }>`
    select number, md5(content::text || amount_satang || issued_at) as hash from tax_documents order by number`.execute(db);
  const series = Map.groupBy(rows, ({ number }) => number.slice(0, 7));
  for (const [prefix, all] of series)
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => `${prefix}${String(index + 1).padStart(5, '0')}`));
  for (const { number, hash } of rows) expect([number, issued.get(number) ?? hash]).toEqual([number, hash]);
  for (const { number, hash } of rows) issued.set(number, hash);
  expect(rows.length).toBe(issued.size);
}

/** What was billed is open, credited, withheld or paid; and what was paid and not needed is in the wallet. */
async function expectConserved({ gateway: { db } }: Actors, { userId, moneyIn }: ModelCompany): Promise<void> {
  const invoices = await db.selectFrom('invoices').selectAll().where('payer_id', '=', userId).execute();
  const sum = (of: (row: (typeof invoices)[number]) => number): number => invoices.reduce((total, row) => total + of(row), 0);
  const billed = sum((row) => row.subtotal_satang + row.vat_satang);
  const credited = sum((row) => row.credited_satang + row.returned_satang);
  const wallet = await readBalance(db, customerAccount('walletTopUp', userId));
  const withheld = sum((row) => row.withheld_satang - row.returned_tax_satang);
  expect(billed - credited - withheld - moneyIn + wallet).toBe(sum((row) => row.open_satang));
  for (const row of invoices) {
    // What was paid back in money was paid in.
    expect(row.returned_satang - row.returned_tax_satang).toBeLessThanOrEqual(row.paid_satang);
  }
  expect(await readBalance(db, customerAccount('invoiceOwed', userId))).toBe(-sum((row) => row.open_satang) || 0);
  for (const row of invoices) {
    expect(row.withheld_satang).toBeLessThanOrEqual(percentOf(row.subtotal_satang, 1, 'halfUp'));
    expect(row.vat_satang).toBe(percentOf(row.subtotal_satang, row.vat_percent, 'halfUp'));
  }
}

/** Holds everything against everything, after each step. */
export async function expectSound(model: Model, actors: Actors): Promise<void> {
  await expectBilledOnce(actors, model);
  await expectFrozen(actors, model);
  for (const company of actors.companies) await expectConserved(actors, company);
  expect(await readFaults(actors.gateway.db)).toEqual([]);
}
