import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { withholdTax } from '@songwai/core/invoices/withholding';
import type { Addressee } from '@songwai/core/tax-documents/addressee';
import type { DepartmentLine, InvoiceContent, JobLine } from '../../tax-documents/content.ts';
import { wireMonth } from './billed-month.ts';
import type { UnbilledJob } from './unbilled-view.ts';

/** What an invoice is about. */
export interface InvoiceFacts {
  readonly addressee: Addressee;
  readonly isCompany: boolean;
  /** YYYY-MM. */
  readonly month: string;
  readonly dueAt: Date;
  readonly subtotalSatang: number;
  readonly vatPercent: number;
  readonly vatSatang: number;
  readonly jobs: readonly UnbilledJob[];
}

/** Digits of an invoice's number: what a payer types at a bank. `IV2612-00042` is 261200042. */
export const referenceOf = (number: string): string => number.replace(/\D/g, '');

const jobLine = (job: UnbilledJob): JobLine => ({
  jobId: job.jobId,
  reference: job.reference === '' ? null : job.reference,
  department: job.department,
  vehicleId: job.vehicleId,
  at: job.overAt.toISOString(),
  from: job.from,
  to: job.to,
  amountSatang: job.amountSatang,
});

const sumOf = (jobs: readonly UnbilledJob[]): number => jobs.reduce((sum, { amountSatang }) => sum + amountSatang, 0);

function departmentLine(department: string | null, jobs: readonly UnbilledJob[]): DepartmentLine {
  const byVehicle = Map.groupBy(jobs, ({ vehicleId }) => vehicleId);
  const vehicles = [...byVehicle].map(([vehicleId, { length: jobCount }]) => ({ vehicleId, jobCount }));
  return {
    department,
    jobCount: jobs.length,
    vehicles: vehicles.toSorted((a, b) => b.jobCount - a.jobCount || a.vehicleId - b.vehicleId),
    amountSatang: sumOf(jobs),
  };
}

/** Departments by name; jobs of none come last. */
const departmentLines = (jobs: readonly UnbilledJob[]): readonly DepartmentLine[] =>
  [...Map.groupBy(jobs, ({ department }) => department)]
    .map(([department, theirs]) => departmentLine(department, theirs))
    .toSorted(
      (a, b) =>
        Number(a.department === null) - Number(b.department === null) ||
        (a.department ?? '').localeCompare(b.department ?? '', 'th'),
    );

/** What an invoice says. Its number is known when it is issued. */
export const invoiceContent = (facts: InvoiceFacts, number: string): InvoiceContent => ({
  kind: 'invoice',
  addressee: facts.addressee,
  month: wireMonth(facts.month),
  dueDate: bangkokDate(facts.dueAt),
  departments: departmentLines(facts.jobs),
  jobs: facts.jobs.map(jobLine),
  subtotalSatang: facts.subtotalSatang,
  vatPercent: facts.vatPercent,
  vatSatang: facts.vatSatang,
  totalSatang: facts.subtotalSatang + facts.vatSatang,
  withholdingSatang: withholdTax(facts.subtotalSatang, facts.isCompany ? 'company' : 'individual').withheldSatang,
  reference1: referenceOf(number),
  reference2: facts.addressee.taxNumber,
});
