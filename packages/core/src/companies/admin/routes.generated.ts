// Written by `npm run routes` from the contracts beside it.
import type { Route } from '../../gateway/call.ts';
import type * as companyAdminContract from './company-admin-contract.ts';

export const correctCompany: Route<typeof companyAdminContract.correctCompany> = { path: '/admin/company/correct' };
export const reopenVerification: Route<typeof companyAdminContract.reopenVerification> = {
  path: '/admin/company/verification/reopen',
};
export const setInvoicing: Route<typeof companyAdminContract.setInvoicing> = { path: '/admin/company/invoicing' };
