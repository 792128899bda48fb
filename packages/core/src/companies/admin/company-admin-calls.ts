import type { Transport } from '../../gateway/transport-types.ts';
import type { AdminDecision } from '../../identity/admin/user-admin-calls.ts';
import type {
  correctCompany as CorrectCompany,
  reopenVerification as ReopenVerification,
  setInvoicing as SetInvoicing,
} from './company-admin-contract.ts';

/**
 * Lets a verified company pay by invoice, or no longer; the company is told.
 * @throws GatewayError 403, 404 no such company, 409 not verified, 422 no reason.
 */
export const setCompanyInvoicing = async (
  transport: Transport,
  { isEnabled, ...decision }: AdminDecision & { readonly isEnabled: boolean },
): Promise<void> => {
  const body = { ...decision, invoiceEnabled: isEnabled };
  await transport.call<typeof SetInvoicing>({ method: 'POST', path: '/admin/company/invoicing', body });
};

/** What was wrong about a verified company; what is left out stays. */
export interface CompanyCorrection {
  readonly companyName?: string;
  readonly taxId?: string;
  readonly address?: string;
}

/** Corrects a verified company's data; the company is told. @throws GatewayError 403, 404, 409 not verified, 422 naming the field. */
export const correctCompany = async (transport: Transport, correction: AdminDecision & CompanyCorrection): Promise<void> => {
  await transport.call<typeof CorrectCompany>({ method: 'POST', path: '/admin/company/correct', body: correction });
};

/**
 * Opens the verification of a company again; paying by invoice rests until its new papers are decided.
 * @throws GatewayError 403, 404, 409 not verified, 422 no reason.
 */
export const reopenVerification = async (transport: Transport, { userId, reason }: AdminDecision): Promise<void> => {
  const body = { userId, reason };
  await transport.call<typeof ReopenVerification>({ method: 'POST', path: '/admin/company/verification/reopen', body });
};
