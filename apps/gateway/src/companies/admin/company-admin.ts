import { buyerBranch, postcode } from '@songwai/core/validation/fields/buyer-branch';
import { taxId } from '@songwai/core/validation/fields/tax-id';
import { requiredText } from '@songwai/core/validation/required-text';
import type { RuleResult } from '@songwai/core/validation/rule-result';
import { refuseField } from '../../http/fields/refuse-field.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { recordChange } from '../../identity/change-queries.ts';
import { notifyOwner } from '../../identity/contacts/notify-owner.ts';
import type { UserRow } from '../../identity/queries.ts';
import { type CompanyFields, lockCompany, updateCompany } from '../../identity/users/company-account-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { findOpenVerification, insertVerification, updateVerification } from '../documents/document-queries.ts';
import { type CompanyNews, correctedNews, invoicingNews, reopenedNews } from './company-admin-mails.ts';
import { companyAdminTexts } from './company-admin-texts.ts';

/** An administrator's decision about a company. */
export interface CompanyDecision {
  readonly adminId: string;
  readonly userId: string;
  /** Sent to the company. */
  readonly reason: string;
}

/** Corrected data of a company; absent fields stay. */
export interface CompanyCorrection {
  readonly companyName?: string | undefined;
  readonly taxId?: string | undefined;
  readonly address?: string | undefined;
  readonly branch?: string | undefined;
  readonly postcode?: string | undefined;
}

/** Changes by administrators to verified companies. Each is recorded with its reason, and the company is notified. */
export interface CompanyAdmin {
  /**
   * Does nothing where the setting is the same. @throws {BusinessRefusal} 404, 409 switching on for a company that is not
   * verified, 422 without a reason.
   */
  setInvoicing(decision: CompanyDecision & { readonly isEnabled: boolean }): Promise<void>;
  /** @throws {BusinessRefusal} 404, 409 not verified, 422 naming the field. */
  correct(decision: CompanyDecision, correction: CompanyCorrection): Promise<void>;
  /**
   * Lets the company change its data and hand in documents again; suspends paying by invoice. @throws {BusinessRefusal} 404, 409
   * not verified, 422.
   */
  reopen(decision: CompanyDecision): Promise<void>;
}

interface CompanyAdminDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly publicUrl: string;
}

const refuse = (code: 404 | 409, text: 'noCompany' | 'notVerified') =>
  new BusinessRefusal({ code, text: companyAdminTexts[text] });

function accept(field: string, result: RuleResult<string>): string {
  if (result.ok) return result.value;
  throw refuseField(field, result.error);
}

/** Names of corrected fields in mails, by column. */
const corrected = {
  company_name: { th: 'ชื่อ', en: 'name' },
  company_tax_id: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'tax id' },
  company_address: { th: 'ที่อยู่', en: 'address' },
  company_branch: { th: 'สำนักงานใหญ่หรือสาขา', en: 'head office or branch' },
  company_postcode: { th: 'รหัสไปรษณีย์', en: 'postcode' },
} as const;
type CorrectedColumn = keyof typeof corrected;
const columns = Object.keys(corrected) as CorrectedColumn[];

const readCorrection = ({
  companyName,
  taxId: number,
  address,
  branch,
  postcode: code,
}: CompanyCorrection): Partial<Record<CorrectedColumn, string>> => ({
  ...(companyName !== undefined && { company_name: accept('companyName', requiredText(companyName, 'companyNameRequired')) }),
  ...(number !== undefined && { company_tax_id: accept('taxId', taxId(number)) }),
  ...(address !== undefined && { company_address: accept('address', requiredText(address, 'addressRequired')) }),
  ...(branch !== undefined && { company_branch: accept('branch', buyerBranch(branch)) }),
  ...(code !== undefined && { company_postcode: accept('postcode', postcode(code)) }),
});

/** The effect of a decision, determined once the company's row is locked. */
interface Effect {
  readonly fields: CompanyFields;
  readonly kind: string;
  readonly detail: object;
  readonly news: CompanyNews;
}

/** Builds the service. */
export function createCompanyAdmin({ db, clock, random, publicUrl }: CompanyAdminDeps): CompanyAdmin {
  /** @param plan determines the effect; undefined where nothing changes. */
  const decide = (
    { adminId, userId, reason }: CompanyDecision,
    plan: (trx: Db, company: UserRow) => Promise<Effect | undefined> | Effect | undefined,
  ): Promise<void> =>
    transact(db, async (trx) => {
      if (reason === '') throw new BusinessRefusal({ code: 422, field: 'reason', text: companyAdminTexts.reasonMissing });
      const company = await lockCompany(trx, userId);
      if (company === undefined) throw refuse(404, 'noCompany');
      const effect = await plan(trx, company);
      if (effect === undefined) return;
      const at = clock.now();
      await updateCompany(trx, userId, effect.fields);
      await recordChange(trx, { userId, changedBy: adminId, kind: effect.kind, detail: { reason, ...effect.detail }, at });
      await notifyOwner(trx, company, { purpose: effect.kind, at, ...effect.news });
    });

  /** Begins a verification; where one is open (a company may have been verified in another way), its documents are asked for again. */
  const openVerification = async (trx: Db, companyId: string, reason: string): Promise<void> => {
    const open = await findOpenVerification(trx, companyId);
    if (open === undefined)
      await insertVerification(trx, { id: random.uuid(), company_user_id: companyId, created_at: clock.now(), reason });
    else await updateVerification(trx, open.id, { reason, state: 'draft', submitted_at: null, due_on: null });
  };

  return {
    setInvoicing: ({ isEnabled, ...decision }) =>
      decide(decision, (_trx, { company_verified_at, invoice_enabled, invoice_rests }) => {
        if (isEnabled && company_verified_at === null) throw refuse(409, 'notVerified');
        // Switching off also ends a suspended right, so that new documents do not restore it.
        if (invoice_enabled === isEnabled && !(invoice_rests && !isEnabled)) return undefined;
        return {
          fields: { invoice_enabled: isEnabled, invoice_rests: false },
          kind: 'companyInvoicing',
          detail: { isEnabled },
          news: invoicingNews(isEnabled, { reason: decision.reason, publicUrl }),
        };
      }),
    correct: (decision, correction) =>
      decide(decision, (_trx, company) => {
        const wanted = readCorrection(correction);
        // Before it is verified, a company corrects its own data.
        if (company.company_verified_at === null) throw refuse(409, 'notVerified');
        const changed = columns.filter((column) => wanted[column] !== undefined && wanted[column] !== company[column]);
        if (changed.length === 0) return undefined;
        const pick = (row: Partial<Record<CorrectedColumn, string | null>>) =>
          Object.fromEntries(changed.map((column) => [column, row[column] ?? null]));
        const name = (language: 'th' | 'en', comma: string) => changed.map((column) => corrected[column][language]).join(comma);
        return {
          fields: pick(wanted),
          kind: 'companyCorrected',
          detail: { from: pick(company), to: pick(wanted) },
          news: correctedNews({ th: name('th', ' '), en: name('en', ', ') }, { reason: decision.reason, publicUrl }),
        };
      }),
    reopen: (decision) =>
      decide(decision, async (trx, { id, company_verified_at, invoice_enabled }) => {
        if (company_verified_at === null) throw refuse(409, 'notVerified');
        await openVerification(trx, id, decision.reason);
        return {
          fields: { company_verified_at: null, invoice_enabled: false, invoice_rests: invoice_enabled },
          kind: 'companyReopened',
          detail: { invoiceRests: invoice_enabled },
          news: reopenedNews(invoice_enabled, { reason: decision.reason, publicUrl }),
        };
      }),
  };
}
