import { addMonths, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { companyStatement } from '@songwai/core/invoices/invoice-contract';
import { payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { DocumentSubject } from '../../tax-documents/documents.ts';
import { listUnbilledJobs, type UnbilledJob } from '../billing/unbilled-view.ts';
import { invoiceTexts } from '../invoice-texts.ts';
import type { ListDeps } from './invoice-lists.ts';
import { type CostRow, listMovements, readBilledCosts, type StatementRow } from './statement-view.ts';

type Statement = Omit<ReplyOf<typeof companyStatement>, 'responseCode' | 'responseDesc' | 'field'>;

const sumOf = (rows: readonly { readonly satang: number }[]): number => rows.reduce((sum, { satang }) => sum + Number(satang), 0);

/** Adds what is not billed yet to what is, by name, the dearest first. */
function addUnbilled(billed: readonly CostRow[], jobs: readonly UnbilledJob[], nameOf: (job: UnbilledJob) => string | null) {
  const unbilled = jobs.map((job) => ({ name: nameOf(job), jobCount: job.isLater ? 0 : 1, satang: job.amountSatang }));
  const byName = Map.groupBy([...billed, ...unbilled], ({ name }) => name);
  return [...byName]
    .map(([name, rows]) => ({ name, jobCount: rows.reduce((sum, { jobCount }) => sum + jobCount, 0), satang: sumOf(rows) }))
    .toSorted((a, b) => b.satang - a.satang || (a.name ?? '').localeCompare(b.name ?? '', 'th'));
}

/** Builds the function that draws up a payer's month. */
export function createStatement({ db, documents }: Pick<ListDeps, 'db' | 'documents'>) {
  /** Numbers of receipts and credit notes; the invoice's own where a movement has none. */
  const numbersOf = async (rows: readonly StatementRow[]) => {
    const subjects = rows.flatMap(({ subject }) => (subject === null ? [] : [subject as DocumentSubject]));
    const issued = await documents.listOfSubjects(db, [...new Set(subjects)]);
    const kinds = { invoice: 'invoice', payment: 'receipt', withheld: 'withholdingNote', creditNote: 'creditNote' } as const;
    return ({ subject, kind, number }: StatementRow): string =>
      issued.find((one) => one.subject === subject && one.kind === kinds[kind])?.number ?? number;
  };

  const readCosts = async (span: { readonly payerId: string; readonly from: Date; readonly before: Date }) => {
    const jobs = await listUnbilledJobs(db, span);
    const unbilled = jobs.filter(({ overAt }) => overAt >= span.from);
    const departments = addUnbilled(await readBilledCosts(db, span, 'department'), unbilled, ({ department }) => department);
    const references = addUnbilled(await readBilledCosts(db, span, 'reference'), unbilled, ({ reference }) => reference || null);
    return {
      departments: departments.map(({ name, jobCount, satang }) => ({
        ...(name !== null && { department: name }),
        ...{ jobCount, amount: bahtFromSatang(satang) },
      })),
      references: references.map(({ name, jobCount, satang }) => ({
        ...(name !== null && { reference: name }),
        ...{ jobCount, amount: bahtFromSatang(satang) },
      })),
    };
  };

  /** @param month MM/YYYY. @throws {BusinessRefusal} 422 no such month. */
  return async (session: Session, month: string): Promise<Statement> => {
    const from = parseBangkok(`01/${month}`);
    if (from === null) throw new BusinessRefusal({ code: 422, field: 'month', text: invoiceTexts.badMonth });
    const before = addMonths(from, 1);
    const payerId = payerOf(session);
    const all = await listMovements(db, payerId, before);
    const rows = all.filter(({ at }) => at >= from);
    const numberOf = await numbersOf(rows);
    const opening = sumOf(all.filter(({ at }) => at < from));
    let balance = opening;
    const movements = rows.map((row) => {
      balance += Number(row.satang);
      const { at, kind } = row;
      const amount = bahtFromSatang(Number(row.satang));
      return { at: at.toISOString(), kind, number: numberOf(row), amount, balance: bahtFromSatang(balance) };
    });
    return {
      ...(await readCosts({ payerId, from, before })),
      ...{ openingBalance: bahtFromSatang(opening), movements, closingBalance: bahtFromSatang(balance) },
    };
  };
}

export type ReadStatement = ReturnType<typeof createStatement>;
