import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { AdminDecision } from '../../identity/admin/user-admin-calls.ts';
import * as routes from './routes.generated.ts';

/**
 * Lets a verified company pay by invoice, or stops it, and notifies the company.
 * @throws GatewayError 403, 404 no such company, 409 not verified, 422 no reason.
 */
export const setCompanyInvoicing = async (
  transport: Transport,
  { isEnabled, ...decision }: AdminDecision & { readonly isEnabled: boolean },
): Promise<void> => {
  await call(transport, routes.setInvoicing, { ...decision, invoiceEnabled: isEnabled });
};

/** Corrected data of a verified company; absent fields stay unchanged. */
export interface CompanyCorrection {
  readonly companyName?: string;
  readonly taxId?: string;
  readonly address?: string;
  readonly branch?: string;
  readonly postcode?: string;
}

/**
 * Corrects a verified company's data and notifies the company. @throws GatewayError 403, 404, 409 not verified, 422 naming the
 * field.
 */
export const correctCompany = async (transport: Transport, correction: AdminDecision & CompanyCorrection): Promise<void> => {
  await call(transport, routes.correctCompany, correction);
};

/**
 * Reopens the verification of a company; it cannot pay by invoice until its new documents are decided.
 * @throws GatewayError 403, 404, 409 not verified, 422 no reason.
 */
export const reopenVerification = async (transport: Transport, { userId, reason }: AdminDecision): Promise<void> => {
  await call(transport, routes.reopenVerification, { userId, reason });
};
