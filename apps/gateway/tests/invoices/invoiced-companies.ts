import { billMonth, workOffInvoices } from '../../src/invoices/billing/billing-worker.ts';
import { systemRandom } from '../../src/platform/deps.ts';
import { findVehicleNames } from '../../src/pricing/catalog/vehicle-queries.ts';
import { openDocuments } from '../../src/tax-documents/open-documents.ts';
import { bookJob, moveJob } from '../builders/bookings.ts';
import { addCompany } from '../builders/customers.ts';
import type { Gateway } from '../builders/gateway.ts';
import { type Caller, openSession } from '../builders/sessions.ts';
import { publicUrl } from '../harness/quiet-environment.ts';
import { silentLog } from '../harness/silent-log.ts';

type Stored = Pick<Gateway, 'db' | 'clock'>;

/** What the room `invoices` works with, for a test that lets it work. */
export const invoiceDeps = ({ db, clock }: Stored) => ({
  ...{ db, clock, random: systemRandom, publicUrl, leastSatang: 100, log: silentLog },
  documents: openDocuments({ random: systemRandom, publicUrl, billerId: undefined, findVehicleNames }),
});

/** One round of the worker. */
export const workOnInvoices = (gateway: Stored): Promise<void> => workOffInvoices(invoiceDeps(gateway));
/** The invoices alone. @returns how many were made. */
export const makeInvoices = (gateway: Stored): Promise<number> => billMonth(invoiceDeps(gateway));

let companies = 0;
/** A company that may pay by invoice. */
export async function addInvoicedCompany(gateway: Stored, fields: Parameters<typeof addCompany>[1] = {}): Promise<Caller> {
  companies += 1;
  return addCompany(gateway, {
    ...{ company_name: `บริษัท ทดสอบ ${companies} จำกัด`, company_address: '1 ถ.สีลม กรุงเทพมหานคร 10500' },
    ...{ company_tax_id: '0105500000003', invoice_enabled: true, company_verified_at: gateway.clock.now() },
    ...fields,
  });
}

/** Books a job by invoice, and completes it. @returns its id, and what is due for it in satang. */
export async function doJob(gateway: Gateway, caller: Caller, change: object = {}) {
  const { jobId } = await bookJob(gateway, caller, { paymentType: 4, ...change });
  await moveJob(gateway, jobId, 'completed');
  const { net_satang: satang } = await gateway.db
    .selectFrom('jobs')
    .select('net_satang')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return { jobId, satang };
}

/** Lets time pass until 01:00 of the first of the next month in Bangkok; callers sign in again. */
export async function passMonth(gateway: Stored, callers: readonly { userId: string; token: string }[] = []): Promise<void> {
  const now = gateway.clock.now();
  const bangkok = new Date(now.getTime() + 7 * 3_600_000);
  const next = Date.UTC(bangkok.getUTCFullYear(), bangkok.getUTCMonth() + 1, 1, 1) - 7 * 3_600_000;
  gateway.clock.advanceSeconds((next - now.getTime()) / 1_000);
  for (const caller of callers) caller.token = await openSession(gateway, caller.userId);
}
