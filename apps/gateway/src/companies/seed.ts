import { recordChange } from '../identity/change-queries.ts';
import { lockUser } from '../identity/queries.ts';
import type { Db } from '../platform/db.ts';
import type { Clock, Random } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import {
  findNewestVerification,
  insertVerification,
  markCompanyVerified,
  updateVerification,
} from './documents/document-queries.ts';

/** The company of a demo, and the administrator who decided about its documents. */
interface DemoCompany {
  readonly companyId: string;
  readonly adminId: string;
}

/**
 * Decides about the documents of the demo's company as an administrator does, so that it may pay by invoice; its papers are handed in on
 * paper. Once: what somebody has decided or reopened since stays.
 */
export async function seedVerification(
  { db, clock, random }: { readonly db: Db; readonly clock: Clock; readonly random: Random },
  { companyId, adminId }: DemoCompany,
): Promise<void> {
  await transact(db, async (trx) => {
    const company = await lockUser(trx, companyId);
    if (company === undefined || company.company_verified_at !== null) return;
    if ((await findNewestVerification(trx, companyId)) !== undefined) return;
    const at = clock.now();
    const id = random.uuid();
    const { company_name, company_tax_id, company_address } = company;
    await insertVerification(trx, { id, company_user_id: companyId, created_at: at });
    await updateVerification(trx, id, {
      ...{ company_name, company_tax_id, company_address },
      state: 'verified',
      submitted_at: at,
      due_on: null,
      decided_at: at,
      decided_by: adminId,
      reason: null,
    });
    await markCompanyVerified(trx, companyId, { at, isInvoiceEnabled: company.invoice_enabled });
    const detail = { isVerified: true, isInvoiceEnabled: company.invoice_enabled };
    await recordChange(trx, { userId: companyId, changedBy: adminId, kind: 'companyVerification', detail, at });
  });
}
