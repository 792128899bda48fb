import { headOffice } from '@songwai/core/validation/fields/buyer-branch';

/** A tax id as documents print it: `0-1055-99004-21-9`. */
export const taxIdText = (taxNumber: string): string => taxNumber.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1-$2-$3-$4-$5');

/** Our own office as the letterhead has it, `(สำนักงานใหญ่)` or `(สาขาที่ 00001)`; the setting is a word or a branch's number. */
export const branchText = (branch: string): string => {
  if (branch === headOffice) return '(สำนักงานใหญ่)';
  return /^\d+$/.test(branch) ? `(สาขาที่ ${branch})` : `(${branch})`;
};

/** The buyer's office in both languages: `สำนักงานใหญ่ / Head office`, or `สาขาที่ 00001 / Branch 00001`. */
export const buyerBranchText = (branch: string): string =>
  branch === headOffice ? 'สำนักงานใหญ่ / Head office' : `สาขาที่ ${branch} / Branch ${branch}`;
